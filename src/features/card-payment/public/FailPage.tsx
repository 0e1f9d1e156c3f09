import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { tokenInAddress, useResult } from './use-result.ts';
import './pay.css';

/** Spec §8: the payment failed, the next steps, and the code to quote. */
export function FailPage() {
  const { t, i18n } = useTranslation('card-payment');
  const [token] = useState(tokenInAddress);
  const state = useResult(token);
  const title = t('fail.title');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  if (state.kind === 'none') return <Notice kind="empty" title={t('fail.none')} />;
  if (state.kind === 'gone') return <Notice kind="empty" title={t('fail.unknown')} text={t('fail.unknownText')} />;
  if (state.kind !== 'known') return <Skeleton rows={4} label={t('loading')} />;
  const { reservationCode, failureCode, mayRetry, state: came } = state.result;
  if (came !== 'FAILED') {
    return (
      <p className="k-stack k-pay-end">
        <a href={`/v1/public/pay/3ds#${encodeURIComponent(token)}`}>{t('wait.title')}</a>
      </p>
    );
  }
  const reason = `fail.reason.${failureCode ?? 'UNKNOWN'}`;
  return (
    <section className="k-stack k-pay-end" aria-labelledby="pay-fail">
      <svg className="k-bad" viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
        <circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="m17 17 14 14m0-14L17 31" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <h1 id="pay-fail" tabIndex={-1} ref={(element) => element?.focus()}>
        {title}
      </h1>
      <p>{i18n.exists(`card-payment:${reason}`) ? t(reason) : t('fail.reason.UNKNOWN')}</p>
      <p>{t('fail.advice')}</p>
      <p className="k-title">
        {t('fail.code')}: <strong>{reservationCode}</strong>
      </p>
      {mayRetry && (
        <a className="k-button" href={`/v1/public/pay/${encodeURIComponent(token.split('.')[0] ?? '')}`}>
          {t('fail.again')}
        </a>
      )}
    </section>
  );
}
