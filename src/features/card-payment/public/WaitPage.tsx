import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { CardReceipt } from './CardReceipt.tsx';
import { tokenInAddress, useResult } from './use-result.ts';
import './pay.css';

/** After the bank: asks the guest to wait, then shows the result. */
export function WaitPage() {
  const { t } = useTranslation('card-payment');
  const language = useLanguage();
  const [token] = useState(tokenInAddress);
  const state = useResult(token);
  const result = state.kind === 'known' ? state.result : undefined;
  const isPaid = result?.state === 'PAID';
  const hasFailed = result?.state === 'FAILED';
  const title = t(isPaid ? 'wait.paid' : 'wait.title');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  useEffect(() => {
    if (hasFailed) window.location.replace(`/v1/public/pay/fail#${encodeURIComponent(token)}`);
  }, [hasFailed, token]);

  if (state.kind === 'none') return <Notice kind="empty" title={t('wait.none')} />;
  if (state.kind === 'gone') return <Notice kind="empty" title={t('pay.gone')} text={t('fail.unknownText')} />;
  if (result && isPaid) {
    const amount = formatMoney({ minor: result.total, currency: result.currency, language });
    return (
      <>
        <section className="k-stack k-pay-end" aria-labelledby="pay-end">
          <svg className="k-good" viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
            <circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" strokeWidth="3" />
            <path d="m15 25 6 6 12-13" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
          </svg>
          <h1 id="pay-end" tabIndex={-1} ref={(element) => element?.focus()}>
            {title}
          </h1>
          <p>{t('wait.paidText', { amount, code: result.reservationCode })}</p>
        </section>
        {result.receipt && <CardReceipt receipt={result.receipt} result={result} />}
      </>
    );
  }
  return (
    <section className="k-stack k-pay-end" aria-labelledby="pay-wait" aria-busy="true">
      <progress aria-hidden="true" />
      <h1 id="pay-wait">{title}</h1>
      <p role="status">{state.kind === 'known' && state.isLong ? t('wait.long') : t('wait.text')}</p>
    </section>
  );
}
