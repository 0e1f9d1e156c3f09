import { gapsIn } from '../../../../src/domain/channel/ical/gaps.ts';
import { occupantsOf } from '../../../../src/domain/reservation/occupancy.ts';
import type { Row } from '../../../../src/config/types.ts';
import { occupancyOf } from '../../reservations/spans.ts';
import { textIn } from '../../../rows.ts';
import { about, BLOCKS, forget, type ImportRun, remember, type Wanted } from './import-run.ts';
import type { KnownRow } from './known-events.ts';

/** The blocks that earlier imports made of this feed and nobody released. */
export function ownBlocks(
  table: (name: string) => { get: (id: string) => Row | undefined },
  known: readonly KnownRow[],
) {
  const rows = known.flatMap(({ blockIds }) => blockIds.flatMap((id) => table(BLOCKS).get(id) ?? []));
  return new Map(rows.filter((row) => !row['releasedAt']).map((row) => [row.id, row]));
}

function release({ writer, items, ownBlocks: own }: ImportRun, row: Row, event: KnownRow | Wanted): void {
  own.delete(row.id);
  writer.change(BLOCKS, row, { releasedAt: writer.now }, 'release');
  const [from, to] = [textIn(row, 'from'), textIn(row, 'to')];
  items.push({ action: 'RELEASED', ...about({ ...event, from, to }), id: row.id, code: textIn(row, 'code') });
}

/** The channel has opened these nights again. */
export function endBlock(run: ImportRun, known: KnownRow): void {
  for (const id of known.blockIds) {
    const row = run.ownBlocks.get(id);
    if (row) release(run, row, known);
  }
  forget(run, known);
}

/** Blocks that reach beyond the nights that the channel closes now: before stays are placed, which may need them. */
export function shrinkBlocks(run: ImportRun, wanted: Wanted): void {
  for (const id of wanted.known?.blockIds ?? []) {
    const row = run.ownBlocks.get(id);
    if (row && (textIn(row, 'from') < wanted.from || textIn(row, 'to') > wanted.to)) release(run, row, wanted);
  }
}

/**
 * Nights that the channel does not sell are not sold by anybody: out of order, but for those that somebody has already.
 * Such an event is never a guest, and never a conflict. @returns whether anything changed
 */
export function placeBlock(run: ImportRun, wanted: Wanted): boolean {
  const { writer, feed, channel, items } = run;
  const mine = (wanted.known?.blockIds ?? []).flatMap((id) => run.ownBlocks.get(id) ?? []);
  const span = { of: textIn(feed, 'estateId'), from: wanted.from, to: wanted.to };
  const isMine = (id: string) => mine.some((row) => row.id === id);
  const occupants = [...occupantsOf({ ...occupancyOf(writer.table, span), wanted: span, now: writer.now })];
  const gaps = gapsIn(
    wanted,
    occupants.filter(({ id }) => !isMine(id)),
  );
  const isGap = (row: Row) => gaps.some(({ from, to }) => from === row['from'] && to === row['to']);
  const before = items.length;
  for (const row of mine) if (!isGap(row)) release(run, row, wanted);
  const remaining = mine.filter(isGap);
  const made = gaps.flatMap((gap) => {
    if (gap.to <= writer.today || remaining.some((row) => row['from'] === gap.from && row['to'] === gap.to)) return [];
    const note = `${textIn(channel, 'name')}: ${wanted.summary}`;
    const values = { estateId: span.of, ...gap, kind: 'OUT_OF_ORDER', reason: 'OTHER', note, releasedAt: null };
    const answer = writer.create(BLOCKS, values);
    if ('refused' in answer) {
      const { key, params } = answer.refused;
      items.push({ action: 'REFUSED', ...about({ ...wanted, ...gap }), reason: { key, params } });
      return [];
    }
    items.push({
      action: 'BLOCKED',
      ...about({ ...wanted, ...gap }),
      id: answer.row.id,
      code: textIn(answer.row, 'code'),
    });
    return [answer.row];
  });
  const blockIds = [...remaining, ...made].map(({ id }) => id);
  const { key, from, to } = wanted;
  remember(run, { key, kind: 'BLOCK', from, to, recordId: null, conflictId: null, blockIds });
  return items.length > before;
}
