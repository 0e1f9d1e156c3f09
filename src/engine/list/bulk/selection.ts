import type { Row } from '../../../config/types.ts';
import { createSignal } from '../../../lib/signal.ts';
import { type RowSource, wholeSource } from '../row-source.ts';

/** Records that may be ticked at once: each is written by a call of its own. */
export const MAX_PICKED = 1000;

const NOTHING: ReadonlyMap<string, Row> = new Map();

export type Selection = ReturnType<typeof createSelection>;

/**
 * Which records are ticked, whatever page they are on. It lives outside of React, so that a tick renders one box and the
 * bar, and none of the other rows.
 */
export function createSelection() {
  let picked = NOTHING;
  let source: RowSource = wholeSource([]);
  /** The anchor of a range. */
  let last: string | undefined;
  const signal = createSignal();

  const become = (next: ReadonlyMap<string, Row>) => {
    picked = next;
    signal.tell();
  };
  /** The rows of the page that are here. */
  const page = (): Row[] => Array.from({ length: source.count }, (_, index) => source.at(index) ?? []).flat();
  const put = (records: readonly Row[], isOn: boolean) => {
    const next = new Map(picked);
    for (const record of records) {
      if (!isOn) next.delete(record.id);
      else if (next.size < MAX_PICKED || next.has(record.id)) next.set(record.id, record);
    }
    become(next);
  };

  return {
    /** By id, in the order of selection. */
    picked: () => picked,
    has: (id: string): boolean => picked.has(id),
    page,
    shown: () => source,
    put,
    /** Ticks or unticks one; `isRange`: and everything between it and the one before. */
    toggle: (record: Row, { isRange = false } = {}) => {
      const isOn = !picked.has(record.id);
      const rows = isRange ? page() : [];
      const ends = [record.id, last].map((id) => rows.findIndex((row) => row.id === id));
      const from = Math.min(...ends);
      const to = Math.max(...ends);
      put(from === -1 ? [record] : rows.slice(from, to + 1), isOn);
      last = record.id;
    },
    /** The rows the list shows now: ranges and pages refer to them, and selected rows are updated. */
    show: (next: RowSource) => {
      source = next;
      const fresh = page().filter(({ id }) => picked.has(id));
      const isNews = fresh.some((row) => picked.get(row.id) !== row);
      become(isNews ? new Map([...picked, ...fresh.map((row) => [row.id, row] as const)]) : picked);
    },
    clear: () => become(NOTHING),
    subscribe: signal.subscribe,
  };
}
