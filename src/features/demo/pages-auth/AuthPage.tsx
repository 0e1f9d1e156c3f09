import Flex from 'antd/es/flex';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../../../engine/visitor-form/FormEnd.tsx';
import { useVisitorForm } from '../../../engine/visitor-form/use-visitor-form.ts';
import { AuthField } from './AuthField.tsx';
import { type FormKind, FORMS, problemsIn } from './forms.ts';
import { AuthFrame, type AuthLayout } from './frame.tsx';
import { SampleDone } from './SampleDone.tsx';

type AuthPageProps = { readonly kind: FormKind; readonly look: AuthLayout; readonly preferences: ReactNode };

/** A sample sign-in page with one form, in one of two layouts. The input never leaves the browser. */
export function AuthPage({ kind, look, preferences }: AuthPageProps) {
  const { t } = useTranslation('demo-auth');
  const [isDone, setIsDone] = useState(false);
  const version = look === 'card' ? 'v1' : 'v2';
  return (
    <AuthFrame look={look} title={t(`${kind}.title`)} lead={t(`${kind}.lead`)} preferences={preferences}>
      {isDone ? (
        <SampleDone onAgain={() => setIsDone(false)} />
      ) : (
        <SampleForm kind={kind} onDone={() => setIsDone(true)} />
      )}
      <Flex wrap component="p" gap="4px 20px" justify="center">
        {FORMS[kind].ways.map((way) => (
          <a key={way} href={`/pages/authentication/${way}-${version}`}>
            {t(`ways.${way}`)}
          </a>
        ))}
      </Flex>
    </AuthFrame>
  );
}

function SampleForm({ kind, onDone }: { readonly kind: FormKind; readonly onDone: () => void }) {
  const { t } = useTranslation('demo-auth');
  const { fields } = FORMS[kind];
  const form = useVisitorForm({
    name: `demo-${kind}`,
    required: fields,
    check: (values) => problemsIn(kind, values),
    send: onDone,
  });
  return (
    <form className="k-visitor-form" noValidate onSubmit={form.handleSubmit}>
      {fields.map((name) => (
        <AuthField key={name} kind={kind} name={name} error={form.textAt(name)} />
      ))}
      <FormEnd form={form} label={t(`${kind}.submit`)} busyLabel={t('busy')} />
    </form>
  );
}
