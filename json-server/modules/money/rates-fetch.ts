import { BUSINESS_TIME_ZONE, todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { nextAttemptAt } from '../../../src/domain/mail/attempts.ts';
import { timeIn } from '../../../src/domain/mail/words.ts';
import type { Json } from '../../../src/config/types.ts';
import type { LiveConfig } from '../../live/live-config.ts';
import { CalendarRefused } from '../../http/outside/calendar-refused.ts';
import type { CalendarFetcher } from '../../http/outside/fetch-calendar.ts';
import type { JobWatch } from '../../http/job-watch.ts';
import { every, type Ticker } from '../../jobs/ticker.ts';
import type { AsSystem } from '../../records/as-system.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import type { Records } from '../../records/records.ts';
import { type Bulletin, BulletinRefused, readBulletin } from './central-bank.ts';
import { TODAY } from './rates-call.ts';
import { storeRates } from './store-rates.ts';
import type { RateFetchesRow } from '../../live/rows/stored/rate-fetches.ts';

const FETCHES = 'rate-fetches';
/** ms between two checks of the clock */
const INTERVAL = 60_000;
/** The bank publishes at about 15:30 (AC9). */
const USUAL_TIME = '15:45';
/** Minutes between two attempts for a working day's bulletin, and their number: on a holiday there is none. */
const LATE = 30;
const MAX_LATE_ATTEMPTS = 6;

type Setup = {
  readonly records: Records;
  readonly config: LiveConfig;
  readonly clock: () => number;
  readonly asSystem: AsSystem;
  /** Reaches no private address, and has limits on size and time. */
  readonly fetcher: CalendarFetcher;
  readonly watch?: JobWatch;
};
type Outcome = { readonly is: 'got'; readonly bulletin: Bulletin } | { readonly is: 'failed'; readonly why: Why };
type Why = { readonly failure: 'UNREACHABLE' | 'NO_BULLETIN' | 'FUTURE'; readonly line: number | null };

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

/**
 * AC9: fetches the bank's rates automatically for companies that want it (`ratesFetch` in the settings): once a day
 * from the configured hour on. One record per day holds the result, so it is done once, whatever restarts in between;
 * failures are reported and retried. On a weekend the last published bulletin counts. A round answers the number of
 * attempts.
 */
export function createRatesFetcher({ records, config, clock, asSystem, fetcher, watch }: Setup): Ticker {
  const ask = async (url: string, today: string): Promise<Outcome> => {
    try {
      const bulletin = readBulletin(await fetcher(url));
      if (bulletin.date > today) return { is: 'failed', why: { failure: 'FUTURE', line: null } };
      return { is: 'got', bulletin };
    } catch (error) {
      if (error instanceof CalendarRefused) return { is: 'failed', why: { failure: 'UNREACHABLE', line: null } };
      if (!(error instanceof BulletinRefused)) throw error;
      return { is: 'failed', why: { failure: 'NO_BULLETIN', line: error.line } };
    }
  };

  /** The record of an attempt; on a working day yesterday's bulletin may only mean that it is early. */
  const attemptValues = (
    outcome: Outcome,
    { attempts, today }: { attempts: number; today: string },
  ): Record<string, Json> => {
    const common = { attempts, fetchedAt: new Date(clock()).toISOString(), failure: null, line: null };
    if (outcome.is === 'failed') {
      const again = nextAttemptAt(attempts, clock());
      const next = again === undefined ? null : new Date(again).toISOString();
      return { ...common, ...outcome.why, status: next === null ? 'GIVEN_UP' : 'FAILED', nextAttemptAt: next };
    }
    const { date } = outcome.bulletin;
    const isEarly = date < today && !isWeekend(today) && attempts < MAX_LATE_ATTEMPTS;
    const next = isEarly ? new Date(clock() + LATE * 60_000).toISOString() : null;
    return { ...common, status: isEarly ? 'NOT_YET' : 'DONE', bulletinDate: date, nextAttemptAt: next };
  };

  const runTenant = async (tenant: string, stopping: AbortSignal): Promise<number> => {
    const [settings] = [...records.company(tenant).table('settings').all()];
    // Without a record nobody would know that it was done.
    const isNoted = config.current().config.resources[FETCHES] !== undefined;
    if (settings?.ratesFetch !== true || !isNoted) return 0;
    const now = new Date(clock()).toISOString();
    const today = todayIn(new Date(now));
    if (timeIn(now, BUSINESS_TIME_ZONE) < (settings.ratesFetchAt || USUAL_TIME)) return 0;
    const id = `rates-${today}`;
    const known = records.company(tenant).table(FETCHES).get(id);
    const next = known ? (known.nextAttemptAt ?? '') : now;
    if (next === '' || next > now) return 0;
    const outcome = await ask(settings.ratesUrl || TODAY, today);
    if (stopping.aborted) return 1;
    const set = attemptValues(outcome, { attempts: (known?.attempts ?? 0) + 1, today });
    const beside: RecordWrite[] = [noteOf(known, { id, date: today, set })];
    if (outcome.is === 'got') await storeRates({ asSystem, tenant, bulletin: outcome.bulletin, beside });
    else await asSystem(tenant, () => beside);
    return 1;
  };

  const round = async (stopping: AbortSignal): Promise<number> => {
    const counts = await Promise.all(records.companiesHere('settings').map((tenant) => runTenant(tenant, stopping)));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  return every({ job: 'rates', interval: INTERVAL, leading: records.leading, round, watch });
}

type Note = { readonly id: string; readonly date: string; readonly set: Readonly<Record<string, Json>> };

/** The first attempt creates the day's record; its history shows the later ones. */
const noteOf = (known: RateFetchesRow | undefined, { id, date, set }: Note): RecordWrite =>
  known ? { collection: FETCHES, id, set } : { collection: FETCHES, create: { id, date, ...set } };
