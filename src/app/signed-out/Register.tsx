import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAST_PASSWORD } from '../../domain/password/length.ts';
import { passwordStrength } from '../../domain/password/strength.ts';
import { request } from '../../providers/http.ts';
import { PasswordStrength } from '../../ui/PasswordStrength.tsx';
import { FormSent } from './FormSent.tsx';
import { EmailField } from './EmailField.tsx';
import { VisitorField } from '../../engine/visitor-form/VisitorField.tsx';
import { FormEnd } from '../../engine/visitor-form/FormEnd.tsx';
import { SignedOutLayout } from './SignedOutLayout.tsx';
import { SignedOutLink } from './SignedOutLink.tsx';
import { PasswordField } from '../../engine/visitor-form/PasswordField.tsx';
import { useVisitorForm, type VisitorValues } from '../../engine/visitor-form/use-visitor-form.ts';

const PASSWORD_RULE = { min: LEAST_PASSWORD };

/** Asks for an account: it waits for an administrator. The answer never says whether the address has one (S20). */
export default function Register() {
  const { t } = useTranslation('access');
  const [isDone, setIsDone] = useState(false);
  const [typed, setTyped] = useState<VisitorValues>({});
  const form = useVisitorForm({
    name: 'register',
    required: ['name', 'surname', 'email', 'password'],
    check: ({ password = '' }) =>
      password.length < LEAST_PASSWORD ? { password: { key: 'register.tooShort', params: PASSWORD_RULE } } : {},
    send: async (values) => {
      await request({ path: '/auth/register', method: 'POST', body: values, isPublic: true });
      setIsDone(true);
    },
  });
  if (isDone) {
    return (
      <SignedOutLayout title={t('register.done')}>
        <FormSent title={t('register.done')}>
          <p>{t('register.doneText')}</p>
          <p>{t('register.doneKnown')}</p>
        </FormSent>
      </SignedOutLayout>
    );
  }
  const { password = '', name = '', surname = '', email = '' } = typed;
  const strength = passwordStrength({ password, own: [name, surname, email] });
  return (
    <SignedOutLayout title={t('register.title')}>
      <form
        className="k-visitor-form"
        method="post"
        action="/register"
        noValidate
        onInput={(event) => setTyped(textsOf(event.currentTarget))}
        onSubmit={form.handleSubmit}
      >
        <h1>{t('register.title')}</h1>
        <p className="k-muted">{t('register.lead')}</p>
        <div className="k-field-pair">
          <VisitorField
            name="name"
            label={t('register.name')}
            error={form.textAt('name')}
            autoComplete="given-name"
            isFirst
          />
          <VisitorField
            name="surname"
            label={t('register.surname')}
            error={form.textAt('surname')}
            autoComplete="family-name"
          />
        </div>
        <EmailField error={form.textAt('email')} autoComplete="username" />
        <PasswordField
          label={t('login.password')}
          error={form.textAt('password')}
          autoComplete="new-password"
          hint={t('register.rule', PASSWORD_RULE)}
        >
          <PasswordStrength strength={strength} label={t(`strength.${strength}`)} />
        </PasswordField>
        <FormEnd form={form} label={t('register.submit')} busyLabel={t('register.busy')} />
        <p className="k-muted k-signed-out-other">
          {t('register.hasAccount')} <SignedOutLink to="/login">{t('login.submit')}</SignedOutLink>
        </p>
      </form>
    </SignedOutLayout>
  );
}

function textsOf(form: HTMLFormElement): VisitorValues {
  const entries = Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']);
  return Object.fromEntries(entries) as VisitorValues;
}
