import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import InputNumber from 'antd/es/input-number';
import { useTranslation } from 'react-i18next';
import type { nightOf, Patch } from '../../../domain/prices/grid/cell.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { LONGEST_MINIMUM } from '../../../domain/rule/limits.ts';

type DayRulesProps = {
  readonly night: ReturnType<typeof nightOf>;
  readonly onRule: (rules: Patch) => void;
  /** Removes all of the night's own values. */
  readonly onClear: () => void;
};

/** The restrictions of a night, each toggled by a press. */
export function DayRules({ night, onRule, onClear }: DayRulesProps) {
  const { t } = useTranslation('price-grid');
  return (
    <Flex wrap gap={8} align="end">
      <Labelled label={t('minNightsShort')}>
        <InputNumber
          min={1}
          max={LONGEST_MINIMUM}
          precision={0}
          value={night.minNights}
          onChange={(minNights) => minNights !== null && onRule({ minNights })}
        />
      </Labelled>
      <Button onClick={() => onRule({ isClosed: !night.isClosed })}>
        {t(night.isClosed ? 'rule.open' : 'rule.close')}
      </Button>
      <Button onClick={() => onRule({ closedToArrival: !night.noArrival })}>
        {t(night.noArrival ? 'rule.arrival' : 'rule.noArrival')}
      </Button>
      <Button onClick={() => onRule({ closedToDeparture: !night.noDeparture })}>
        {t(night.noDeparture ? 'rule.departure' : 'rule.noDeparture')}
      </Button>
      <Button onClick={onClear}>{t('clear')}</Button>
    </Flex>
  );
}
