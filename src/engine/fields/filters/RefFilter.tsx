import { useTranslation } from 'react-i18next';
import type { RefField } from '../../../config/types.ts';
import { omit } from '../../../config/values.ts';
import { useText } from '../../resource/use-text.ts';
import { RefSelect } from '../inputs/RefSelect.tsx';
import { filterValues, type FilterProps } from './filter-props.ts';
import { useTitles } from '../use-titles.ts';

/** Rows that refer to any of the chosen records. */
export function RefFilter({ field, filters, onChange, id }: FilterProps<RefField>) {
  const { t } = useTranslation('fields');
  const text = useText();
  const chosen = filterValues(filters, field.name, ['in', 'eq']);
  const known = useTitles({ resource: field.resource, ids: chosen });
  // Offers all records, not only those a form would offer: old records refer to closed ones.
  const everything = omit(field, 'optionsWhere');
  return (
    <RefSelect
      id={id}
      aria-label={t('filter.choose', { field: text(field.label) })}
      field={everything}
      isMultiple
      value={chosen}
      known={known}
      onChange={(ids) => onChange(ids.length === 0 ? [] : [{ field: field.name, operator: 'in', value: [...ids] }])}
    />
  );
}
