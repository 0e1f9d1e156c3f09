import { useTranslation } from 'react-i18next';
import type { nightOf, Patch } from '../../../domain/prices/grid/cell.ts';
import { LONGEST_MINIMUM } from '../../../domain/rule/limits.ts';

type DayRulesProps = {
  readonly night: ReturnType<typeof nightOf>;
  readonly onRule: (rules: Patch) => void;
  /** Nothing of the night's own is left. */
  readonly onClear: () => void;
};

/** What may be done on a night, each rule turned over by a press. */
export function DayRules({ night, onRule, onClear }: DayRulesProps) {
  const { t } = useTranslation('price-grid');
  return (
    <div className="k-chart-tools k-controls">
      <label>
        {t('minNightsShort')}
        <input
          type="number"
          min={1}
          max={LONGEST_MINIMUM}
          inputMode="numeric"
          value={night.minNights}
          onChange={(event) => {
            const nights = Number(event.target.value);
            if (Number.isInteger(nights) && nights >= 1 && nights <= LONGEST_MINIMUM) onRule({ minNights: nights });
          }}
        />
      </label>
      <button type="button" className="k-control" onClick={() => onRule({ isClosed: !night.isClosed })}>
        {t(night.isClosed ? 'rule.open' : 'rule.close')}
      </button>
      <button type="button" className="k-control" onClick={() => onRule({ closedToArrival: !night.noArrival })}>
        {t(night.noArrival ? 'rule.arrival' : 'rule.noArrival')}
      </button>
      <button type="button" className="k-control" onClick={() => onRule({ closedToDeparture: !night.noDeparture })}>
        {t(night.noDeparture ? 'rule.departure' : 'rule.noDeparture')}
      </button>
      <button type="button" className="k-control" onClick={onClear}>
        {t('clear')}
      </button>
    </div>
  );
}
