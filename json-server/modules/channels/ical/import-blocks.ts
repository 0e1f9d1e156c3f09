import { nightsKey } from '../../../../src/domain/reservations/place-stay.ts';
import type { Steps } from '../../../../src/config/steps.ts';
import { gapsIn } from '../../../../src/domain/channels/ical/gaps.ts';
import { occupantsOf } from '../../../../src/domain/reservations/occupancy.ts';
import { occupancyOf } from '../../reservations/spans.ts';
import { eventPart, forget, type ImportRun, remember, type WantedBooking } from './import-run.ts';
import type { KnownRow } from './known-events.ts';
import type { OutOfOrderPeriodsRow } from '../../../live/rows/stored/out-of-order-periods.ts';
import { BLOCKS } from '../../reservations/names.ts';

type Nights = { readonly from: string; readonly to: string };

/** Pieces of a block made or released between two pauses. */
const PIECES = 8;

/** The blocks that earlier imports made of an event, without released ones. */
function blocksOf({ writer }: ImportRun, known: KnownRow | undefined): OutOfOrderPeriodsRow[] {
  const rows = (known?.blockIds ?? []).flatMap((id) => writer.table(BLOCKS).get(id) ?? []);
  return rows.filter((row) => !row.releasedAt);
}

function* inPieces<Item>(items: readonly Item[], work: (piece: readonly Item[]) => void): Steps<void> {
  for (let at = 0; at < items.length; at += PIECES) {
    work(items.slice(at, at + PIECES));
    yield;
  }
}

/** Accepts blocks that are already gone or released by somebody else. */
function release(
  { writer, tally, ownBlocks }: ImportRun,
  { id }: OutOfOrderPeriodsRow,
  event: KnownRow | WantedBooking,
): void {
  ownBlocks.delete(id);
  const row = writer.table(BLOCKS).get(id);
  if (row === undefined || row.releasedAt) return;
  writer.change(BLOCKS, row, { releasedAt: writer.now }, 'release');
  const from = row.from;
  const to = row.to;
  tally.add({ action: 'RELEASED', ...eventPart({ ...event, from, to }), id: row.id, code: row.code ?? '' });
}

/** The channel has opened these nights again. */
export function* endBlock(run: ImportRun, known: KnownRow): Steps<void> {
  yield* inPieces(blocksOf(run, known), (rows) => {
    for (const row of rows) release(run, row, known);
  });
  forget(run, known);
}

/**
 * Shrinks blocks that reach beyond the nights the channel closes now; done before stays are placed, which may need the
 * nights.
 */
export function* shrinkBlocks(run: ImportRun, wanted: WantedBooking): Steps<void> {
  const beyond = blocksOf(run, wanted.known).filter((row) => row.from < wanted.from || row.to > wanted.to);
  yield* inPieces(beyond, (rows) => {
    for (const row of rows) release(run, row, wanted);
  });
}

/**
 * Nights that the channel closes go out of order, except those already taken. Such an event is never a guest and never
 * a conflict. Blocks are remembered before each pause, so that the next import knows them whenever this one ends.
 */
export function* placeBlock(run: ImportRun, wanted: WantedBooking): Steps<void> {
  const { writer, feed, tally } = run;
  const mine = blocksOf(run, wanted.known);
  const own = new Set(mine.map(({ id }) => id));
  const span = { of: feed.estateId, from: wanted.from, to: wanted.to };
  const occupants = [...occupantsOf({ ...occupancyOf(writer.table, span), wanted: span, now: writer.now })];
  const gaps = gapsIn(
    wanted,
    occupants.filter(({ id }) => !own.has(id)),
  );
  const gapKeys = new Set(gaps.map(nightsKey));
  const before = tally.count();
  const nightsOfRow = (row: OutOfOrderPeriodsRow) => nightsKey({ from: row.from, to: row.to });
  const remaining = mine.filter((row) => gapKeys.has(nightsOfRow(row)));
  yield* inPieces(
    mine.filter((row) => !gapKeys.has(nightsOfRow(row))),
    (rows) => {
      for (const row of rows) release(run, row, wanted);
    },
  );
  const taken = new Set(remaining.map(nightsOfRow));
  const blockIds = remaining.map(({ id }) => id);
  const { key, from, to } = wanted;
  const note = () =>
    remember(run, { key, kind: 'BLOCK', from, to, recordId: null, conflictId: null, blockIds: [...blockIds] });
  note();
  yield* inPieces(
    gaps.filter((gap) => gap.to > writer.today && !taken.has(nightsKey(gap))),
    (piece) => {
      for (const gap of piece) blockIds.push(...makeBlock(run, wanted, gap));
      note();
    },
  );
  if (tally.count() === before) tally.addUnchanged(key);
}

/** @returns its id, if the nights are still free */
function makeBlock(run: ImportRun, wanted: WantedBooking, gap: Nights): readonly string[] {
  const { writer, feed, channel, tally } = run;
  const note = `${channel.name}: ${wanted.summary}`;
  const values = { estateId: feed.estateId, ...gap, kind: 'OUT_OF_ORDER', reason: 'OTHER', note };
  const answer = writer.create(BLOCKS, { ...values, releasedAt: null });
  if ('refused' in answer) {
    const { key, params } = answer.refused;
    tally.add({ action: 'REFUSED', ...eventPart({ ...wanted, ...gap }), reason: { key, params } });
    return [];
  }
  const { row } = answer;
  run.ownBlocks.add(row.id);
  tally.add({ action: 'BLOCKED', ...eventPart({ ...wanted, ...gap }), id: row.id, code: row.code ?? '' });
  return [row.id];
}
