import { useTranslation } from 'react-i18next';
import { DELIVERIES, type Delivery } from '../../../../domain/demo/basket.ts';
import { PLACES, type Place } from './goods.ts';
import { useDollars } from '../../parts/use-dollars.ts';
import { type BasketTotals, Totals } from './Totals.tsx';

type AddressStepProps = {
  readonly place: Place;
  readonly delivery: Delivery;
  readonly totals: BasketTotals;
  readonly onPlace: (place: Place) => void;
  readonly onDelivery: (delivery: Delivery) => void;
  readonly onNext: () => void;
};

const WAYS = Object.keys(DELIVERIES) as Delivery[];

export function AddressStep({ place, delivery, totals, onPlace, onDelivery, onNext }: AddressStepProps) {
  const { t } = useTranslation('demo-front-pages');
  const dollars = useDollars();
  return (
    <div className="k-front-split">
      <div className="k-checkout-parts">
        <fieldset className="k-front-choices">
          <legend>{t('checkout.where')}</legend>
          {PLACES.map((name) => (
            <label key={name} className="k-front-choice">
              <input type="radio" name="place" checked={place === name} onChange={() => onPlace(name)} />
              <span>
                <strong>{t(`checkout.place.${name}.name`)}</strong>
                <small>{t(`checkout.place.${name}.text`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className="k-front-choices">
          <legend>{t('checkout.how')}</legend>
          {WAYS.map((name) => (
            <label key={name} className="k-front-choice">
              <input type="radio" name="delivery" checked={delivery === name} onChange={() => onDelivery(name)} />
              <span>
                <strong>{t(`checkout.delivery.${name}.name`)}</strong>
                <small>{DELIVERIES[name] === 0 ? t('sum.free') : dollars(DELIVERIES[name])}</small>
                <small>{t(`checkout.delivery.${name}.text`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      <Totals totals={totals}>
        <button type="button" className="k-button k-checkout-next" onClick={onNext}>
          {t('checkout.toPayment')}
        </button>
      </Totals>
    </div>
  );
}
