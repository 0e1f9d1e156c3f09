import Button from 'antd/es/button';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FunnelGlyph, PlusGlyph } from '../../ui/glyphs.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import { useActions } from '../actions/use-actions.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { PanelView } from '../resource/PanelView.tsx';
import { isRestorable } from '../resource/restorable.ts';
import { useText } from '../resource/use-text.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { filterFields } from './filters-of.ts';
import { ListSums } from './ListSums.tsx';
import { ListTable } from './ListTable.tsx';
import { Pager } from './Pager.tsx';
import { PaperTable } from './PaperTable.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useListRows } from './use-list-rows.ts';
import { useListState } from './use-list-state.ts';
import { ViewBar } from './ViewBar.tsx';
import './list.css';

// Most lists are read ten rows at a time.
// Beside the list, and not what one comes for: it follows the rows.
const ExportButton = lazy(() => import('./ExportButton.tsx'));
const DeletedButton = lazy(() => import('../trash/DeletedButton.tsx'));
const ListCards = lazy(async () => ({ default: (await import('./ListCards.tsx')).ListCards }));
const SortSelect = lazy(async () => ({ default: (await import('./SortSelect.tsx')).SortSelect }));
const LongTable = lazy(() => import('./LongTable.tsx'));
const LongCards = lazy(() => import('./LongCards.tsx'));
const ListMap = lazy(() => import('./ListMap.tsx'));
const BoardToggle = lazy(async () => ({ default: (await import('./board/BoardToggle.tsx')).BoardToggle }));
const Board = lazy(() => import('./board/Board.tsx'));

/** The list of any configured resource. */
export default function ListScreen() {
  const { t } = useTranslation('list');
  const text = useText();
  const navigate = useNavigate();
  const { resource } = useEngine();
  const isPhone = useMedia(PHONE);
  const isPrinting = usePrinting();
  const control = useListState(resource);
  const list = useListRows({ resource, control });
  const { start, dialog } = useActions();
  const fields = filterFields(resource);
  const label = text(resource.label);

  // The generic calls search what the columns name, too.
  const isSearched =
    resource.list.search.length > 0 ||
    (!resource.api.routed && resource.list.columns.some(({ field }) => resource.fields[field]?.type === 'ref'));

  const create = resource.can.includes('create') && (
    <Button
      type="primary"
      href={resource.routes.create}
      icon={<PlusGlyph />}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return; // into another tab, by the browser
        event.preventDefault();
        void navigate(resource.routes.create);
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
          {isLimited && <Button onClick={() => void navigate(resource.routes.list)}>{t('filter.clearAll')}</Button>}
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
          <Button onClick={() => void navigate(resource.routes.list)}>{t('filter.clearAll')}</Button>
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
            <Long source={list.source} isStale={list.isStale} control={control} onStart={start} />
          </Suspense>
        </>
      );
    }
    if (isPhone) {
      return (
        <Suspense fallback={<Skeleton rows={10} label={t('loading')} />}>
          <ListCards rows={list.rows} isStale={list.isStale} onStart={start} />
        </Suspense>
      );
    }
    return <ListTable rows={list.rows} isStale={list.isStale} control={control} onStart={start} />;
  };

  return (
    <section className="k-list" aria-label={label} aria-busy={list.isLoading || list.isStale}>
      <PageHead title={label} actions={create} />
      {resource.list.views.length > 0 && <ViewBar resource={resource} control={control} />}
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
          {/* The calls of routes know no export. */}
          {resource.can.includes('export') && !resource.api.routed && (
            <Suspense fallback={null}>
              <ExportButton resource={resource} control={control} />
            </Suspense>
          )}
          <Suspense fallback={null}>
            {resource.list.board && <BoardToggle control={control} />}
            {isPhone && <SortSelect resource={resource} control={control} />}
            {resource.can.includes('delete') && isRestorable(resource) && <DeletedButton />}
          </Suspense>
        </div>
        <ActiveFilters resource={resource} control={control} />
        {body()}
        {!list.error && !list.isLoading && list.total > 0 && control.look === undefined && (
          <>
            {list.isWhole && <ListSums resource={resource} rows={list.rows} />}
            <Pager resource={resource} control={control} total={list.total} />
          </>
        )}
      </div>
      {dialog}
    </section>
  );
}
