import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Space from 'antd/es/space';
import { useTranslation } from 'react-i18next';
import { minorDigits } from '../../../domain/money/money.ts';

/** A step of the price in whole units: cheap nights by 5, others by 50. */
const stepOf = (minor: number, currency: string): number => (minor < 1000 * 10 ** minorDigits(currency) ? 5 : 50);

type DayStepperProps = {
  /** As typed. */
  readonly price: string;
  readonly minor: number;
  readonly currency: string;
  /** The night as text. */
  readonly date: string;
  /** A price, or a change of it. */
  readonly onType: (typed: string) => void;
};

/** A night's price between minus and plus buttons. */
export function DayStepper({ price, minor, currency, date, onType }: DayStepperProps) {
  const { t } = useTranslation('price-grid');
  const step = stepOf(minor, currency);
  return (
    <Space.Compact>
      <Button aria-label={t('less', { date, step })} onClick={() => onType(`-${step}`)}>
        −
      </Button>
      <Input
        // A saved or stepped price resets the input.
        key={price}
        inputMode="decimal"
        aria-label={t('priceOn', { date })}
        defaultValue={price}
        maxLength={24}
        style={{ width: 96, textAlign: 'end' }}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => {
          const typed = event.target.value;
          if (typed.trim() !== '' && typed !== price) onType(typed);
        }}
        onPressEnter={(event) => event.currentTarget.blur()}
      />
      <Button aria-label={t('more1', { date, step })} onClick={() => onType(`+${step}`)}>
        +
      </Button>
    </Space.Compact>
  );
}
