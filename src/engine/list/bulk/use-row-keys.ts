import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Row } from '../../../config/types.ts';
import { isFreeKey } from '../../../ui/single-keys.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { isOffered } from '../../resource/offered.ts';
import { addressId, bestPath, recordPath } from '../../resource/paths.ts';
import type { RowSource } from '../row-source.ts';

/** The rows of tables and the cards of phones; each says which record it is. */
const ROW = '.k-list-panel :is([data-row-key], [data-row])';
const STEPS: Readonly<Record<string, number | undefined>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

type Setup = {
  readonly source: RowSource;
  /** `x`: on the row of the keyboard, or on none yet. */
  readonly onPick: ((record: Row | undefined) => void) | undefined;
};

/**
 * Rows by keyboard: j and k move from row to row, with the focus, so the browser shows where one is and scrolls there;
 * the arrows do so once a row has it, and scroll the page as ever before. `/`, `n` and `?` are the layout's.
 */
export function useRowKeys({ source, onPick }: Setup): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { config, resource } = useEngine();

  /** @returns whether something came of it */
  const run = (key: string, target: EventTarget | null): boolean => {
    const at = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
    const step = STEPS[key];
    if (step !== undefined) return (at !== null || key.length === 1) && move(at, step);
    const record = at ? recordOf(at, source) : undefined;
    if (key === 'x' && onPick) {
      onPick(record);
      return true;
    }
    if (!record) return false;
    // On something inside the row Enter is a press of it.
    const open = key === 'Enter' && target === at ? bestPath({ resource, id: addressId(record) }) : undefined;
    const edit =
      key === 'e' && isOffered('edit', { config, resource, record })
        ? recordPath({ resource, to: 'edit', id: addressId(record) })
        : undefined;
    const path = open ?? edit;
    if (path !== undefined) void navigate(path);
    return path !== undefined;
  };
  const handle = useEffectEvent((event: KeyboardEvent) => {
    // Lists on a page of several are looked at only.
    if (pathname !== resource.routes.list || !isFreeKey(event, { mayRepeat: true })) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.repeat && STEPS[key] === undefined) return;
    if (run(key, event.target)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function move(from: HTMLElement | null, step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const index = from ? rows.indexOf(from) + step : step === 1 ? 0 : rows.length - 1;
  const row = rows[index];
  // Not a stop of the Tab key: what is in the row is.
  if (row) row.tabIndex = -1;
  row?.focus();
  return row !== undefined;
}

function recordOf({ dataset }: HTMLElement, source: RowSource): Row | undefined {
  const id = dataset['rowKey'] ?? dataset['row'];
  for (let index = 0; index < source.count; index += 1) {
    const record = source.at(index);
    if (record?.id === id) return record;
  }
  return undefined;
}
