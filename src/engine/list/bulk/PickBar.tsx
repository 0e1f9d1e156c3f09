import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useDataProvider } from '@refinedev/core';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { WINDOW } from '../../../providers/list-request.ts';
import { notify } from '../../../providers/notification.ts';
import { CloseGlyph } from '../../../ui/glyphs.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { formatNumber } from '../../format.ts';
import { asHttpError } from '../../resource/as-http-error.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { useLanguage, useText } from '../../resource/use-text.ts';
import type { ListControl } from '../use-list-state.ts';
import { bulkActionsOf, type BulkAction, bulkActionTest, isDangerous } from './bulk-actions.ts';
import { PickSums } from './PickSums.tsx';
import { MAX_PICKED, type Selection } from './selection.ts';

const BulkDialog = lazy(() => import('./BulkDialog.tsx'));

type PickBarProps = {
  readonly selection: Selection;
  readonly control: ListControl;
  /** Number of records that match the list's question, on all pages. */
  readonly total: number;
  /** The list's panel; the bar is at its end. */
  readonly panel: Element;
  readonly onEnd: () => void;
};

/** How many are ticked and the actions for them; it stays in sight at the end of the list. */
export default function PickBar({ selection, control, total, panel, onEnd }: PickBarProps) {
  const { t } = useTranslation('selection');
  const language = useLanguage();
  const { resource } = useEngine();
  const bar = useRef<HTMLDivElement>(null);
  const [bulkAction, setBulkAction] = useState<BulkAction>();
  const picked = useSyncExternalStore(selection.subscribe, selection.picked);
  useSyncExternalStore(selection.subscribe, selection.shown);
  const more = useAllFound({ selection, control, total });

  const number = (value: number) => formatNumber({ value, language });
  const page = selection.page();
  const isPagePicked = page.every(({ id }) => picked.has(id));
  // What is on its way belongs to it.
  const isOff = picked.size === 0 || more.isLoading;
  const isEmpty = picked.size === 0;
  const bulkActions = bulkActionsOf(resource);
  const plain = bulkActions.filter(({ kind }) => kind !== 'action');
  return createPortal(
    <div ref={bar} className="k-line k-pick-bar" role="region" aria-label={t('bar')} tabIndex={-1}>
      <p role="status">
        {isEmpty ? t('none') : t('count', { count: picked.size, number: number(picked.size) })}
        {picked.size === MAX_PICKED && ` ${t('most')}`}
      </p>
      {!isEmpty && <PickSums rows={[...picked.values()]} />}
      {!isEmpty && (
        <Button type="link" size="small" onClick={selection.clear}>
          {t('clear')}
        </Button>
      )}
      {!isPagePicked && (
        <Button type="link" size="small" onClick={() => selection.put(page, true)}>
          {t('thisPage', { number: number(page.length) })}
        </Button>
      )}
      {total > page.length && picked.size < Math.min(total, MAX_PICKED) && (
        <Button type="link" size="small" disabled={more.isLoading} onClick={() => void more.load()}>
          {total > MAX_PICKED
            ? t('firstFound', { number: number(MAX_PICKED), total: number(total) })
            : t('allFound', { number: number(total) })}
        </Button>
      )}
      <Flex wrap align="center" gap="small" style={{ marginInlineStart: 'auto' }}>
        {plain.map((one) => (
          <Button key={one.name} danger={isDangerous(one)} disabled={isOff} onClick={() => setBulkAction(one)}>
            {t(`bulkAction.${one.name}`)}
          </Button>
        ))}
        {bulkActions.length > plain.length && (
          <Actions
            rows={[...picked.values()]}
            isOff={isOff}
            bulkActions={bulkActions.filter(({ kind }) => kind === 'action')}
            onChoose={setBulkAction}
          />
        )}
        <Button type="text" icon={<CloseGlyph />} aria-label={t('end')} title={t('end')} onClick={onEnd} />
      </Flex>
      {bulkAction && (
        <Suspense fallback={null}>
          <BulkDialog
            bulkAction={bulkAction}
            selection={selection}
            onClose={() => {
              setBulkAction(undefined);
              bar.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>,
    panel,
  );
}

type ActionsProps = {
  readonly rows: readonly Row[];
  readonly bulkActions: readonly BulkAction[];
  readonly isOff: boolean;
  readonly onChoose: (bulkAction: BulkAction) => void;
};

/** The named actions that any ticked record allows, with the number of records that do. */
function Actions({ rows, bulkActions, isOff, onChoose }: ActionsProps) {
  const { t } = useTranslation('selection');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={isOff}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('actions')}
      </Button>
      {isOpen && (
        <OpenActions
          rows={rows}
          bulkActions={bulkActions}
          onChoose={onChoose}
          anchor={button}
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}

type OpenActionsProps = Omit<ActionsProps, 'isOff'> & {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
};

function OpenActions({ rows, bulkActions, onChoose, anchor, onClose }: OpenActionsProps) {
  const { t } = useTranslation('selection');
  const text = useText();
  const language = useLanguage();
  const engine = useEngine();
  const items = bulkActions.flatMap((bulkAction) => {
    const possible = rows.filter(bulkActionTest(bulkAction, engine)).length;
    if (possible === 0 || bulkAction.kind !== 'action') return [];
    const number = (value: number) => formatNumber({ value, language });
    const label = text(bulkAction.action.label);
    return {
      key: bulkAction.name,
      label:
        possible === rows.length ? label : t('someOf', { label, number: number(possible), total: number(rows.length) }),
      isDanger: bulkAction.action.danger,
      onSelect: () => onChoose(bulkAction),
    };
  });
  return (
    <Menu
      anchor={anchor}
      label={t('actions')}
      head={items.length === 0 && <p>{t('noAction')}</p>}
      items={items}
      onClose={onClose}
    />
  );
}

/** Ticks everything that the list's question finds now, on all pages. */
function useAllFound({ selection, control, total }: Pick<PickBarProps, 'selection' | 'control' | 'total'>) {
  const { resource } = useEngine();
  const { getList } = useDataProvider()();
  const [isLoading, setIsLoading] = useState(false);
  const isUnmounted = useRef(false);
  useEffect(() => () => void (isUnmounted.current = true), []);
  const { sorter, filters } = control;
  const load = async () => {
    setIsLoading(true);
    try {
      const pages = Math.ceil(Math.min(total, MAX_PICKED) / WINDOW);
      for (let page = 1; page <= pages; page += 1) {
        const { data } = await getList<Row & { id: string }>({
          resource: resource.name,
          pagination: { currentPage: page, pageSize: WINDOW },
          filters: [...filters],
          ...(sorter && { sorters: [sorter] }),
        });
        if (isUnmounted.current) return;
        selection.put(data, true);
      }
    } catch (error) {
      notify({ type: 'error', message: asHttpError(error).message });
    } finally {
      setIsLoading(false);
    }
  };
  return { isLoading, load };
}
