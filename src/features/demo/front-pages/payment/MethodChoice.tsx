import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Choices } from '../Choices.tsx';

type MethodChoiceProps<Method extends string> = {
  readonly names: readonly Method[];
  readonly chosen: Method;
  readonly onChoose: (method: Method) => void;
};

/** The choice of a payment method, below a note that no card is charged. */
export function MethodChoice<Method extends string>({ names, chosen, onChoose }: MethodChoiceProps<Method>) {
  const { t } = useTranslation('demo-front-pages');
  return (
    <>
      <Alert role="note" showIcon message={t('card.note')} />
      <Choices
        title={t('payment.method')}
        name="method"
        names={names}
        chosen={chosen}
        labelOf={(name) => t(`payment.${name}`)}
        onChoose={onChoose}
      />
    </>
  );
}
