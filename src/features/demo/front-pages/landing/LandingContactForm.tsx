import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisitorField } from '../../../../engine/visitor-form/VisitorField.tsx';
import { FormEnd } from '../../../../engine/visitor-form/FormEnd.tsx';
import { LongField } from '../../../../engine/visitor-form/parts.tsx';
import { useVisitorForm } from '../../../../engine/visitor-form/use-visitor-form.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import { wrongEmail } from '../wrong-email.ts';

/** Validates the input, then admits that nobody would read it. */
export function LandingContactForm() {
  const { t } = useTranslation('demo-front-pages');
  const [isDone, setIsDone] = useState(false);
  const form = useVisitorForm({
    name: 'demo-contact',
    required: ['fullName', 'email', 'message'],
    check: wrongEmail,
    send: () => setIsDone(true),
  });
  if (isDone) {
    return (
      <Notice kind="empty" title={t('contact.done')} text={t('contact.doneText')}>
        <Button type="primary" onClick={() => setIsDone(false)}>
          {t('contact.again')}
        </Button>
      </Notice>
    );
  }
  return (
    <form
      className="k-visitor-form k-panel"
      style={{ maxWidth: 720, marginInline: 'auto' }}
      noValidate
      aria-labelledby="contact-title"
      onSubmit={form.handleSubmit}
    >
      <Alert role="note" showIcon message={t('contact.note')} />
      <div className="k-public-pair">
        <VisitorField name="fullName" label={t('contact.name')} error={form.textAt('fullName')} autoComplete="name" />
        <VisitorField
          name="email"
          type="email"
          label={t('contact.email')}
          error={form.textAt('email')}
          autoComplete="email"
        />
      </div>
      <LongField name="message" label={t('contact.message')} error={form.textAt('message')} longest={2000} />
      <FormEnd form={form} label={t('contact.send')} busyLabel={t('contact.send')} />
    </form>
  );
}
