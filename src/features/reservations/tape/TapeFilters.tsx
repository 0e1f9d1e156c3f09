import { useTranslation } from 'react-i18next';
import { ChoiceFilters } from '../../../engine/chart/ChoiceFilters.tsx';
import type { TapeParameter } from './use-tape-address.ts';
import { DateBox } from '../../../engine/fields/inputs/DateBox.tsx';
import { MOST_GUESTS } from '../../../domain/rule/limits.ts';

const CHOSEN = ['group', 'project', 'district', 'rooms', 'cleaning', 'owner'] as const;

type TapeFiltersProps = {
  readonly value: (name: TapeParameter) => string;
  readonly onChange: (values: { readonly [name in TapeParameter]?: string }) => void;
};

/** TC5: which estates are shown. What the role may not read is not offered. */
export default function TapeFilters({ value, onChange }: TapeFiltersProps) {
  const { t } = useTranslation('tape');
  const wasChosen = [...CHOSEN, 'guests' as const, 'freeFrom' as const].some((name) => value(name) !== '');
  return (
    <div className="k-chart-filters" role="group" aria-label={t('filters')}>
      <ChoiceFilters
        namespace="tape"
        path="/tape/choices"
        names={CHOSEN}
        value={value}
        onChange={(name, chosen) => onChange({ [name]: chosen })}
        titleOf={(name, key, title) => (name === 'cleaning' ? t(`cleaning.${key}`) : title)}
      />
      <label>
        {t('filter.guests')}
        <input
          type="number"
          min={1}
          max={MOST_GUESTS}
          inputMode="numeric"
          value={value('guests')}
          onChange={(event) => onChange({ guests: event.target.value.replace(/\D/g, '').slice(0, 2) })}
        />
      </label>
      {(['freeFrom', 'freeTo'] as const).map((name) => (
        <label key={name}>
          {t(`filter.${name}`)}
          <DateBox value={value(name)} onChange={(date) => onChange({ [name]: date })} />
        </label>
      ))}
      {wasChosen && (
        <button
          type="button"
          className="k-control"
          onClick={() =>
            onChange(Object.fromEntries([...CHOSEN, 'guests', 'freeFrom', 'freeTo'].map((name) => [name, ''])))
          }
        >
          {t('filter.clear')}
        </button>
      )}
    </div>
  );
}
