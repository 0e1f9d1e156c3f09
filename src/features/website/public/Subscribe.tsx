import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SUBSCRIBE_CONSENT } from '../../../domain/website/subscriber.ts';
import { VisitorField } from '../../../engine/visitor-form/VisitorField.tsx';
import { FormEnd } from '../../../engine/visitor-form/FormEnd.tsx';
import { TickField, Trap } from '../../../engine/visitor-form/parts.tsx';
import { problemsFrom, useVisitorForm, type VisitorValues } from '../../../engine/visitor-form/use-visitor-form.ts';
import { typedIssues } from '../../../engine/visitor-form/typed-issues.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { request } from '../../../providers/http.ts';

const REQUIRED = ['email'];

const check = (values: VisitorValues) =>
  problemsFrom([
    ...(values['consent'] === 'on' ? [] : [{ field: 'consent', key: 'website.needConsent' }]),
    ...typedIssues(values),
  ]);

/** WB1: the newsletter's sign-up, with the consent that is stored as a proof. */
export function Subscribe() {
  const { t } = useTranslation('website');
  const language = useLanguage();
  const [isDone, setIsDone] = useState(false);
  const send = async ({ consent, ...values }: VisitorValues) => {
    const body = { ...values, language, consent: consent === 'on', consentVersion: SUBSCRIBE_CONSENT };
    await request({ path: '/public/subscribers', method: 'POST', isPublic: true, body });
    setIsDone(true);
  };
  const form = useVisitorForm({ name: 'subscribe', required: REQUIRED, check, send });
  return (
    <section className="k-public-card k-public-after">
      <h2>{t('subscribe.title')}</h2>
      <p role="status">{isDone && t('subscribe.done')}</p>
      {!isDone && (
        <form className="k-visitor-form" noValidate onSubmit={form.handleSubmit}>
          <VisitorField
            name="email"
            type="email"
            label={t('subscribe.email')}
            error={form.textAt('email')}
            autoComplete="email"
          />
          <Trap label={t('trap')} />
          <TickField name="consent" label={t('subscribe.consent')} error={form.textAt('consent')}>
            <details className="k-muted k-public-more">
              <summary>{t('more')}</summary>
              <p>{t('subscribe.consentText')}</p>
            </details>
          </TickField>
          <FormEnd form={form} label={t('subscribe.submit')} busyLabel={t('sending')} />
        </form>
      )}
    </section>
  );
}
