import type { LiveConfig } from '../../../live/live-config.ts';
import { isAtWork } from '../../../accounts/packages.ts';
import { type JobWatch, noJobWatch } from '../../../http/job-watch.ts';
import { every, type Ticker } from '../../../jobs/ticker.ts';
import { systemCaller } from '../../../records/system.ts';
import type { Records } from '../../../records/records.ts';
import { CalendarRefused } from '../../../http/outside/calendar-refused.ts';
import type { CalendarFetcher } from '../../../http/outside/fetch-calendar.ts';
import { messageOf, translateError } from './import-message.ts';
import { ICAL_FEEDS, noteFailure, runImport } from './run-import.ts';
import type { IcalFeedsRow } from '../../../live/rows/stored/ical-feeds.ts';

/** ms between two imports of a feed */
const EVERY = 30 * 60_000;
/** ms between two looks at the clock */
const INTERVAL = 60_000;

/** Whether a feed's calendar is fetched regularly. */
export const isFetched = ({ isActive, importUrl }: IcalFeedsRow): boolean =>
  isActive !== false && (importUrl ?? '') !== '';

/**
 * Fetches the calendar of every active feed with an address, every half hour. A failure is stored on the feed and
 * retried at its next turn; if most bookings are gone at once, it waits for somebody to confirm. A round answers the
 * number of imported feeds.
 */
export function createIcalSchedule({
  records,
  config,
  fetcher,
  clock = Date.now,
  watch = noJobWatch(),
}: {
  readonly records: Records;
  readonly config: LiveConfig;
  readonly fetcher: CalendarFetcher;
  readonly clock?: () => number;
  readonly watch?: JobWatch;
}): Ticker {
  const isDue = (feed: IcalFeedsRow): boolean => {
    const last = Date.parse((feed.lastImport as { at?: string } | null | undefined)?.at ?? '');
    return isFetched(feed) && !(clock() - last < EVERY);
  };
  const importOne = async (feed: IcalFeedsRow, tenant: string): Promise<void> => {
    const now = new Date(clock()).toISOString();
    const snapshot = config.current();
    const order = { records, snapshot, caller: systemCaller(tenant, now), feedId: feed.id };
    try {
      const text = await fetcher(feed.importUrl ?? '');
      await runImport(order, { text, isDryRun: false, isSure: false });
    } catch (error) {
      if (!(error instanceof CalendarRefused)) {
        // One feed's failure does not hold up the others.
        watch.mistake('ical', error, { feed: feed.id });
        return;
      }
      // Another import is running: at the next round the feed is due, or done.
      if (error.key === 'busy') return;
      await noteFailure(order, error, (language) => translateError(snapshot.catalogues, language, messageOf(error)));
    }
  };
  const round = async (): Promise<number> => {
    const due = records
      .companiesHere(ICAL_FEEDS)
      .filter((tenant) => isAtWork(records, config.current().config, { tenant, name: ICAL_FEEDS }))
      .flatMap((tenant) =>
        [...records.company(tenant).table(ICAL_FEEDS).all()].filter(isDue).map((feed) => ({ feed, tenant })),
      );
    let done = 0;
    for (const { feed, tenant } of due) {
      // Another server may have taken over meanwhile, or somebody imported it: no calendar is fetched twice.
      const now = records.leading.isLeading ? records.company(tenant).table(ICAL_FEEDS).get(feed.id) : undefined;
      if (now === undefined || !isDue(now)) continue;
      await importOne(now, tenant);
      done += 1;
    }
    return done;
  };
  return every({ job: 'ical', interval: INTERVAL, leading: records.leading, round, watch });
}
