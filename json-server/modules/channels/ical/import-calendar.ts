import { planImport } from '../../../../src/domain/channel/ical/plan.ts';
import type { Row } from '../../../../src/config/types.ts';
import { notFound } from '../../../http-error.ts';
import { textIn } from '../../../rows.ts';
import { CalendarRefused } from '../../../outside/calendar-refused.ts';
import { endBlock, ownBlocks, placeBlock, shrinkBlocks } from './import-blocks.ts';
import { type ImportItem, importResult, type ImportResult } from './import-result.ts';
import { about, type ImportRun, type Wanted } from './import-run.ts';
import { endStay, placeStay } from './import-stays.ts';
import type { ExternalWriter } from '../../../records/external-writer.ts';
import { ICAL_EVENTS, knownEvents, type KnownRow } from './known-events.ts';
import type { ReadCalendar } from './read-calendar.ts';

/** Bookings that may disappear at once without a confirmation; more, and more than half, is likely a broken feed. */
const MOST_UNCONFIRMED = 5;

export type ImportOrder = {
  readonly writer: ExternalWriter;
  readonly feed: Row;
  readonly calendar: ReadCalendar;
  /** Somebody has seen how many bookings are gone, and means it. */
  readonly isSure: boolean;
};

/**
 * Makes a channel's calendar true in our records, inside one transaction: what is gone first, so that its nights are
 * free; then bookings, those that wait for each other's nights in turn; then closed days around all that.
 * The same calendar again changes nothing.
 * @throws CalendarRefused when it would cancel most of what there is and nobody said so
 */
export function importCalendar({ writer, feed, calendar, isSure }: ImportOrder): ImportResult {
  const channel = writer.table('sales-channels').get(textIn(feed, 'salesChannelId'));
  if (channel === undefined) throw notFound();
  if (writer.table('estates').get(textIn(feed, 'estateId'))?.['isPlaceholder'] === true) {
    throw new CalendarRefused('placeholder');
  }
  const known = knownEvents(writer.table(ICAL_EVENTS), feed.id);
  const { events, problems, repeated } = calendar;
  const unreadable = problems.map(({ key }) => key).filter((key) => key !== '');
  const isFull = feed['isFull'] !== false;
  const plan = planImport({ events, unreadable, known, isFull, today: writer.today });
  if (!isSure) refuseMass(known, plan.removed, writer.today);
  const run: ImportRun = { writer, feed, channel, items: [], ownBlocks: ownBlocks(writer.table, known) };
  for (const entry of plan.removed) (entry.kind === 'STAY' ? endStay : endBlock)(run, entry);
  for (const wanted of plan.blocks) shrinkBlocks(run, wanted);
  let unchanged = placeStays(run, plan.stays);
  for (const wanted of plan.blocks) if (!placeBlock(run, wanted)) unchanged += 1;
  const left = plan.left.map(({ why, event }): ImportItem => {
    const isLong = why === 'TOO_LONG';
    return { action: isLong ? 'REFUSED' : 'LEFT', ...about(event), reason: { key: `ical.item.${why}`, params: {} } };
  });
  const broken = problems.map(({ key, summary, why }): ImportItem => {
    return { action: 'REFUSED', key, summary, from: null, to: null, reason: { key: `ical.item.${why}`, params: {} } };
  });
  return importResult({ items: [...run.items, ...broken, ...left], events: events.length, unchanged, repeated });
}

/** Places the stays, again and again those that wait, until none moves any more. @returns how many were as they should be */
function placeStays(run: ImportRun, stays: readonly Wanted[]): number {
  let unchanged = 0;
  let waiting = [...stays];
  for (let isLast = false; waiting.length > 0;) {
    const later = waiting.filter((wanted) => {
      const outcome = placeStay(run, wanted, isLast);
      if (outcome === 'UNCHANGED') unchanged += 1;
      return outcome === 'LATER';
    });
    isLast = later.length === waiting.length;
    waiting = later;
  }
  return unchanged;
}

function refuseMass(known: readonly KnownRow[], removed: readonly KnownRow[], today: string): void {
  const isAhead = ({ kind, from }: KnownRow) => kind === 'STAY' && from >= today;
  const [ahead, lost] = [known.filter(isAhead).length, removed.filter(isAhead).length];
  if (lost > MOST_UNCONFIRMED && lost > ahead / 2) throw new CalendarRefused('manyGone', { count: lost, of: ahead });
}
