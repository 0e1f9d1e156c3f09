import Button from 'antd/es/button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FunnelGlyph, PlusGlyph } from '../../ui/glyphs.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import { useActions } from '../actions/use-actions.tsx';
import type { ClientResource } from '../../config/types.ts';
import { EngineProvider, useEngine } from '../resource/EngineContext.tsx';
import { useLiveChanges } from '../resource/use-live-changes.ts';
import { PanelView } from '../resource/PanelView.tsx';
import { useText } from '../resource/use-text.ts';
import type { Picking } from './bulk/pick.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { filterFields } from './filters-of.ts';
import { ListTable } from './ListTable.tsx';
import { type OwnControl, useOwnList } from './own-list.ts';
import { Pager } from './Pager.tsx';
import { PaperTable } from './PaperTable.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useListRows } from './use-list-rows.ts';
import { type ListControl, useListState } from './use-list-state.ts';
import { ViewBar } from './ViewBar.tsx';
import './list.css';

// Most lists are read ten rows at a time.
// Beside the list, and not what one comes for: it follows the rows.
const RowTools = lazy(() => import('./bulk/RowTools.tsx'));
const ExportButton = lazy(() => import('./ExportButton.tsx'));
const MoreTools = lazy(() => import('./MoreTools.tsx'));
const ListCards = lazy(() => import('./ListCards.tsx'));
// Only of lists that are filtered, and of those that add up.
const ActiveFilters = lazy(() => import('./ActiveFilters.tsx'));
const ListSums = lazy(() => import('./ListSums.tsx'));
const SortSelect = lazy(() => import('./SortSelect.tsx'));
const LongTable = lazy(() => import('./LongTable.tsx'));
const LongCards = lazy(() => import('./LongCards.tsx'));
const ListMap = lazy(() => import('./ListMap.tsx'));
const BoardToggle = lazy(() => import('./board/BoardToggle.tsx'));
const OwnTools = lazy(() => import('./own/OwnTools.tsx'));
const Board = lazy(() => import('./board/Board.tsx'));

/** The list of any configured resource, with the columns and views that the person made of it. */
export default function ListScreen() {
  const { config, resource: usual } = useEngine();
  const ownList = useOwnList(usual.name);
  const control = useListState(usual, ownList.own);
  const view = usual.list.views.find(({ id }) => id === control.view);
  const columns = control.saved?.columns ?? ownList.own.columns ?? view?.columns;
  const resource = useMemo(() => (columns ? { ...usual, list: { ...usual.list, columns } } : usual), [usual, columns]);
  return (
    <EngineProvider config={config} resource={resource}>
      <List usual={usual} ownList={ownList} control={control} />
    </EngineProvider>
  );
}

type ListProps = {
  /** As its file says. */
  readonly usual: ClientResource;
  readonly ownList: OwnControl;
  readonly control: ListControl;
};

