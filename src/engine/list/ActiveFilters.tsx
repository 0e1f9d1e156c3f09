import Button from 'antd/es/button';
import Tag from 'antd/es/tag';
import type { LogicalFilter } from '@refinedev/core';
import type { ReactNode } from 'react';
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

/** The filters of the list in words; each can be removed. */
export default function ActiveFilters({ resource, control }: ActiveFiltersProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const { fieldFilters } = control;
  return (
    <ul className="k-line k-chips" aria-label={t('filter.active')}>
      {fieldsOf(resource, fieldFilters).map((field) => (
        <Chip key={field.name} field={text(field.label)} onRemove={() => control.setFilters(keysOf(field), [])}>
          {text(field.label)}: <FilterText field={field} filters={filtersOf(field, fieldFilters)} />
        </Chip>
      ))}
      {control.where !== '' && (
        <Chip field={t('saved-views:where.open')} onRemove={() => control.setFilters(['where'], [])}>
          {t('saved-views:where.some', { count: countOf(control.where) })}
        </Chip>
      )}
      <li>
        <Button type="link" size="small" onClick={() => control.clearFilters()}>
          {t('filter.clearAll')}
        </Button>
      </li>
    </ul>
  );
}

type ChipProps = { readonly field: string; readonly onRemove: () => void; readonly children: ReactNode };

/** antd's own tag can only be closed by a pointer. */
function Chip({ field, onRemove, children }: ChipProps) {
  const { t } = useTranslation('list');
  return (
    <li>
      <Tag className="k-chip">
        <span>{children}</span>
        <Button
          type="text"
          size="small"
          icon={<CloseGlyph size={12} />}
          aria-label={t('filter.remove', { field })}
          onClick={onRemove}
        />
      </Tag>
    </li>
  );
}

/** Each filtered field once; keys that belong to none (an old link) are left to the server, which explains. */
function fieldsOf(resource: ClientResource, filters: readonly LogicalFilter[]): ClientField[] {
  return [...new Set(filters.flatMap(({ field }) => fieldOfKey({ resource, key: field }) ?? []))];
}
