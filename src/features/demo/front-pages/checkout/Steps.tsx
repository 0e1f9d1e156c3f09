import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/Icon.tsx';

export const STEPS = ['cart', 'address', 'payment', 'done'] as const;
export type Step = (typeof STEPS)[number];
const ICONS = {
  cart: 'ShoppingOutlined',
  address: 'HomeOutlined',
  payment: 'CreditCardOutlined',
  done: 'CheckCircleOutlined',
} as const;

type StepsProps = { readonly step: Step; readonly onBack: (step: Step) => void };

/** Where one is; a step that was taken can be gone back to, as long as nothing is ordered. */
export function Steps({ step, onBack }: StepsProps) {
  const { t } = useTranslation('demo-front-pages');
  const now = STEPS.indexOf(step);
  return (
    <ol className="k-checkout-steps" aria-label={t('checkout.steps')}>
      {STEPS.map((name, at) => {
        const words = (
          <>
            <Icon name={ICONS[name]} /> {t(`checkout.step.${name}`)}
          </>
        );
        return (
          <li key={name} aria-current={at === now ? 'step' : undefined}>
            {at < now && step !== 'done' ? (
              <button type="button" onClick={() => onBack(name)}>
                {words}
              </button>
            ) : (
              <span>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
