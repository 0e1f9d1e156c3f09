import Button from 'antd/es/button';
import InputNumber from 'antd/es/input-number';
import { useTranslation } from 'react-i18next';
import { ChoiceFilters } from '../../../engine/chart/ChoiceFilters.tsx';
import type { TapeParameter } from './use-tape-address.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { DateBox } from '../../../engine/fields/inputs/DateBox.tsx';
import { MAX_GUESTS } from '../../../domain/rule/limits.ts';

const CHOSEN = ['group', 'project', 'district', 'rooms', 'cleaning', 'owner'] as const;

type TapeFiltersProps = {
  readonly value: (name: TapeParameter) => string;
  readonly onChange: (values: { readonly [name in TapeParameter]?: string }) => void;
};

/** TC5: the filters of the estates. Omits fields the role may not read. */
export default function TapeFilters({ value, onChange }: TapeFiltersProps) {
  const { t } = useTranslation('tape');
  const wasChosen = [...CHOSEN, 'guests' as const, 'freeFrom' as const].some((name) => value(name) !== '');
  return (
    <div className="k-line k-chart-filters" role="group" aria-label={t('filters')}>
      <ChoiceFilters
        namespace="tape"
        path="/tape/choices"
        names={CHOSEN}
        value={value}
        onChange={(name, chosen) => onChange({ [name]: chosen })}
        titleOf={(name, key, title) => (name === 'cleaning' ? t(`cleaning.${key}`) : title)}
      />
      <Labelled label={t('filter.guests')}>
        <InputNumber
          min={1}
          max={MAX_GUESTS}
          precision={0}
          value={value('guests') === '' ? null : Number(value('guests'))}
          onChange={(guests) => onChange({ guests: guests === null ? '' : String(guests) })}
        />
      </Labelled>
      {(['freeFrom', 'freeTo'] as const).map((name) => (
        <Labelled key={name} label={t(`filter.${name}`)}>
          <DateBox value={value(name)} onChange={(date) => onChange({ [name]: date })} />
        </Labelled>
      ))}
      {wasChosen && (
        <Button
          onClick={() =>
            onChange(Object.fromEntries([...CHOSEN, 'guests', 'freeFrom', 'freeTo'].map((name) => [name, ''])))
          }
        >
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
