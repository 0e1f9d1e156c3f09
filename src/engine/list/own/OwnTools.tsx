import Button from 'antd/es/button';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientResource } from '../../../config/types.ts';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import type { OwnControl } from '../own-list.ts';
import type { ListControl } from '../use-list-state.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import { useSeenView } from './use-seen-view.ts';
import { useSettings } from './use-settings.ts';
import { useSizing } from './use-sizing.ts';
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
  const isPhone = useMedia(PHONE);
  const { settings, change: changeAny } = useSettings(usual, ownList);
  const [open, setOpen] = useState<'menu' | 'columns' | 'view' | 'where'>();
  const button = useRef<HTMLButtonElement>(null);
  const { saved } = control;
  const { view: shown, change } = useSeenView({
    view: settings?.views.find(({ id }) => id === saved?.id),
    isChanged: control.isChanged,
    change: changeAny,
  });
  const isMissing = ownList.own.isKnown && !control.isChanged && !saved;
  // On a phone the bar of views is longer than the screen.
  useEffect(() => {
    const pressed = document.querySelector<HTMLElement>('.k-views [aria-pressed="true"]');
    const bar = pressed?.parentElement;
    if (bar) bar.scrollLeft = pressed.offsetLeft - bar.offsetLeft - (bar.clientWidth - pressed.offsetWidth) / 2;
  }, [saved?.id]);
  const close = () => setOpen(undefined);
  const count = countOf(control.where);
  const items: readonly MenuItem[] = [
    ...(settings && control.look === undefined
      ? [{ key: 'columns', label: t('columns.open'), onSelect: () => setOpen('columns') }]
      : []),
    ...(usual.api.routed
      ? []
      : [
          {
            key: 'where',
            label: count === 0 ? t('where.open') : t('where.some', { count }),
            onSelect: () => setOpen('where'),
          },
        ]),
    ...(settings
      ? [
          {
            key: 'view',
            label: t(shown ? 'view.of' : 'view.save', { name: shown?.name }),
            onSelect: () => setOpen('view'),
          },
        ]
      : []),
  ];
  const isOwn = resource !== usual || count > 0;
  const ofView = saved?.columns ? shown : undefined;
  const onSize = useSizing({ usual, resource, ownList, view: ofView, change });
  return (
    <>
      <Button
        ref={button}
        color={isOwn ? 'primary' : 'default'}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onClick={() => setOpen(open === 'menu' ? undefined : 'menu')}
      >
        {saved && control.isChanged ? t('view.changed') : t('open')}
      </Button>
      {open === 'menu' && (
        <Menu
          anchor={button}
          label={t('open')}
          // The chosen entry has opened something else by then.
          onClose={() => setOpen((now) => (now === 'menu' ? undefined : now))}
          items={items}
        />
      )}
      {(isMissing || shown?.isPartial) && (
        <span role="status" className="k-muted k-own-note">
          {t(isMissing ? 'view.gone' : 'view.partial')}
        </span>
      )}
      {settings && onSize && !isPhone && (
        <ColumnEdge within={button} resource={usual} onSize={(field, width) => void onSize(field, width)} />
      )}
      <Suspense fallback={null}>
        {open === 'where' && <WherePanel control={control} onClose={close} />}
        {settings && open === 'columns' && (
          <ColumnPanel usual={usual} settings={settings} change={change} onClose={close} view={ofView} />
        )}
        {settings && open === 'view' && (
          <ViewPanel
            settings={settings}
            control={control}
            change={change}
            onClose={close}
            view={shown}
            hasColumns={resource !== usual}
          />
        )}
      </Suspense>
    </>
  );
}
