import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../providers/http.ts';
import { FormSent } from './FormSent.tsx';
import { EmailField } from './EmailField.tsx';
import { FormEnd } from '../../engine/visitor-form/FormEnd.tsx';
import { SignedOutLayout } from './SignedOutLayout.tsx';
import { SignedOutLink } from './SignedOutLink.tsx';
import { useVisitorForm } from '../../engine/visitor-form/use-visitor-form.ts';

/** Requests a new password. The answer is the same for every address, known or not (S20). */
export default function ForgotPassword() {
  const { t } = useTranslation('access');
  const [isDone, setIsDone] = useState(false);
  const form = useVisitorForm({
    name: 'forgot-password',
    required: ['email'],
    send: async ({ email }) => {
      await request({ path: '/auth/forgot-password', method: 'POST', body: { email }, isPublic: true });
      setIsDone(true);
    },
  });
  const title = t(isDone ? 'forgot.done' : 'forgot.title');
  return (
    <SignedOutLayout title={title}>
      {isDone ? (
        <FormSent title={title}>
          <p>{t('forgot.doneText')}</p>
          <p>{t('forgot.doneUrgent')}</p>
        </FormSent>
      ) : (
        <form
          className="k-visitor-form"
          method="post"
          action="/forgot-password"
          noValidate
          onSubmit={form.handleSubmit}
        >
          <h1>{title}</h1>
          <p className="k-muted">{t('forgot.lead')}</p>
          <EmailField error={form.textAt('email')} autoComplete="username" isFirst />
          <FormEnd form={form} label={t('forgot.submit')} busyLabel={t('forgot.busy')} />
          <p className="k-muted k-signed-out-other">
            <SignedOutLink to="/login">{t('login.back')}</SignedOutLink>
          </p>
        </form>
      )}
    </SignedOutLayout>
  );
}
