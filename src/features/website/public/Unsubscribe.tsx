import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../../../engine/visitor-form/FormEnd.tsx';
import { useVisitorForm } from '../../../engine/visitor-form/use-visitor-form.ts';
import { request } from '../../../providers/http.ts';
import '../../../engine/visitor-form/public-form.css';

/** WB1: one question and out. The page reveals neither the link's person nor whether the link is valid. */
export function Unsubscribe({ id }: { readonly id: string }) {
  const { t } = useTranslation('website');
  const [isDone, setIsDone] = useState(false);
  const title = t('leave.title');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  const send = async () => {
    await request({ path: `/public/unsubscribe/${encodeURIComponent(id)}`, method: 'POST', isPublic: true });
    setIsDone(true);
  };
  const form = useVisitorForm({ name: 'unsubscribe', required: [], send });
  return (
    <section className="k-public-card">
      <h1>{title}</h1>
      <p role="status">{isDone ? t('leave.done') : t('leave.intro')}</p>
      {!isDone && (
        <form className="k-visitor-form" noValidate onSubmit={form.handleSubmit}>
          <FormEnd form={form} label={t('leave.submit')} busyLabel={t('sending')} />
        </form>
      )}
    </section>
  );
}
