import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientResource } from '../../../config/types.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import type { OwnControl } from '../own-list.ts';
import type { ListControl } from '../use-list-state.ts';
import { useSettings } from './use-settings.ts';
import { countOf } from './where-draft.ts';
import './own.css';

const ColumnPanel = lazy(() => import('./ColumnPanel.tsx'));
const WherePanel = lazy(() => import('./WherePanel.tsx'));
const ViewPanel = lazy(() => import('./ViewPanel.tsx'));

type OwnToolsProps = {
  /** As its file says. */
  readonly usual: ClientResource;
  readonly ownList: OwnControl;
  readonly control: ListControl;
};

/** Which columns a list has, and the questions that are kept under a name: asked of the server once the rows are there. */
export default function OwnTools({ usual, ownList, control }: OwnToolsProps) {
  const { t } = useTranslation('saved-views');
  const { resource } = useEngine();
  const { settings, change } = useSettings(usual, ownList);
  const [open, setOpen] = useState<'columns' | 'view' | 'where'>();
  const { saved } = control;
  const shown = settings?.views.find(({ id }) => id === saved?.id);
  const isGone = ownList.own.isKnown && !control.isChanged && !saved;
  const close = () => setOpen(undefined);
  return (
    <>
      {!usual.api.routed && (
        <button
          type="button"
          className={control.where === '' ? 'k-tool' : 'k-tool k-active'}
          aria-haspopup="dialog"
          onClick={() => setOpen('where')}
        >
          {control.where === '' ? t('where.open') : t('where.some', { count: countOf(control.where) })}
        </button>
      )}
      {control.look === undefined && (
        <button
          type="button"
          className={resource === usual ? 'k-tool' : 'k-tool k-active'}
          aria-haspopup="dialog"
          disabled={!settings}
          onClick={() => setOpen('columns')}
        >
          {t('columns.open')}
        </button>
      )}
      <button
        type="button"
        className="k-tool"
        aria-haspopup="dialog"
        disabled={!settings}
        onClick={() => setOpen('view')}
      >
        {saved ? t(control.isChanged ? 'view.changed' : 'view.open') : t('view.save')}
      </button>
      {(isGone || shown?.isPartial) && (
        <p className="k-own-note" role="status">
          {t(isGone ? 'view.gone' : 'view.partial')}
        </p>
      )}
      <Suspense fallback={null}>
        {open === 'where' && <WherePanel control={control} onClose={close} />}
        {settings && open === 'columns' && (
          <ColumnPanel {...{ usual, settings, change, onClose: close }} view={saved?.columns ? shown : undefined} />
        )}
        {settings && open === 'view' && (
          <ViewPanel {...{ settings, control, change, onClose: close }} view={shown} hasColumns={resource !== usual} />
        )}
      </Suspense>
    </>
  );
}
