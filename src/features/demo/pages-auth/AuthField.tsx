import { useTranslation } from 'react-i18next';
import { VisitorField } from '../../../engine/visitor-form/VisitorField.tsx';
import { TickField } from '../../../engine/visitor-form/parts.tsx';
import { PasswordField } from '../../../engine/visitor-form/PasswordField.tsx';
import type { FieldName, FormKind } from './forms.ts';

type AuthFieldProps = {
  readonly kind: FormKind;
  readonly name: FieldName;
  readonly error: string | undefined;
};

/** One field of a sample form, by its name. */
export function AuthField({ kind, name, error }: AuthFieldProps) {
  const { t } = useTranslation('demo-auth');
  const label = t(`fields.${name}`);
  switch (name) {
    case 'terms':
      return <TickField name={name} label={label} error={error} />;
    case 'password':
      return (
        <PasswordField
          label={label}
          error={error}
          autoComplete={kind === 'login' ? 'current-password' : 'new-password'}
        />
      );
    case 'confirm':
      return <VisitorField name={name} type="password" label={label} error={error} autoComplete="new-password" />;
    case 'code':
      return (
        <div className="d-auth-code">
          <VisitorField
            name={name}
            type="tel"
            label={label}
            hint={t('codeHint')}
            error={error}
            autoComplete="one-time-code"
          />
        </div>
      );
    case 'email':
      return <VisitorField name={name} type="email" label={label} error={error} autoComplete="email" />;
    case 'username':
      return <VisitorField name={name} label={label} error={error} autoComplete="username" />;
  }
}
