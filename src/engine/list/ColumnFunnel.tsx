import { useTranslation } from 'react-i18next';
import type { ClientField } from '../../config/types.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { filtersOf } from './filters-of.ts';
import type { ListControl } from './use-list-state.ts';

/** The filter button beside a column's name; nothing without such a filter. */
export function ColumnFunnel({ field, control }: { readonly field: ClientField; readonly control: ListControl }) {
  const { t } = useTranslation('list');
  const text = useText();
  const { resource } = useEngine();
  if (!resource.list.filters.includes(field.name)) return null;
  return (
    <FilterMenu
      fields={[field]}
      control={control}
      label={t('filter.by', { field: text(field.label) })}
      isActive={filtersOf(field, control.fieldFilters).length > 0}
      isInHead
    />
  );
}
