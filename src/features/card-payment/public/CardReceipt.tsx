import { useTranslation } from 'react-i18next';
import { formatDateRange, formatDateTime, formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { PayReceipt, PayResult } from '../../../wire/card-payment.ts';

type CardReceiptProps = { readonly receipt: PayReceipt; readonly result: PayResult };

/** The amount, purpose, date and reference of a payment, for the guest to print or save. */
export function CardReceipt({ receipt, result: { reservationCode, total, currency } }: CardReceiptProps) {
  const { t } = useTranslation('card-payment');
  const language = useLanguage();
  const money = (minor: number) => formatMoney({ minor, currency, language });
  const { company, estate, place, checkIn, checkOut, nights, paidAt, no, reference, card, bank, installment } = receipt;
  const facts = [
    [t('receipt.paidTo'), company],
    [t('receipt.paidAt'), formatDateTime({ value: paidAt, language })],
    [t('receipt.card'), [card, bank].filter((part) => part !== '').join(' · ')],
    [t('pay.count'), installment > 1 ? String(installment) : ''],
    [t('receipt.no'), no],
    [t('receipt.reference'), reference],
  ].filter(([, value]) => value !== '');
  return (
    <section className="k-public-card k-stack k-pay-receipt" aria-labelledby="pay-receipt">
      <h2 id="pay-receipt">{t('receipt.title')}</h2>
      <p className="k-line">
        <strong>{estate}</strong>
        {place !== '' && <span className="k-muted">{place}</span>}
      </p>
      <dl className="k-facts">
        <div>
          <dt>{t('pay.dates')}</dt>
          <dd>
            {formatDateRange({ from: checkIn, to: checkOut, language })} · {t('pay.nights', { count: nights })}
          </dd>
        </div>
        <div>
          <dt>{t('pay.code')}</dt>
          <dd>{reservationCode}</dd>
        </div>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="k-facts">
        {receipt.lines.map(({ kind, amount }) => (
          <div key={kind}>
            <dt>{t(`receipt.line.${kind}`)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className="k-facts-total">
          <dt>{t('receipt.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      <button type="button" className="k-button k-pay-print" onClick={() => window.print()}>
        {t('receipt.print')}
      </button>
    </section>
  );
}
