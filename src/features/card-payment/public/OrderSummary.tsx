import { useTranslation } from 'react-i18next';
import { formatDateRange, formatDateTime, formatMoney, formatPercent } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { PayOrder } from '../../../wire/card-payment.ts';

/**
 * The payment, line by line, with the card fee separately. @param total amount the card will be charged, minor units
 */
export function OrderSummary({ order, total }: { readonly order: PayOrder; readonly total: number }) {
  const { t } = useTranslation('card-payment');
  const language = useLanguage();
  const money = (minor: number) => formatMoney({ minor, currency: order.currency, language });
  const percent = formatPercent({ value: order.feePercent, language });
  return (
    <section className="k-public-card k-stack" aria-labelledby="pay-summary">
      {order.picture !== null && <img src={order.picture} alt="" className="k-pay-picture" />}
      <h2 id="pay-summary">{t('pay.summary')}</h2>
      <p className="k-line">
        <strong>{order.estate}</strong>
        {order.place !== '' && <span className="k-muted">{order.place}</span>}
      </p>
      <dl className="k-facts">
        <div>
          <dt>{t('pay.dates')}</dt>
          <dd>
            {formatDateRange({ from: order.checkIn, to: order.checkOut, language })} ·{' '}
            {t('pay.nights', { count: order.nights })}
          </dd>
        </div>
        <div>
          <dt>{t('pay.guests')}</dt>
          <dd>{order.guests}</dd>
        </div>
        <div>
          <dt>{t('pay.code')}</dt>
          <dd>{order.reservationCode}</dd>
        </div>
      </dl>
      <dl className="k-facts">
        {order.lines.map(({ kind, amount }) => (
          <div key={kind}>
            <dt>{t(`pay.line.${kind}`, { percent })}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        {total > order.total && (
          <div>
            <dt>{t('pay.line.SURCHARGE')}</dt>
            <dd>{money(total - order.total)}</dd>
          </div>
        )}
        <div className="k-facts-total">
          <dt>{t('pay.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      <p className="k-muted">{t('pay.until', { at: formatDateTime({ value: order.expiresAt, language }) })}</p>
    </section>
  );
}
