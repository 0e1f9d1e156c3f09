import type { Steps } from '../../../../src/config/steps.ts';
import type { Caller } from '../../../accounts/call.ts';
import { conflict, HttpError, notFound } from '../../../http/http-error.ts';
import { resourceNamed, type Context } from '../../../records/context.ts';
import { findInScope } from '../../../records/scope.ts';
import { nextLoopTurn } from '../../../store/slices.ts';
import type { Snapshot } from '../../../live/snapshot.ts';
import type { Records, WriteTransaction } from '../../../records/records.ts';
import { CalendarRefused } from '../../../http/outside/calendar-refused.ts';
import { importCalendar, type CalendarContents } from './import-calendar.ts';
import { type ImportResult, importTally } from './import-result.ts';
import type { ImportRun } from './import-run.ts';
import { runAlone, inTurn } from './import-turns.ts';
import { readApart } from './read-apart.ts';
import type { IcalFeedsRow } from '../../../live/rows/stored/ical-feeds.ts';
import { recordsOfPart } from '../../../live/rows/record-writer.ts';

export const ICAL_FEEDS = 'ical-feeds';

export type FeedImportCall = {
  readonly records: Records;
  readonly snapshot: Snapshot;
  readonly caller: Caller;
  readonly feedId: string;
};

/** The feed, if the caller may see it. @throws HttpError 404 */
export function feedFor(
  { records, snapshot, caller, feedId }: FeedImportCall,
  context: Context = records.of({ snapshot, caller }),
): IcalFeedsRow {
  const resource = resourceNamed(snapshot, ICAL_FEEDS);
  const feed = resource && findInScope(context, resource, feedId);
  if (feed === undefined) throw notFound();
  return feed;
}

/** ms of work in one transaction; making it durable takes about as long again */
const SLICE = 4;

/**
 * Imports a calendar into a feed's estate in slices, each a transaction, so that others are answered in between. A dry
 * run does exactly the same beside the store. Imports of one feed run one after the other, across all servers.
 * @throws CalendarRefused, HttpError 404
 */
export async function runImport(call: FeedImportCall, { text, isDryRun, isSure }: Imported): Promise<ImportResult> {
  const { records, snapshot, caller } = call;
  const feed = { records, behalf: { snapshot, caller }, feedId: call.feedId };
  return inTurn(feed, async () => {
    const calendar = await readApart({ text, today: caller.values.today });
    if (isDryRun) return withoutRecords(await tryImport(call, { calendar, isSure }));
    return runAlone(feed, async (hold) => {
      const write: Write = (slice) =>
        records.write(feed.behalf, (work) => {
          hold(work);
          return slice(work);
        });
      const result = await importCalendarIn(call, write)({ calendar, isSure });
      await write((work) => {
        const lastImport = { ...summaryOf(result), at: caller.values.now };
        work.asExternal().keep(ICAL_FEEDS, { ...feedFor(call, work.context), lastImport });
      });
      return result;
    });
  });
}

/** ms during which an import is retried while others write. */
const MAX_TIME = 10_000;

/** @throws HttpError 404, or 409 when others keep writing */
async function tryImport(call: FeedImportCall, order: CalendarContents): Promise<ImportResult> {
  const { records, snapshot, caller } = call;
  const end = performance.now() + MAX_TIME;
  do {
    const tried = records.tried({ snapshot, caller });
    try {
      return await importCalendarIn(call, (slice) => Promise.resolve(tried(slice)))(order);
    } catch (error) {
      // Somebody has meanwhile taken a number that this import took too: the calendar is fine.
      if (!(error instanceof HttpError && error.status === 409)) throw error;
      await nextLoopTurn();
    }
  } while (performance.now() < end);
  throw conflict('busyRecords');
}

type Imported = { readonly text: string; readonly isDryRun: boolean; readonly isSure: boolean };
type Write = <Result>(slice: (work: WriteTransaction) => Result) => Promise<Result>;

/** An import that continues with the next slice. */
type Going = { readonly run: ImportRun; readonly steps: Steps<ImportResult> };

/**
 * All steps of an import, as many per transaction as a slice has time for. Steps only go forward: a slice that runs
 * again restarts the import, which then finds the earlier slices' work done.
 */
function importCalendarIn(call: FeedImportCall, write: Write): (order: CalendarContents) => Promise<ImportResult> {
  return async (order) => {
    let going: Going | undefined;
    let time = SLICE;
    for (;;) {
      const kept = going?.run.tally.outcomes().slice() ?? [];
      let next = going;
      let runs = 0;
      const done = await write((work) => {
        runs += 1;
        // Read each time: the feed or the home may be gone meanwhile.
        const found = channelOf(call, work);
        const writer = work.asExternal();
        if (next === undefined) {
          const run = { ...found, writer, tally: importTally(kept), ownBlocks: new Set<string>(), conflicts: 0 };
          next = { run, steps: importCalendar(run, order) };
        }
        const { run, steps } = next;
        next = undefined;
        run.writer = writer;
        // A restarted import looks at everything again; the time doubles with each run, so it ends however many others
        // write.
        const end = performance.now() + time * 2 ** (runs - 1);
        do {
          const step = steps.next();
          if (step.done) return { result: step.value };
        } while (performance.now() < end);
        return { going: { run, steps } };
      });
      if (done.result) return done.result;
      ({ going } = done);
      time *= 2 ** (runs - 1);
      await nextLoopTurn();
    }
  };
}

/** @throws HttpError 404, CalendarRefused for a home that nobody can sell */
function channelOf(call: FeedImportCall, { context, table }: WriteTransaction): Pick<ImportRun, 'feed' | 'channel'> {
  const feed = feedFor(call, context);
  const channel = table('sales-channels').get(feed.salesChannelId);
  if (channel === undefined) throw notFound();
  if (table('estates').get(feed.estateId)?.isPlaceholder === true) {
    throw new CalendarRefused('placeholder');
  }
  return { feed, channel };
}

/** Stores on the feed why its last import failed. Its version stays: nobody edited it. */
export async function noteFailure(
  { records, snapshot, caller, feedId }: FeedImportCall,
  refused: CalendarRefused,
  say: (language: 'en' | 'tr') => string,
): Promise<void> {
  await records.write({ snapshot, caller }, (work) => {
    const feed = work.table(ICAL_FEEDS).get(feedId);
    if (feed === undefined) return;
    const lastImport = { at: caller.values.now, state: 'FAILED' as const, message: say('en'), messageTr: say('tr') };
    recordsOfPart(work).put(ICAL_FEEDS, { ...feed, lastImport });
    return refused.key;
  });
}

function summaryOf({ counts }: ImportResult) {
  const { events, created, moved, cancelled, blocked, conflict, conflictsBeyond, refused } = counts;
  const conflicts = conflict + conflictsBeyond;
  return {
    events,
    created,
    moved,
    cancelled,
    blocked,
    refused,
    conflicts,
    state: conflicts + refused > 0 ? 'CONFLICTS' : 'OK',
  };
}

/** Removes the ids of records that a dry run made; they do not exist. */
function withoutRecords(result: ImportResult): ImportResult {
  const isNew = new Set(['CREATED', 'BLOCKED', 'CONFLICT']);
  const items = result.items.map(({ id, code, ...item }) =>
    isNew.has(item.action) || id === undefined ? item : { ...item, id, ...(code === undefined ? {} : { code }) },
  );
  return { ...result, items };
}
