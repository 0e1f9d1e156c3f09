import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { basketTotals } from '../../../../domain/demo/basket.ts';
import { TotalLines } from '../TotalLines.tsx';
import { useDollars } from '../../parts/use-dollars.ts';

export type BasketTotals = ReturnType<typeof basketTotals>;

/** The total with its parts, and the next button below. */
export function Totals({ totals, children }: { readonly totals: BasketTotals; readonly children?: ReactNode }) {
  const { t } = useTranslation('demo-front-pages');
  const dollars = useDollars();
  const { goods, discount, carriage, total } = totals;
  return (
    <section className="k-panel" aria-labelledby="checkout-sum">
      <h3 id="checkout-sum">{t('sum.title')}</h3>
      <TotalLines
        sums={[
          { key: 'goods', label: t('sum.goods'), value: dollars(goods) },
          ...(discount > 0 ? [{ key: 'discount', label: t('sum.discount'), value: dollars(-discount) }] : []),
          { key: 'delivery', label: t('sum.delivery'), value: carriage === 0 ? t('sum.free') : dollars(carriage) },
        ]}
        total={{ label: t('sum.total'), value: dollars(total) }}
      />
      {children}
    </section>
  );
}
