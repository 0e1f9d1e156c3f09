import type { LogicalFilter } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../resource/keys.ts';
import type { ClientField, ClientResource } from '../../config/types.ts';
import { CloseGlyph } from '../../ui/glyphs.tsx';
import { useText } from '../resource/use-text.ts';
import { fieldOfKey } from '../resource/keys.ts';
import { FilterText } from './FilterText.tsx';
import { filtersOf } from './filters-of.ts';
import { countOf } from './own/where-draft.ts';
import type { ListControl } from './use-list-state.ts';

type ActiveFiltersProps = { readonly resource: ClientResource; readonly control: ListControl };

/** What limits the list, in words; each can be taken away. */
export default function ActiveFilters({ resource, control }: ActiveFiltersProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const { fieldFilters } = control;
  return (
    <ul className="k-chips" aria-label={t('filter.active')}>
      {fieldsOf(resource, fieldFilters).map((field) => (
        <li key={field.name} className="k-chip">
          <span>
            {text(field.label)}: <FilterText field={field} filters={filtersOf(field, fieldFilters)} />
          </span>
          <button
            type="button"
            aria-label={t('filter.remove', { field: text(field.label) })}
            onClick={() => control.setFilters(keysOf(field), [])}
          >
            <CloseGlyph size={12} />
          </button>
        </li>
      ))}
      {control.where !== '' && (
        <li className="k-chip">
          <span>{t('saved-views:where.some', { count: countOf(control.where) })}</span>
          <button
            type="button"
            aria-label={t('filter.remove', { field: t('saved-views:where.open') })}
            onClick={() => control.setFilters(['where'], [])}
          >
            <CloseGlyph size={12} />
          </button>
        </li>
      )}
      <li>
        <button type="button" className="k-link-button" onClick={() => control.clearFilters()}>
          {t('filter.clearAll')}
        </button>
      </li>
    </ul>
  );
}

/** Each filtered field once; keys that belong to none (an old link) are left to the server, which explains. */
function fieldsOf(resource: ClientResource, filters: readonly LogicalFilter[]): ClientField[] {
  return [...new Set(filters.flatMap(({ field }) => fieldOfKey({ resource, key: field }) ?? []))];
}
