import { useTranslation } from 'react-i18next';
import type { BasketLine, Delivery } from '../../../../domain/demo/basket.ts';
import type { Place } from './goods.ts';
import { useDollars } from '../../parts/use-dollars.ts';
import { type BasketTotals, Totals } from './Totals.tsx';

type DoneStepProps = {
  readonly lines: readonly BasketLine[];
  readonly place: Place;
  readonly delivery: Delivery;
  readonly totals: BasketTotals;
};

/** What would have been ordered. */
export function DoneStep({ lines, place, delivery, totals }: DoneStepProps) {
  const { t } = useTranslation('demo-front-pages');
  const dollars = useDollars();
  return (
    <>
      <p className="k-front-note">{t('checkout.doneText')}</p>
      <div className="k-front-split k-checkout-done">
        <div className="k-checkout-parts">
          <section className="k-front-card" aria-labelledby="done-goods">
            <h3 id="done-goods">{t('checkout.ordered')}</h3>
            <dl className="k-front-sums">
              {lines.map(({ id, price, quantity }) => (
                <div key={id}>
                  <dt>
                    {quantity} × {t(`checkout.goods.${id}`)}
                  </dt>
                  <dd>{dollars(price * quantity)}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="k-front-card" aria-labelledby="done-where">
            <h3 id="done-where">{t('checkout.where')}</h3>
            <p>{t(`checkout.place.${place}.text`)}</p>
            <p>{t(`checkout.delivery.${delivery}.text`)}</p>
          </section>
        </div>
        <Totals totals={totals}>
          <a className="k-button k-checkout-next" href="/front-pages/landing-page">
            {t('payment.back')}
          </a>
        </Totals>
      </div>
    </>
  );
}
