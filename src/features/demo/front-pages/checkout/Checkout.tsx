import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { basketTotals, type BasketLine, type Delivery } from '../../../../domain/demo/basket.ts';
import type { SamplePageProps } from '../../../../engine/area-screens.ts';
import { FrontLayout } from '../FrontLayout.tsx';
import { AddressStep } from './AddressStep.tsx';
import { CartStep } from './CartStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { BASKET, type DeliveryPlace } from './goods.ts';
import { PayStep } from './PayStep.tsx';
import { CheckoutSteps, type CheckoutStep } from './CheckoutSteps.tsx';

/** `/front-pages/checkout`: basket, address, payment, confirmation. Going back keeps the choices of each step. */
export function Checkout({ preferences }: SamplePageProps) {
  const { t } = useTranslation('demo-front-pages');
  const [step, setStep] = useState<CheckoutStep>('cart');
  const [lines, setLines] = useState<readonly BasketLine[]>(BASKET);
  const [hasCoupon, setHasCoupon] = useState(false);
  const [place, setPlace] = useState<DeliveryPlace>('home');
  const [delivery, setDelivery] = useState<Delivery>('parcel');
  const totals = basketTotals({ lines, delivery, hasCoupon });
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    // To a screen reader a new step is a new page.
    if (!first.current) title.current?.focus();
    first.current = false;
  }, [step]);
  return (
    <FrontLayout title={t('checkout.title')} active="checkout" preferences={preferences}>
      <div className="k-front-in k-front-section">
        <h1 className="k-front-title">{t('checkout.title')}</h1>
        <CheckoutSteps step={step} onBack={setStep} />
        <h2 ref={title} tabIndex={-1} style={{ outline: 'none' }}>
          {t(`checkout.step.${step}`)}
        </h2>
        {step === 'cart' && (
          <CartStep
            lines={lines}
            hasCoupon={hasCoupon}
            totals={totals}
            onLines={setLines}
            onCoupon={() => setHasCoupon(true)}
            onNext={() => setStep('address')}
          />
        )}
        {step === 'address' && (
          <AddressStep
            place={place}
            delivery={delivery}
            totals={totals}
            onPlace={setPlace}
            onDelivery={setDelivery}
            onNext={() => setStep('payment')}
          />
        )}
        {step === 'payment' && <PayStep totals={totals} onDone={() => setStep('done')} />}
        {step === 'done' && <DoneStep lines={lines} place={place} delivery={delivery} totals={totals} />}
      </div>
    </FrontLayout>
  );
}
