import { useTranslation } from 'react-i18next';
import { VisitorField, type FieldProps } from '../../engine/visitor-form/VisitorField.tsx';
import { keepTypedEmail, typedEmail } from './typed-email.ts';

/** The e-mail address, carried along from one signed-out screen to the next. */
export function EmailField(field: Pick<FieldProps, 'error' | 'autoComplete' | 'isFirst'>) {
  const { t } = useTranslation('access');
  return (
    <VisitorField
      {...field}
      name="email"
      type="email"
      label={t('login.email')}
      defaultValue={typedEmail()}
      onInput={(event) => keepTypedEmail(event.currentTarget.value)}
    />
  );
}
