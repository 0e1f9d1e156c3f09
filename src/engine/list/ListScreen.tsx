import Button from 'antd/es/button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PlusGlyph } from '../../ui/glyphs.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useActions } from '../actions/use-actions.tsx';
import type { ClientResource } from '../../config/types.ts';
import { EngineProvider, useEngine } from '../resource/EngineContext.tsx';
import { useLiveChanges } from '../resource/use-live-changes.ts';
import { panelKey, PanelOrTable } from '../report/PanelOrTable.tsx';
import { useText } from '../resource/use-text.ts';
import type { Picking } from './bulk/pick.tsx';
import { type OwnControl, useOwnList } from './own-list.ts';
import { ListBody } from './ListBody.tsx';
import { ListTools } from './ListTools.tsx';
import { Pager } from './Pager.tsx';
import { useListRows } from './use-list-rows.ts';
import { type ListControl, useListState } from './use-list-state.ts';
import { ViewBar } from './ViewBar.tsx';
import './list.css';

// Only of lists that are filtered, and of those that add up.
const ActiveFilters = lazy(() => import('./ActiveFilters.tsx'));
const ListSums = lazy(() => import('./ListSums.tsx'));

/** The list of any configured resource, with the person's own columns and views. */
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
  /** The resource as in its file. */
  readonly usual: ClientResource;
  readonly ownList: OwnControl;
  readonly control: ListControl;
};

function List({ usual, ownList, control }: ListProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const { config, resource } = useEngine();
  const list = useListRows({ resource, control });
  const { start, dialog } = useActions();
  const [pick, setPick] = useState<Picking>();
  const label = text(resource.label);
  const saved = ownList.own.views ?? [];

  // Records added elsewhere appear here at once.
  useLiveChanges(resource.list.addTo === undefined ? [] : [resource.list.addTo], list.retry);
  const made = resource.list.addTo === undefined ? resource : config.resources[resource.list.addTo];
  const create = made?.can.includes('create') && <CreateButton path={made.routes.create} />;
  return (
    <section className="k-list" aria-label={label} aria-busy={list.isLoading || list.isStale}>
      <PageHead title={label} actions={create} />
      {resource.list.views.length + saved.length > 0 && <ViewBar resource={resource} control={control} saved={saved} />}
      {resource.list.panels.map((panel) => (
        <PanelOrTable key={panelKey(panel)} panel={panel} />
      ))}
      <div className="k-raised k-list-panel">
        <ListTools usual={usual} ownList={ownList} control={control} list={list} pick={pick} onPick={setPick} />
        {control.fieldFilters.length > 0 && (
          <Suspense fallback={<div className="k-chips" />}>
            <ActiveFilters resource={resource} control={control} />
          </Suspense>
        )}
        {list.isNear && (
          <p className="k-muted k-list-near" role="status">
            {t('near', { q: control.q })}
          </p>
        )}
        <ListBody list={list} control={control} onStart={start} pick={pick} create={create} />
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

/** The link to the form of a new record: a link, so that it also opens in another tab. */
function CreateButton({ path }: { readonly path: string }) {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  return (
    <Button
      type="primary"
      href={path}
      icon={<PlusGlyph />}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return; // into another tab, by the browser
        event.preventDefault();
        void navigate(path);
      }}
    >
      {t('create')}
    </Button>
  );
}
