import { createHash } from 'node:crypto';
import {
  isPayableOrder,
  liveTry,
  spentReason,
  TRY_LIFE,
  type Try,
  triesOf,
} from '../../../src/domain/card-payment/order.ts';
import type { Json } from '../../../src/config/types.ts';
import { HttpError } from '../../http/http-error.ts';
import type { AsSystem } from '../../records/as-system.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import type { Records } from '../../records/records.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { ProviderConnection } from './connection.ts';
import { ORDERS } from './names.ts';
import type { ProviderPayment } from './provider.ts';
import { asOrder, asStay } from './rows.ts';
import { checkLater, dropUnknownTry, settle, withTry } from './settle.ts';
import type { CardPaymentOrdersRow } from '../../live/rows/stored/card-payment-orders.ts';
import { STAYS } from '../reservations/names.ts';

export type Deps = {
  readonly records: Records;
  readonly asSystem: AsSystem;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
};
export type FoundOrder = { readonly tenant: string; readonly order: CardPaymentOrdersRow };

/**
 * The order behind a link. Asks every company, so that the response time reveals neither whether it exists nor where.
 */
export function findOrder(records: Records, id: string): FoundOrder | undefined {
  let found: FoundOrder | undefined;
  for (const tenant of records.companies(ORDERS)) {
    const order = records.company(tenant).table(ORDERS).get(id);
    if (order) found = { tenant, order };
  }
  return found;
}

/** The order of a try, by the provider's number for it. */
export const orderOfRef = (records: Records, ref: string): FoundOrder | undefined =>
  findOrder(records, ref.slice(0, Math.max(0, ref.lastIndexOf('.'))));

export const mayPay = (order: CardPaymentOrdersRow, table: Tables, now: string): boolean =>
  isPayableOrder(asOrder(order), asStay(table(STAYS).get(order.reservationId)), now);

/** Records the provider's answer about a payment. It stays paid even if the rules refuse to confirm the stay. */
export async function recordOutcome(
  { asSystem }: Deps,
  { tenant, order }: FoundOrder,
  payment: ProviderPayment,
): Promise<void> {
  const write = (mayConfirm: boolean) =>
    asSystem(tenant, ({ table, now, today }) => {
      const current = table(ORDERS).get(order.id);
      return current ? settle({ table, order: current, payment, now, today, mayConfirm }) : [];
    });
  try {
    await write(true);
  } catch (error) {
    if (!(error instanceof HttpError) || (error.status !== 409 && error.status !== 422)) throw error;
    await write(false);
  }
}

/**
 * Asks the provider for the result of a try and records it.
 * @param about the try; default: the one that may still succeed. `isGivenUp`: the guest starts again, so an unfinished
 * try is ended first
 */
export async function askProvider(
  deps: Deps,
  { provider }: ProviderConnection,
  found: FoundOrder,
  { ref, isGivenUp = false }: { readonly ref?: string; readonly isGivenUp?: boolean } = {},
): Promise<void> {
  const { asSystem, clock } = deps;
  const { tenant, order } = found;
  const tried = ref === undefined ? liveTry(order) : triesOf(order).find((each) => each.ref === ref);
  if (!tried) return;
  const known = await provider.find(tried.ref);
  const isOver = isGivenUp || clock() - Date.parse(tried.at) > TRY_LIFE;
  const answer =
    known.kind === 'PAYMENT' && known.status === 'PENDING' && isOver ? await provider.cancel(tried.ref) : known;
  if (answer.kind === 'PAYMENT') {
    const isLate = answer.status === 'CANCELLED' && !isGivenUp;
    await recordOutcome(deps, found, isLate ? { ...answer, failureCode: 'TIMEOUT' } : answer);
    return;
  }
  // While the provider does not know the try, a call may still be on its way.
  const isLost = answer.kind === 'UNKNOWN' && (isGivenUp || clock() - Date.parse(tried.at) > LOST_AFTER);
  await asSystem(tenant, ({ table, now }) => {
    const current = table(ORDERS).get(order.id);
    if (!current) return [];
    return isLost ? dropUnknownTry(current, tried.ref) : checkLater(current, now);
  });
}
/** ms after which a try unknown to the provider counts as never made; longer than a call to the provider takes */
const LOST_AFTER = 30_000;

export type TryRequest = {
  readonly found: FoundOrder;
  readonly installment: number;
  readonly acceptances: Json;
  readonly ip: string;
  readonly language: string;
  /** Digest of the call's key, '' without one. */
  readonly requestKey: string;
  readonly expectedTotal: number | undefined;
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly host: string;
};
export type Begun =
  | { readonly kind: 'BEGUN'; readonly redirectUrl: string }
  | { readonly kind: 'GONE' | 'UNREACHABLE' | 'BUSY' | 'OTHER_CALL' }
  | { readonly kind: 'CHANGED'; readonly total: number }
  | { readonly kind: 'REFUSED'; readonly code: string };

/** Rounds of ending unfinished tries before a new one; two tabs doing it at once are resolved here. */
const ROUNDS = 3;

