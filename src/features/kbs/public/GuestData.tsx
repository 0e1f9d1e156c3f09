import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateRange } from '../../../engine/format.ts';
import { useVisitorAnswer } from '../../../engine/visitor-form/use-visitor-answer.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { GuestLinkAnswer } from '../../../wire/kbs.ts';
import { PersonsForm } from './PersonsForm.tsx';
import './guest-data.css';

/** Guests enter the legally required data, by a link that opens once; an invalid link does not reveal why. */
export function GuestData({ id }: { readonly id: string }) {
  const { t, i18n } = useTranslation('kbs');
  const path = `/public/guest/${encodeURIComponent(id)}`;
  const { data: stay, failure, retry } = useVisitorAnswer<GuestLinkAnswer>(path);
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    document.title = `${t('public.title')} · Konak`;
  }, [t]);

  if (isDone) {
    return (
      <section aria-labelledby="guest-done">
        <h1 id="guest-done" tabIndex={-1} ref={(element) => element?.focus()}>
          {t('public.done')}
        </h1>
        <p>{t('public.doneText')}</p>
      </section>
    );
  }
  if (failure?.statusCode === 404) return <Notice kind="empty" title={t('public.gone')} text={t('public.goneText')} />;
  if (failure) {
    return (
      <Notice kind="error" title={t('public.failed')} error={failure}>
        <button type="button" className="k-button" onClick={retry}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (!stay) return <Skeleton rows={6} label={t('loading')} />;
  const language = i18n.language === 'tr' ? 'tr' : 'en';
  return (
    <section className="k-stack k-guest-data">
      <h1>{t('public.title')}</h1>
      <p className="k-muted">
        {stay.estate} · {formatDateRange({ from: stay.checkIn, to: stay.checkOut, language })}
      </p>
      <p>{t('public.lead')}</p>
      <PersonsForm stay={stay} path={path} onDone={() => setIsDone(true)} />
      <p className="k-muted">{t('public.law')}</p>
    </section>
  );
}
