import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../../../engine/visitor-form/FormEnd.tsx';
import { useVisitorForm } from '../../../engine/visitor-form/use-visitor-form.ts';
import { HttpError } from '../../../providers/http-error.ts';
import { request } from '../../../providers/http.ts';
import '../../../engine/visitor-form/public-form.css';

/**
 * WB1: the owner of the address confirms. This needs a press of a button, because programs also open links in mails.
 */
export function ConfirmSubscription({ id }: { readonly id: string }) {
  const { t } = useTranslation('website');
  const [state, setState] = useState<'asked' | 'done' | 'gone'>('asked');
  const title = t('confirm.title');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  const send = async () => {
    try {
      await request({ path: `/public/subscribe/${encodeURIComponent(id)}`, method: 'POST', isPublic: true });
      setState('done');
    } catch (error) {
      if (!(error instanceof HttpError) || error.statusCode !== 404) throw error;
      setState('gone');
    }
  };
  const form = useVisitorForm({ name: 'subscription', required: [], send });
  return (
    <section className="k-public-card">
      <h1>{title}</h1>
      <p role="status">{t(`confirm.${state}`)}</p>
      {state === 'asked' && (
        <form className="k-visitor-form" noValidate onSubmit={form.handleSubmit}>
          <FormEnd form={form} label={t('confirm.submit')} busyLabel={t('sending')} />
        </form>
      )}
    </section>
  );
}
