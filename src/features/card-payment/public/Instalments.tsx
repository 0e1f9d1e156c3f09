import { useTranslation } from 'react-i18next';
import { instalmentLines } from '../../../domain/card-payment/instalments.ts';
import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { PayOrder } from '../../../wire/card-payment.ts';
import type { CardOffers } from './use-card-frame.ts';

type InstalmentsProps = {
  readonly order: PayOrder;
  readonly offers: CardOffers;
  readonly chosen: number;
  readonly onChoose: (installment: number) => void;
};

/** WB6: the card's instalment offers, per month and in total. */
export function Instalments({ order, offers, chosen, onChoose }: InstalmentsProps) {
  const { t } = useTranslation('card-payment');
  const language = useLanguage();
  const lines = instalmentLines(offers.options, order.total);
  const money = (minor: number) => formatMoney({ minor, currency: order.currency, language });
  return (
    <section className="k-public-card k-stack" aria-labelledby="pay-instalments">
      <h2 id="pay-instalments">{t('pay.instalments')}</h2>
      {lines.length < 2 ? (
        <p className="k-muted">{lines.length === 0 ? t('pay.instalmentsHint') : t('pay.once')}</p>
      ) : (
        <>
          {offers.bank !== '' && <p className="k-muted">{t('pay.bank', offers)}</p>}
          <table className="k-pay-instalments">
            <thead>
              <tr>
                <th scope="col">{t('pay.count')}</th>
                <th scope="col">{t('pay.perMonth')}</th>
                <th scope="col">{t('pay.sum')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ installment, perMonth, total }) => (
                <tr key={installment} data-chosen={installment === chosen}>
                  <th scope="row">
                    <label>
                      <input
                        type="radio"
                        name="installment"
                        checked={installment === chosen}
                        onChange={() => onChoose(installment)}
                      />
                      {installment === 1 ? t('pay.once') : installment}
                    </label>
                  </th>
                  <td>{installment === 1 ? '–' : money(perMonth)}</td>
                  <td>{money(total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
