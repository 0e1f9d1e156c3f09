import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { BasketLine, Delivery } from '../../../../domain/demo/basket.ts';
import type { DeliveryPlace } from './goods.ts';
import { useDollars } from '../../parts/use-dollars.ts';
import { Split } from '../Split.tsx';
import { TotalLines } from '../TotalLines.tsx';
import { type BasketTotals, Totals } from './Totals.tsx';

type DoneStepProps = {
  readonly lines: readonly BasketLine[];
  readonly place: DeliveryPlace;
  readonly delivery: Delivery;
  readonly totals: BasketTotals;
};

/** The sample order. */
export function DoneStep({ lines, place, delivery, totals }: DoneStepProps) {
  const { t } = useTranslation('demo-front-pages');
  const dollars = useDollars();
  return (
    <>
      <Alert role="note" showIcon message={t('checkout.doneText')} style={{ marginBlockEnd: 20 }} />
      <Split
        aside={
          <Totals totals={totals}>
            <Button type="primary" size="large" block href="/front-pages/landing-page">
              {t('payment.back')}
            </Button>
          </Totals>
        }
      >
        <section className="k-panel" aria-labelledby="done-goods">
          <h3 id="done-goods">{t('checkout.ordered')}</h3>
          <TotalLines
            sums={lines.map(({ id, price, quantity }) => ({
              key: id,
              label: `${quantity} × ${t(`checkout.goods.${id}`)}`,
              value: dollars(price * quantity),
            }))}
          />
        </section>
        <section className="k-panel" aria-labelledby="done-where">
          <h3 id="done-where">{t('checkout.where')}</h3>
          <p>{t(`checkout.place.${place}.text`)}</p>
          <p>{t(`checkout.delivery.${delivery}.text`)}</p>
        </section>
      </Split>
    </>
  );
}