/**
 * Starts a try in three steps (R10): stores the intent, asks the provider under our own number, then stores its answer.
 * Earlier tries are queried and ended first: at most one try can succeed (WB4).
 */
export async function beginTry(deps: Deps, connection: ProviderConnection, asked: TryRequest): Promise<Begun> {
  const { table } = deps.records.company(asked.found.tenant);
  const { tenant, order } = asked.found;
  for (let round = 0; round < ROUNDS; round += 1) {
    const current = table(ORDERS).get(order.id);
    const tried = current && liveTry(current);
    if (!current || !tried) break;
    const isSame = asked.requestKey !== '' && tried.requestKey === asked.requestKey;
    if (isSame && tried.installment !== asked.installment) return { kind: 'OTHER_CALL' };
    if (isSame && tried.redirect) return { kind: 'BEGUN', redirectUrl: tried.redirect };
    // Checked before ending anything: if no other try may start, the live one continues.
    const isOpen = mayPay(current, table, new Date(deps.clock()).toISOString());
    if (!isOpen || spentReason(current)) return { kind: 'GONE' };
    await askProvider(deps, connection, { tenant, order: current }, { isGivenUp: true });
  }
  const meant = await writeTry(deps, asked);
  return meant ? send(deps, connection, asked, meant) : stateOf(deps, asked);
}

function stateOf({ records, clock }: Deps, { found: { tenant, order } }: TryRequest): Begun {
  const { table } = records.company(tenant);
  const current = table(ORDERS).get(order.id);
  const isOpen = current !== undefined && mayPay(current, table, new Date(clock()).toISOString());
  return { kind: isOpen ? 'BUSY' : 'GONE' };
}

type Meant = { readonly writes: readonly RecordWrite[]; readonly meant?: Try };

/** Stores the try before asking the provider; undefined when the order cannot be paid or another try is live. */
async function writeTry({ asSystem }: Deps, asked: TryRequest): Promise<Try | undefined> {
  const { tenant, order } = asked.found;
  const { meant } = await asSystem(tenant, ({ table, now }): Meant => {
    const current = table(ORDERS).get(order.id);
    const tries = current ? triesOf(current) : [];
    if (!current || !mayPay(current, table, now) || liveTry(current)) return { writes: [] };
    const { installment, requestKey } = asked;
    const next: Try = { ref: `${order.id}.${tries.length + 1}`, state: 'NEW', installment, at: now, requestKey };
    const set = {
      status: 'THREEDS',
      tries: [...tries, next] as Json,
      installment,
      failureCode: null,
      checks: 0,
      acceptances: asked.acceptances,
      acceptedIp: asked.ip,
      nextCheckAt: new Date(Date.parse(now) + LOST_AFTER).toISOString(),
    };
    return { writes: [{ collection: ORDERS, id: order.id, set, action: 'begin' }], meant: next };
  });
  return meant;
}

/** Max ratio of the total to the price; the server does not believe a provider that reports more. */
const MAX_TIMES_PRICE = 2;

async function send(deps: Deps, { provider }: ProviderConnection, asked: TryRequest, { ref }: Try): Promise<Begun> {
  const { asSystem } = deps;
  const { tenant, order } = asked.found;
  const { installment, language, returnUrl, notifyUrl, host, expectedTotal } = asked;
  const price = order.total;
  const of = { ref, price, currency: order.currency };
  const created = await provider.create({ ...of, installment, language, returnUrl, notifyUrl, host });
  if (created.kind === 'UNREACHABLE') return { kind: 'UNREACHABLE' };
  const isBelieved = created.kind === 'CREATED' && created.total >= price && created.total <= price * MAX_TIMES_PRICE;
  const isChanged = isBelieved && expectedTotal !== undefined && expectedTotal !== created.total;
  if (isChanged || (created.kind === 'CREATED' && !isBelieved)) await provider.cancel(ref);
  await asSystem(tenant, ({ table, now }) => {
    const current = table(ORDERS).get(order.id);
    if (!current) return [];
    if (created.kind === 'CREATED' && isBelieved && !isChanged) {
      const tries = withTry(current, ref, { state: 'SENT', total: created.total, redirect: created.redirectUrl });
      const nextCheckAt = new Date(Date.parse(now) + FIRST_CHECK).toISOString();
      return [{ collection: ORDERS, id: order.id, set: { tries, nextCheckAt }, action: 'update' }];
    }
    const tries = withTry(current, ref, { state: 'CANCELLED' });
    return [
      { collection: ORDERS, id: order.id, set: { tries, status: 'WAITING', nextCheckAt: null }, action: 'update' },
    ];
  });
  if (created.kind === 'REFUSED') return { kind: 'REFUSED', code: created.code };
  if (isChanged) return { kind: 'CHANGED', total: created.total };
  return isBelieved ? { kind: 'BEGUN', redirectUrl: created.redirectUrl } : { kind: 'UNREACHABLE' };
}
/** ms until the provider is first asked for the result of a try */
const FIRST_CHECK = 4000;

/** Digest of the key of a repeatable call; the key itself is not stored. */
export const digestOf = (key: string): string =>
  key === '' ? '' : createHash('sha256').update(key).digest('base64url').slice(0, 32);
