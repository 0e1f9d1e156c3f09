import type { Row } from '../../../../src/config/types.ts';
import type { Caller } from '../../../call.ts';
import { notFound } from '../../../http-error.ts';
import type { Context } from '../../../records/context.ts';
import { findInScope } from '../../../records/scope.ts';
import { withDryRun } from '../../../dry-run.ts';
import type { Snapshot } from '../../../snapshot.ts';
import type { Records } from '../../../records/records.ts';
import type { CalendarRefused } from '../../../outside/calendar-refused.ts';
import { importCalendar } from './import-calendar.ts';
import type { ImportResult } from './import-result.ts';
import { readApart } from './read-apart.ts';

export const FEEDS = 'ical-feeds';

export type ImportCall = {
  readonly records: Records;
  readonly snapshot: Snapshot;
  readonly caller: Caller;
  readonly feedId: string;
};

/** The feed, when it is this caller's. @throws HttpError 404 */
export function feedFor(
  { records, snapshot, caller, feedId }: ImportCall,
  context: Context = records.of({ snapshot, caller }),
): Row {
  const resource = snapshot.config.resources[FEEDS];
  const feed = resource && findInScope(context, resource, feedId);
  if (feed === undefined) throw notFound();
  return feed;
}

/**
 * Imports a calendar into a feed's estate, all in one transaction. A dry run does the very same and is undone.
 * @throws CalendarRefused, HttpError 404
 */
export async function runImport(
  call: ImportCall,
  { text, isDryRun, isSure }: { readonly text: string; readonly isDryRun: boolean; readonly isSure: boolean },
): Promise<ImportResult> {
  const { records, snapshot, caller } = call;
  // Reading takes longest, and needs nothing of the records.
  const calendar = await readApart({ text, today: caller.values.today });
  return withDryRun<ImportResult>((undo) =>
    records.write({ snapshot, caller }, (work) => {
      const feed = feedFor(call, work.context);
      const writer = work.asExternal();
      const result = importCalendar({ writer, feed, calendar, isSure });
      if (isDryRun) return undo(withoutRecords(result));
      writer.keep(FEEDS, { ...feed, lastImport: { ...summaryOf(result), at: caller.values.now } });
      return result;
    }),
  );
}

/** Keeps in the feed why its last import came to nothing. Its version stays: nobody edited it. */
export async function noteFailure(
  { records, snapshot, caller, feedId }: ImportCall,
  refused: CalendarRefused,
  say: (language: 'en' | 'tr') => string,
): Promise<void> {
  await records.write({ snapshot, caller }, (work) => {
    const feed = work.table(FEEDS).get(feedId);
    if (feed === undefined) return;
    const lastImport = { at: caller.values.now, state: 'FAILED', message: say('en'), messageTr: say('tr') };
    work.put(FEEDS, { ...feed, lastImport });
    return refused.key;
  });
}

function summaryOf({ counts }: ImportResult) {
  const { events, created, moved, cancelled, blocked, conflict, refused } = counts;
  return {
    ...{ events, created, moved, cancelled, blocked, refused },
    conflicts: conflict,
    state: conflict + refused > 0 ? 'CONFLICTS' : 'OK',
  };
}

/** What a dry run made is not there. */
function withoutRecords(result: ImportResult): ImportResult {
  const isNew = new Set(['CREATED', 'BLOCKED', 'CONFLICT']);
  const items = result.items.map(({ id, code, ...item }) =>
    isNew.has(item.action) || id === undefined ? item : { ...item, id, ...(code === undefined ? {} : { code }) },
  );
  return { ...result, items };
}