function List({ usual, ownList, control }: ListProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const navigate = useNavigate();
  const { config, resource } = useEngine();
  const isPhone = useMedia(PHONE);
  const isPrinting = usePrinting();
  const list = useListRows({ resource, control });
  const { start, dialog } = useActions();
  const [pick, setPick] = useState<Picking>();
  const fields = filterFields(resource);
  const label = text(resource.label);
  const saved = ownList.own.views ?? [];

  // The generic calls search what the columns name, too.
  const isSearched =
    resource.list.search.length > 0 ||
    (!resource.api.routed && usual.list.columns.some(({ field }) => resource.fields[field]?.type === 'ref'));

  // What is added elsewhere is seen here at once.
  useLiveChanges(resource.list.addTo === undefined ? [] : [resource.list.addTo], list.retry);
  const made = resource.list.addTo === undefined ? resource : config.resources[resource.list.addTo];
  const create = made?.can.includes('create') && (
    <Button
      type="primary"
      href={made.routes.create}
      icon={<PlusGlyph />}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return; // into another tab, by the browser
        event.preventDefault();
        void navigate(made.routes.create);
      }}
    >
      {t('create')}
    </Button>
  );
  const isLimited = control.q !== '' || control.view !== '' || control.fieldFilters.length > 0;

  const body = () => {
    if (list.error) {
      return (
        <Notice kind="error" title={t('failed')} text={list.error.message}>
          <Button onClick={list.retry}>{t('retry')}</Button>
          {isLimited && <Button onClick={control.clearAll}>{t('filter.clearAll')}</Button>}
        </Notice>
      );
    }
    if (list.isLoading)
      return <Skeleton rows={Math.min(control.pageSize === -1 ? 10 : control.pageSize, 10)} label={t('loading')} />;
    if (control.look === 'board') {
      return (
        <Suspense fallback={<Skeleton rows={10} label={t('loading')} />}>
          <Board control={control} onStart={start} />
        </Suspense>
      );
    }
    if (list.rows.length === 0 && isLimited) {
      return (
        <Notice kind="empty" title={t('none.found')} text={t('none.foundText')}>
          <Button onClick={control.clearAll}>{t('filter.clearAll')}</Button>
        </Notice>
      );
    }
    if (list.rows.length === 0) {
      return (
        <Notice kind="empty" title={t('none.yet')} text={create ? t('none.yetText') : undefined}>
          {create}
        </Notice>
      );
    }
    if (control.look === 'map') {
      return (
        <Suspense fallback={<Skeleton rows={10} label={t('loading')} />}>
          <ListMap control={control} />
        </Suspense>
      );
    }
    if (list.isLong) {
      const Long = isPhone ? LongCards : LongTable;
      return (
        <>
          {isPrinting && <PaperTable source={list.source} />}
          <Suspense fallback={<Skeleton rows={10} label={t('loading')} />}>
            <Long
              key={JSON.stringify(resource.list.columns)}
              source={list.source}
              isStale={list.isStale}
              control={control}
              onStart={start}
              pick={pick}
            />
          </Suspense>
        </>
      );
    }
    if (isPhone) {
      return (
        <Suspense fallback={<Skeleton rows={10} label={t('loading')} />}>
          <ListCards rows={list.rows} isStale={list.isStale} onStart={start} pick={pick} />
        </Suspense>
      );
    }
    return <ListTable rows={list.rows} isStale={list.isStale} control={control} onStart={start} pick={pick} />;
  };

  return (
    <section className="k-list" aria-label={label} aria-busy={list.isLoading || list.isStale}>
      <PageHead title={label} actions={create} />
      {resource.list.views.length + saved.length > 0 && <ViewBar resource={resource} control={control} saved={saved} />}
      {resource.list.panels.map(({ panel }) => (
        <PanelView key={panel} name={panel} />
      ))}
      <div className="k-list-panel">
        <div className="k-list-tools">
          {isSearched && <SearchBox control={control} />}
          {fields.length > 0 && (
            <FilterMenu
              fields={fields}
              control={control}
              label={t('filter.title')}
              isActive={control.fieldFilters.length > 0}
              className="k-tool"
            >
              <FunnelGlyph /> {t('filter.title')}
            </FilterMenu>
          )}
          {resource.list.map !== undefined && (
            <button
              type="button"
              className="k-tool"
              aria-pressed={control.look === 'map'}
              onClick={() => control.setLook(control.look === 'map' ? undefined : 'map')}
            >
              {t('map.toggle')}
            </button>
          )}
          <Suspense fallback={null}>
            {/* The calls of routes know no files. */}
            {resource.can.includes('export') && !resource.api.routed && (
              <ExportButton resource={resource} control={control} />
            )}
            <OwnTools usual={usual} ownList={ownList} control={control} />
            <RowTools control={control} list={list} pick={pick} onPick={setPick} />
            {resource.list.board && <BoardToggle control={control} />}
            {isPhone && <SortSelect resource={resource} control={control} />}
            <MoreTools resource={resource} />
          </Suspense>
        </div>
        {control.fieldFilters.length > 0 && (
          <Suspense fallback={<div className="k-chips" />}>
            <ActiveFilters resource={resource} control={control} />
          </Suspense>
        )}
        {list.isNear && (
          <p className="k-list-near" role="status">
            {t('near', { q: control.q })}
          </p>
        )}
        {body()}
        {!list.error && !list.isLoading && list.total > 0 && control.look === undefined && (
          <>
            {resource.list.columns.some(({ sum }) => sum) && (
              <Suspense fallback={null}>
                <ListSums
                  resource={resource}
                  control={control}
                  rows={list.rows}
                  isWhole={list.isWhole}
                  total={list.total}
                />
              </Suspense>
            )}
            <Pager resource={resource} control={control} total={list.total} />
          </>
        )}
      </div>
      {dialog}
    </section>
  );
}
