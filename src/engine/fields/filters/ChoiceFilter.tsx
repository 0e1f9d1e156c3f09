import { useTranslation } from 'react-i18next';
import type { EnumField } from '../../../config/types.ts';
import { useText } from '../../resource/use-text.ts';
import { filterValues, type FilterProps } from './filter-props.ts';

/** Any of the ticked values. */
export function EnumFilter({ field, filters, onChange, id }: FilterProps<EnumField>) {
  const text = useText();
  const chosen = filterValues(filters, field.name, ['in', 'eq', 'contains']);
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    onChange(next.length === 0 ? [] : [{ field: field.name, operator: 'in', value: next }]);
  };
  return (
    <div className="k-filter-choices" role="group" aria-label={text(field.label)} id={id}>
      {field.options.map((option, index) => (
        <label key={option.value}>
          <input
            type="checkbox"
            autoFocus={index === 0}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          {text(option.label)}
        </label>
      ))}
    </div>
  );
}

/** Yes, no or both. */
export function BooleanFilter({ field, filters, onChange, id }: FilterProps) {
  const { t } = useTranslation('fields');
  const text = useText();
  const [chosen = ''] = filterValues(filters, field.name, ['eq']);
  return (
    <div className="k-filter-choices" role="radiogroup" aria-label={text(field.label)} id={id}>
      {['', 'true', 'false'].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            autoFocus={value === chosen}
            checked={chosen === value}
            onChange={() => onChange(value === '' ? [] : [{ field: field.name, operator: 'eq', value }])}
          />
          {value === '' ? t('filter.both') : value === 'true' ? t('yes') : t('no')}
        </label>
      ))}
    </div>
  );
}
