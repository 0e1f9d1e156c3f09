import Button from 'antd/es/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientResource } from '../../config/types.ts';
import { DotsGlyph } from '../../ui/glyphs.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import type { Picking } from './bulk/pick.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { filterFields } from './filters-of.ts';
import type { OwnControl } from './own-list.ts';
import { SearchBox } from './SearchBox.tsx';
import type { ListRows } from './use-list-rows.ts';
import type { ListControl } from './use-list-state.ts';

// Less urgent than the rows, so it is loaded after them.
const RowTools = lazy(() => import('./bulk/RowTools.tsx'));
const ExportButton = lazy(() => import('./ExportButton.tsx'));
const MoreTools = lazy(() => import('./MoreTools.tsx'));
const SortSelect = lazy(() => import('./SortSelect.tsx'));
const BoardToggle = lazy(() => import('./board/BoardToggle.tsx'));
const OwnTools = lazy(() => import('./own/OwnTools.tsx'));

type ListToolsProps = {
  /** The resource as in its file. */
  readonly usual: ClientResource;
  readonly ownList: OwnControl;
  readonly control: ListControl;
  readonly list: ListRows;
  readonly pick: Picking | undefined;
  readonly onPick: (pick: Picking | undefined) => void;
};

/**
 * The tools above the rows: filters, display, and bulk actions. A phone has one line for the most used ones, and the
 * rest below it on request.
 */
export function ListTools({ usual, ownList, control, list, pick, onPick }: ListToolsProps) {
  const { t } = useTranslation('list');
  const { resource } = useEngine();
  const isPhone = useMedia(PHONE);
  const [isOpen, setIsOpen] = useState(false);
  const fields = filterFields(resource);
  // The generic calls also search the titles in columns.
  const isSearched =
    resource.list.search.length > 0 ||
    (!resource.api.routed && usual.list.columns.some(({ field }) => resource.fields[field]?.type === 'ref'));
  return (
    <div className="k-line k-list-tools">
      {isSearched && <SearchBox control={control} />}
      {fields.length > 0 && (
        <FilterMenu
          fields={fields}
          control={control}
          label={t('filter.title')}
          isActive={control.fieldFilters.length > 0}
        />
      )}
      {isPhone && (
        <Button
          icon={<DotsGlyph />}
          aria-label={t('tools')}
          title={t('tools')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
      {/* Hidden but mounted: an active view or selected rows need it. */}
      <div className="k-list-rest" hidden={isPhone && !isOpen}>
        {resource.list.map !== undefined && (
          <Button
            color={control.look === 'map' ? 'primary' : 'default'}
            variant="outlined"
            aria-pressed={control.look === 'map'}
            onClick={() => control.setLook(control.look === 'map' ? undefined : 'map')}
          >
            {t('map.toggle')}
          </Button>
        )}
        <Suspense fallback={null}>
          {/* Calls of routes have no files. */}
          {resource.can.includes('export') && !resource.api.routed && (
            <ExportButton resource={resource} control={control} />
          )}
          <OwnTools usual={usual} ownList={ownList} control={control} />
          <RowTools control={control} list={list} pick={pick} onPick={onPick} />
          {resource.list.board && <BoardToggle control={control} />}
          {isPhone && <SortSelect resource={resource} control={control} />}
          <MoreTools resource={resource} />
        </Suspense>
      </div>
    </div>
  );
}
