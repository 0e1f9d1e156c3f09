import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../../../engine/guest-form/FormEnd.tsx';
import { useGuestForm } from '../../../engine/guest-form/use-guest-form.ts';
import { request } from '../../../providers/http.ts';
import '../../../engine/guest-form/public-form.css';

/** WB1: one question and out. Whose link it is, and whether it is one, the page does not say. */
export function Unsubscribe({ id }: { readonly id: string }) {
  const { t } = useTranslation('website');
  const [isDone, setIsDone] = useState(false);
  const title = t('leave.title');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  const send = async () => {
    await request({ path: `/public/unsubscribe/${encodeURIComponent(id)}`, method: 'POST', isGuest: true });
    setIsDone(true);
  };
  const form = useGuestForm({ name: 'unsubscribe', required: [], send });
  return (
    <section className="k-public-card">
      <h1>{title}</h1>
      <p role="status">{isDone ? t('leave.done') : t('leave.intro')}</p>
      {!isDone && (
        <form className="k-guest-form" noValidate onSubmit={form.handleSubmit}>
          <FormEnd form={form} label={t('leave.submit')} busyLabel={t('sending')} />
        </form>
      )}
    </section>
  );
}
