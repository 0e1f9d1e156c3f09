import Button from 'antd/es/button';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import type { Wanted } from '../run/use-run.ts';
import type { Picking } from './bulk/pick.tsx';
import { ListTable } from './ListTable.tsx';
import { PaperTable } from './PaperTable.tsx';
import type { ListRows } from './use-list-rows.ts';
import type { ListControl } from './use-list-state.ts';

// Most lists are read ten rows at a time, as a table.
const ListCards = lazy(() => import('./ListCards.tsx'));
const LongTable = lazy(() => import('./LongTable.tsx'));
const LongCards = lazy(() => import('./LongCards.tsx'));
const ListMap = lazy(() => import('./ListMap.tsx'));
const Board = lazy(() => import('./board/Board.tsx'));

type ListBodyProps = {
  readonly list: ListRows;
  readonly control: ListControl;
  readonly onStart: (wanted: Wanted) => void;
  readonly pick: Picking | undefined;
  /** The way to create a record, for those who may. */
  readonly create: ReactNode;
};

/** The rows in the chosen look and number, or why there are none. */
export function ListBody({ list, control, onStart, pick, create }: ListBodyProps) {
  const { t } = useTranslation('list');
  const { resource } = useEngine();
  const text = useText();
  const isPhone = useMedia(PHONE);
  const isPrinting = usePrinting();
  const isSearched = control.q !== '' || control.fieldFilters.length > 0;
  const isLimited = isSearched || control.view !== '';
  const view = isSearched ? undefined : resource.list.views.find(({ id }) => id === control.view);
  const waiting = <Skeleton rows={10} label={t('loading')} />;

  if (list.error) {
    return (
      <Notice kind="error" title={t('failed')} text={list.error.message} error={list.error}>
        <Button onClick={list.retry}>{t('retry')}</Button>
        {isLimited && <Button onClick={control.clearAll}>{t('filter.clearAll')}</Button>}
      </Notice>
    );
  }
  if (list.isLoading)
    return <Skeleton rows={Math.min(control.pageSize === -1 ? 10 : control.pageSize, 10)} label={t('loading')} />;
  if (control.look === 'board') {
    return (
      <Suspense fallback={waiting}>
        <Board control={control} onStart={onStart} />
      </Suspense>
    );
  }
  if (list.rows.length === 0 && view) {
    return (
      <Notice kind="empty" title={t('none.inView', { view: text(view.label) })}>
        {create}
        <Button onClick={control.clearAll}>{t('none.all')}</Button>
      </Notice>
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
      <Suspense fallback={waiting}>
        <ListMap control={control} />
      </Suspense>
    );
  }
  if (list.isLong) {
    const Long = isPhone ? LongCards : LongTable;
    return (
      <>
        {isPrinting && <PaperTable source={list.source} />}
        <Suspense fallback={waiting}>
          <Long
            key={JSON.stringify(resource.list.columns)}
            source={list.source}
            isStale={list.isStale}
            control={control}
            onStart={onStart}
            pick={pick}
          />
        </Suspense>
      </>
    );
  }
  if (isPhone) {
    return (
      <Suspense fallback={waiting}>
        <ListCards rows={list.rows} isStale={list.isStale} onStart={onStart} pick={pick} />
      </Suspense>
    );
  }
  return <ListTable rows={list.rows} isStale={list.isStale} control={control} onStart={onStart} pick={pick} />;
}
