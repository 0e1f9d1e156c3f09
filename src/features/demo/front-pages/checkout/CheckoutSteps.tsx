import Steps from 'antd/es/steps';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/Icon.tsx';

const ICONS = {
  cart: 'ShoppingOutlined',
  address: 'HomeOutlined',
  payment: 'CreditCardOutlined',
  done: 'CheckCircleOutlined',
} as const;
export type CheckoutStep = keyof typeof ICONS;
const STEPS = Object.keys(ICONS) as CheckoutStep[];

type CheckoutStepsProps = { readonly step: CheckoutStep; readonly onBack: (step: CheckoutStep) => void };

/** The progress; people may return to earlier steps until the order is placed. */
export function CheckoutSteps({ step, onBack }: CheckoutStepsProps) {
  const { t } = useTranslation('demo-front-pages');
  const now = STEPS.indexOf(step);
  const goBack = (at: number) => {
    const name = STEPS[at];
    if (name !== undefined && at < now) onBack(name);
  };
  return (
    <Steps
      aria-label={t('checkout.steps')}
      current={now}
      style={{ marginBlock: 20 }}
      {...(step !== 'done' && { onChange: goBack })}
      items={STEPS.map((name, at) => ({
        title: t(`checkout.step.${name}`),
        icon: <Icon name={ICONS[name]} />,
        disabled: at > now,
      }))}
    />
  );
}
