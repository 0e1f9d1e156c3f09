import { RateLimiterMemory } from 'rate-limiter-flexible';
import { todayIn } from '../../../../src/domain/calendar/iso-date.ts';
import { type GuestPageState, guestPageState } from '../../../../src/domain/guest-page/page.ts';
import type { PublicCall } from '../../../accounts/call.ts';
import { type AddressLimit, addressLimit, consume } from '../../../accounts/limits.ts';
import { isAtWork } from '../../../accounts/packages.ts';
import { recordOfSecret } from '../../../accounts/secret-links.ts';
import { notFound } from '../../../http/http-error.ts';
import type { Companies, Tables } from '../../../live/rows/company.ts';
import type { GuestPageRow } from '../../../live/rows/own-rows.ts';
import type { ReservationsRow } from '../../../live/rows/stored/reservations.ts';
import type { Snapshot } from '../../../live/snapshot.ts';
import type { Records, WriteTransaction } from '../../../records/records.ts';
import { systemCaller } from '../../../records/system.ts';
import { guestPageOf, PAGE_LINKS } from './pages.ts';

/** Per minute and address: 120 calls, or 12 guesses. */
const POINTS = 120;
const MISS = 10;
/** Limits per link, whoever uses it: reads per minute, and writes per ten minutes. */
const READS = 240;
const WRITES = 20;
const MINUTE = 60; // seconds
const STAYS = 'reservations';

/** The page behind a link. */
export type OpenedPage = {
  readonly tenant: string;
  readonly table: Tables;
  readonly stay: ReservationsRow;
  readonly state: GuestPageState;
  readonly page: GuestPageRow;
  readonly secret: string;
  /** ISO instant */
  readonly now: string;
  readonly today: string;
};

type Deps = { readonly records: Records; readonly clock: () => number };
/** A part of the page; `of` is the resource whose module the company needs for it. */
type Part = { readonly of?: string };
/** A guest's action; only on a stay that takes place. */
type Doing<Result> = Part & { readonly work: (opened: OpenedPage, work: WriteTransaction) => Result };

/**
 * Admits the holder of a guest's link. Every link that opens nothing (unknown, renewed, expired, another guest's, a
 * shut company's) gives the same 404.
 */
export type GuestPageGate = {
  /** @throws HttpError 404, 429 */
  readonly open: (call: PublicCall, part?: Part) => Promise<OpenedPage>;
  /** Writes as the system. @throws HttpError 404, 429 and the refusals of the work */
  readonly write: <Result>(call: PublicCall, doing: Doing<Result>) => Promise<Result>;
};

const gates = new WeakMap<Records, GuestPageGate>();

/** One gate for all parts of the page, so that they share their limits. */
export function guestPageGate(deps: Deps): GuestPageGate {
  const known = gates.get(deps.records);
  if (known) return known;
  const made = createGate(deps);
  gates.set(deps.records, made);
  return made;
}

function openedBy(companies: Companies, { config }: Snapshot, asked: { secret: string; clock: () => number } & Part) {
  const { secret, clock, of = STAYS } = asked;
  const linked = recordOfSecret(companies.shared.table(PAGE_LINKS), secret);
  if (!linked) return undefined;
  const { id, tenant, hash } = linked;
  if (![STAYS, of].every((name) => isAtWork(companies, config, { tenant, name }))) return undefined;
  const { table } = companies.company(tenant);
  const page = guestPageOf(table, id);
  const stay = table(STAYS).get(id);
  if (page?.hash !== hash || !stay) return undefined;
  const moment = new Date(clock());
  const now = moment.toISOString();
  const today = todayIn(moment);
  const state = guestPageState(stay, today);
  return state && ({ tenant, table, stay, state, page, secret, now, today } satisfies OpenedPage);
}

function createGate({ records, clock }: Deps): GuestPageGate {
  const limit: AddressLimit = addressLimit(POINTS);
  const reads = new RateLimiterMemory({ points: READS, duration: MINUTE });
  const writes = new RateLimiterMemory({ points: WRITES, duration: 10 * MINUTE });
  const refuse = async (call: PublicCall): Promise<never> => {
    await limit(call, MISS - 1);
    throw notFound();
  };
  const find = async (call: PublicCall, by: RateLimiterMemory, part: Part): Promise<OpenedPage> => {
    await limit(call);
    const secret = call.path.slice(call.path.lastIndexOf('/') + 1);
    const opened = openedBy(records, call.snapshot, { secret, clock, ...part });
    if (!opened) return refuse(call);
    await consume(by, opened.page.hash);
    return opened;
  };
  return {
    open: (call, part = {}) => find(call, reads, part),
    write: async (call, { work: doIt, ...part }) => {
      const { snapshot } = call;
      const { secret } = await find(call, writes, part);
      const done = await records.transact((inside) => {
        const opened = openedBy(inside, snapshot, { secret, clock, ...part });
        if (opened?.state !== 'ACTIVE') return undefined;
        const work = inside.on({ snapshot, caller: systemCaller(opened.tenant, opened.now) });
        return { result: doIt({ ...opened, table: work.table }, work) };
      });
      return done ? done.result : refuse(call);
    },
  };
}
