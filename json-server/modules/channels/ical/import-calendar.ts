import { planImport } from '../../../../src/domain/channels/ical/plan.ts';
import type { Steps } from '../../../../src/config/steps.ts';
import { CalendarRefused } from '../../../http/outside/calendar-refused.ts';
import { endBlock, placeBlock, shrinkBlocks } from './import-blocks.ts';
import type { ImportResult } from './import-result.ts';
import { eventPart, type ImportRun } from './import-run.ts';
import { endStay } from './import-stays.ts';
import { ICAL_EVENTS, knownEvents, type KnownRow } from './known-events.ts';
import { placeStays } from './place-stays.ts';
import type { ReadCalendar } from './read-calendar.ts';

/**
 * Bookings that may disappear at once without a confirmation; more than this, and more than half, suggests a broken
 * feed.
 */
const MAX_UNCONFIRMED = 5;

export type CalendarContents = {
  readonly calendar: ReadCalendar;
  /** Somebody has seen how many bookings are gone and confirms it. */
  readonly isSure: boolean;
};

/**
 * Applies a channel's calendar to our records, one event per step: first bookings that are gone, so that their nights
 * are free; then bookings; then closed days around them. Each step stands alone and reads the occupied nights again, so
 * others may write between two steps, and the next import completes one that ends midway. A repeat of the same calendar
 * changes nothing.
 * @throws CalendarRefused when it would cancel most bookings and nobody confirmed that
 */
export function* importCalendar(run: ImportRun, { calendar, isSure }: CalendarContents): Steps<ImportResult> {
  const { writer, feed, tally } = run;
  const known = knownEvents(writer.table(ICAL_EVENTS), feed.id);
  yield;
  const { events, problems, repeated } = calendar;
  const unreadable = problems.map(({ key }) => key).filter((key) => key !== '');
  const isFull = feed.isFull !== false;
  const plan = yield* planImport({ events, unreadable, known, isFull, today: writer.today });
  if (!isSure) refuseMass(known, plan.removed, writer.today);
  for (const { blockIds } of known) for (const id of blockIds) run.ownBlocks.add(id);
  for (const entry of plan.removed) {
    if (entry.kind === 'STAY') endStay(run, entry);
    else yield* endBlock(run, entry);
    yield;
  }
  for (const wanted of plan.blocks) {
    yield* shrinkBlocks(run, wanted);
    yield;
  }
  yield* placeStays(run, plan.stays);
  for (const wanted of plan.blocks) {
    yield* placeBlock(run, wanted);
    yield;
  }
  for (const { key, summary, why } of problems) {
    const reason = { key: `ical.item.${why}`, params: {} };
    tally.add({ action: 'REFUSED', key, summary, from: null, to: null, reason });
    yield;
  }
  for (const { why, event } of plan.left) {
    const reason = { key: `ical.item.${why}`, params: {} };
    tally.add({ action: why === 'TOO_LONG' ? 'REFUSED' : 'LEFT', ...eventPart(event), reason });
    yield;
  }
  return tally.result({ events: events.length, repeated });
}

function refuseMass(known: readonly KnownRow[], removed: readonly KnownRow[], today: string): void {
  const isAhead = ({ kind, from }: KnownRow) => kind === 'STAY' && from >= today;
  const ahead = known.filter(isAhead).length;
  const lost = removed.filter(isAhead).length;
  if (lost > MAX_UNCONFIRMED && lost > ahead / 2) throw new CalendarRefused('manyGone', { count: lost, of: ahead });
}
