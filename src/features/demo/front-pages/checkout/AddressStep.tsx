import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { DELIVERY_COSTS, type Delivery } from '../../../../domain/demo/basket.ts';
import { DELIVERY_PLACES, type DeliveryPlace } from './goods.ts';
import { useDollars } from '../../parts/use-dollars.ts';
import { Choices } from '../Choices.tsx';
import { Split } from '../Split.tsx';
import { type BasketTotals, Totals } from './Totals.tsx';

type AddressStepProps = {
  readonly place: DeliveryPlace;
  readonly delivery: Delivery;
  readonly totals: BasketTotals;
  readonly onPlace: (place: DeliveryPlace) => void;
  readonly onDelivery: (delivery: Delivery) => void;
  readonly onNext: () => void;
};

const WAYS = Object.keys(DELIVERY_COSTS) as Delivery[];

export function AddressStep({ place, delivery, totals, onPlace, onDelivery, onNext }: AddressStepProps) {
  const { t } = useTranslation('demo-front-pages');
  const dollars = useDollars();
  return (
    <Split
      aside={
        <Totals totals={totals}>
          <Button type="primary" size="large" block onClick={onNext}>
            {t('checkout.toPayment')}
          </Button>
        </Totals>
      }
    >
      <Choices
        title={t('checkout.where')}
        name="place"
        names={DELIVERY_PLACES}
        chosen={place}
        labelOf={(name) => (
          <>
            <strong>{t(`checkout.place.${name}.name`)}</strong> · {t(`checkout.place.${name}.text`)}
          </>
        )}
        onChoose={onPlace}
      />
      <Choices
        title={t('checkout.how')}
        name="delivery"
        names={WAYS}
        chosen={delivery}
        labelOf={(name) => (
          <>
            <strong>{t(`checkout.delivery.${name}.name`)}</strong> ·{' '}
            {DELIVERY_COSTS[name] === 0 ? t('sum.free') : dollars(DELIVERY_COSTS[name])} ·{' '}
            {t(`checkout.delivery.${name}.text`)}
          </>
        )}
        onChoose={onDelivery}
      />
    </Split>
  );
}
