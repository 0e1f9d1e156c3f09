import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { basketTotals } from '../../../../domain/demo/basket.ts';
import { useDollars } from '../../parts/use-dollars.ts';

export type BasketTotals = ReturnType<typeof basketTotals>;

/** What is to be paid and what it is made of; below it the way on. */
export function Totals({ totals, children }: { readonly totals: BasketTotals; readonly children?: ReactNode }) {
  const { t } = useTranslation('demo-front-pages');
  const dollars = useDollars();
  const { goods, discount, carriage, total } = totals;
  return (
    <section className="k-front-card" aria-labelledby="checkout-sum">
      <h3 id="checkout-sum">{t('sum.title')}</h3>
      <dl className="k-front-sums">
        <div>
          <dt>{t('sum.goods')}</dt>
          <dd>{dollars(goods)}</dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>{t('sum.discount')}</dt>
            <dd>{dollars(-discount)}</dd>
          </div>
        )}
        <div>
          <dt>{t('sum.delivery')}</dt>
          <dd>{carriage === 0 ? t('sum.free') : dollars(carriage)}</dd>
        </div>
        <div className="k-front-total">
          <dt>{t('sum.total')}</dt>
          <dd>{dollars(total)}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
