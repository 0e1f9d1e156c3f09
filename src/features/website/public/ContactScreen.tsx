import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_CONSENT, CONTACT_TIMES, CONTACT_TOPICS, contactIssues } from '../../../domain/website/contact.ts';
import { VisitorField } from '../../../engine/visitor-form/VisitorField.tsx';
import { FormEnd } from '../../../engine/visitor-form/FormEnd.tsx';
import { ChoiceField, LongField, TickField, Trap } from '../../../engine/visitor-form/parts.tsx';
import { problemsFrom, useVisitorForm, type VisitorValues } from '../../../engine/visitor-form/use-visitor-form.ts';
import { typedIssues } from '../../../engine/visitor-form/typed-issues.ts';
import { newKey } from '../../../providers/new-key.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { request } from '../../../providers/http.ts';

const LONGEST = 1000; // characters

const consentOf = ({ consent }: VisitorValues) => ({ consent: consent === 'on', consentVersion: CONTACT_CONSENT });
const TYPED = { name: '', phone: '', subject: '', preferredTime: '' };
/** The server's own check, so that all missing fields are shown at once. */
const check = (values: VisitorValues) =>
  problemsFrom([...contactIssues({ ...TYPED, ...values, ...consentOf(values) }), ...typedIssues(values)]);

/** WB2: a visitor requests a call at a time; an error never loses the input. */
export function ContactScreen() {
  const { t } = useTranslation('website');
  const language = useLanguage();
  const [isDone, setIsDone] = useState(false);
  const [key] = useState(newKey);
  const title = t('contact.title');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  const send = async (values: VisitorValues) => {
    const body = { ...values, language, ...consentOf(values) };
    const headers = { 'Idempotency-Key': key };
    await request({ path: '/public/contact-requests', method: 'POST', isPublic: true, body, headers });
    setIsDone(true);
  };
  const form = useVisitorForm({ name: 'contact', required: [], check, send });
  const { textAt } = form;
  if (isDone) return <Done />;
  return (
    <>
      <h1>{title}</h1>
      <p className="k-public-intro">{t('contact.intro')}</p>
      <form className="k-visitor-form k-public-card" noValidate onSubmit={form.handleSubmit}>
        <VisitorField name="name" label={t('contact.name')} error={textAt('name')} autoComplete="name" />
        <VisitorField
          name="phone"
          type="tel"
          label={t('contact.phone')}
          hint={t('contact.phoneHint')}
          error={textAt('phone')}
          autoComplete="tel"
        />
        <ChoiceField
          name="subject"
          label={t('contact.subject')}
          error={textAt('subject')}
          none={t('contact.choose')}
          options={CONTACT_TOPICS.map((value) => ({ value, label: t(`contact.topics.${value}`) }))}
        />
        <ChoiceField
          name="preferredTime"
          label={t('contact.time')}
          error={textAt('preferredTime')}
          none={t('contact.times.ANY')}
          options={CONTACT_TIMES.filter((value) => value !== 'ANY').map((value) => ({
            value,
            label: t(`contact.times.${value}`),
          }))}
        />
        <LongField
          name="message"
          label={t('contact.message')}
          error={textAt('message')}
          hint={t('contact.messageHint')}
          longest={LONGEST}
        />
        <Trap label={t('trap')} />
        <TickField name="consent" label={t('contact.consent')} error={textAt('consent')}>
          <details className="k-muted k-public-more">
            <summary>{t('more')}</summary>
            <p>{t('contact.consentText')}</p>
          </details>
        </TickField>
        <FormEnd form={form} label={t('contact.submit')} busyLabel={t('sending')} />
      </form>
    </>
  );
}

function Done() {
  const { t } = useTranslation('website');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="k-public-card">
      <h1 ref={heading} tabIndex={-1}>
        {t('contact.done')}
      </h1>
      <p>{t('contact.doneText')}</p>
      <p>
        <a href="/v1/public/blog">{t('blog.title')}</a>
      </p>
    </section>
  );
}
