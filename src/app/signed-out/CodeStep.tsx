import { useTranslation } from 'react-i18next';
import { VisitorField } from '../../engine/visitor-form/VisitorField.tsx';
import { FormEnd } from '../../engine/visitor-form/FormEnd.tsx';
import { useVisitorForm } from '../../engine/visitor-form/use-visitor-form.ts';
import { HttpError } from '../../providers/http-error.ts';
import { type Challenged, enterCode } from '../../providers/sign-in.ts';
import { SignedOutLayout } from './SignedOutLayout.tsx';

type CodeStepProps = {
  readonly challenged: Challenged;
  /** Back to the password; with why, when it was not the person's wish. */
  readonly onEnd: (why?: string) => void;
};

/** The second step of a sign-in: a code of the phone, or one of those that were written down. */
export default function CodeStep({ challenged, onEnd }: CodeStepProps) {
  const { t } = useTranslation('access');
  const form = useVisitorForm({
    name: 'code',
    required: ['code'],
    send: async ({ code = '' }) => {
      try {
        await enterCode(challenged, code);
      } catch (error) {
        const ended = error instanceof HttpError ? error.errors?.['challenge']?.[0] : undefined;
        if (ended === undefined) throw error;
        onEnd(ended);
      }
    },
  });
  const title = t('login.code.title');
  return (
    <SignedOutLayout title={title}>
      <form className="k-visitor-form" method="post" action="/login" noValidate onSubmit={form.handleSubmit}>
        <h1>{title}</h1>
        <p className="k-muted">{t('login.code.lead')}</p>
        <VisitorField
          name="code"
          label={t('login.code.label')}
          error={form.textAt('code')}
          autoComplete="one-time-code"
          hint={t('login.code.hint')}
          isFirst
        />
        <FormEnd form={form} label={t('login.submit')} busyLabel={t('login.busy')} />
        <button type="button" className="k-signed-out-link" onClick={() => onEnd()}>
          {t('login.back')}
        </button>
      </form>
    </SignedOutLayout>
  );
}
