/**
 * The arithmetic of statements, income and occupancy once more, from rows alone: nothing here is the product's, so that a
 * mistake in the product's own rules cannot hide in a test of them. Only a type is shared, of a row of any kind.
 */
import type { Row } from '../../src/config/types.ts';

export const textOf = (row: Row | undefined, key: string): string => {
  const value = row?.[key];
  return typeof value === 'string' ? value : '';
};
export const numberOf = (row: Row | undefined, key: string): number => {
  const value = row?.[key];
  return typeof value === 'number' ? value : 0;
};
export const listOf = (row: Row | undefined, key: string): readonly Row[] => {
  const value = row?.[key];
  return Array.isArray(value) ? (value as readonly unknown[] as readonly Row[]) : [];
};

const DAY = 86_400_000;
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;
export const dateAt = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
/** The day in Istanbul, three hours ahead all year. */
export const dayOf = (moment: string): string =>
  moment === '' ? '' : new Date(Date.parse(moment) + 3 * 3_600_000).toISOString().slice(0, 10);
export const nightsBetween = (from: string, to: string): readonly string[] =>
  Array.from({ length: Math.max(0, at(to) - at(from)) }, (_, index) => dateAt(at(from) + index));
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
export function monthsBetween(first: string, last: string): readonly string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

/** Half up, away from zero. */
export function divided(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const whole = Number((size * 2n + divisor) / (2n * divisor));
  return dividend < 0n ? 0 - whole : whole;
}
export const percentOf = (minor: number, percent: number): number =>
  divided(BigInt(minor) * BigInt(Math.round(percent * 10_000)), 1_000_000n);

/** Minor units at the last buying rate by that day; undefined where there is none. All currencies here have two digits. */
export function conversion(rates: readonly Row[]) {
  const MICRO = 1_000_000n;
  const ofDay = new Map<string, bigint | undefined>();
  const buying = (currency: string, date: string): bigint | undefined => {
    const name = `${currency} ${date}`;
    if (!ofDay.has(name)) {
      const known = rates.filter((row) => textOf(row, 'currency') === currency && textOf(row, 'date') <= date);
      const last = known.toSorted((a, b) => (textOf(a, 'date') < textOf(b, 'date') ? -1 : 1)).at(-1);
      ofDay.set(name, last && BigInt(Math.round(numberOf(last, 'buying') * 1_000_000)));
    }
    return ofDay.get(name);
  };
  return (minor: number, from: string, to: string, date: string): number | undefined => {
    if (from === to) return minor;
    const own = from === 'TRY' ? MICRO : buying(from, date);
    const other = to === 'TRY' ? MICRO : buying(to, date);
    if (own === undefined || other === undefined) return undefined;
    if (from === 'TRY') return divided(BigInt(minor) * MICRO, other);
    const rate = to === 'TRY' ? own : BigInt(divided(own * MICRO, other));
    return divided(BigInt(minor) * rate, MICRO);
  };
}

export const isSold = (stay: Row): boolean => stay['status'] === 'SUCCESSFUL' || stay['status'] === 'FINISHED';

/** What of a whole falls on the nights [from, to) of `of`, so that all parts sum to it. */
const share = (minor: number, from: number, to: number, of: number): number =>
  divided(BigInt(minor) * BigInt(to), BigInt(of)) - divided(BigInt(minor) * BigInt(from), BigInt(of));

/** The part of a stay that a month counts by a contract's rule, as a function of any of its amounts, and its day. */
export function partIn(stay: Row, rule: string, month: string) {
  const checkIn = textOf(stay, 'checkIn');
  const checkOut = textOf(stay, 'checkOut');
  const of = at(checkOut) - at(checkIn);
  const whole = { of: (minor: number) => minor, nights: of };
  if (rule === 'CHECK_IN') return checkIn.startsWith(month) ? { ...whole, date: checkIn } : undefined;
  if (rule === 'CHECK_OUT') return checkOut.startsWith(month) ? { ...whole, date: checkOut } : undefined;
  const nights = nightsBetween(checkIn, checkOut);
  const first = nights.findIndex((night) => night.startsWith(month));
  if (first < 0) return undefined;
  const count = nights.filter((night) => night.startsWith(month)).length;
  return {
    of: (minor: number) => share(minor, first, first + count, of),
    nights: count,
    date: nights[first] ?? checkIn,
  };
}

export const accommodationOf = (stay: Row): number =>
  typeof stay['accommodationPrice'] === 'number'
    ? stay['accommodationPrice']
    : numberOf(stay, 'totalPrice') - numberOf(stay, 'cleaningFee');

export type Terms = {
  readonly feePct: number;
  readonly rule: string;
  readonly withCleaning: boolean;
  readonly afterCommission: boolean;
};
export const termsOf = (contract: unknown): Terms => {
  const row = { id: '', ...(contract as object) } as Row;
  return {
    feePct: numberOf(row, 'feePct'),
    rule: textOf(row, 'recognition') || 'CHECK_OUT',
    withCleaning: row['feeBase'] === 'ACCOMMODATION_PLUS_CLEANING',
    afterCommission: row['commissionBeforeFee'] !== false,
  };
};
/** What a whole stay means to its owners: income, commission and management fee, costs below zero. */
export function owedFor(stay: Row, { feePct, withCleaning, afterCommission }: Terms) {
  const STAY = accommodationOf(stay) + (withCleaning ? numberOf(stay, 'cleaningFee') : 0);
  const commission = numberOf(stay, 'commissionAmount');
  const base = Math.max(0, afterCommission ? STAY - commission : STAY);
  return { STAY, COMMISSION: 0 - commission, MANAGEMENT_FEE: 0 - percentOf(base, feePct) };
}

/** The share of a home that each owner has on a night, percent. */
export const ownedOn = (home: Row | undefined, night: string): number =>
  listOf(home, 'ownerships')
    .filter((one) => textOf(one, 'from') <= night && (textOf(one, 'to') === '' || night < textOf(one, 'to')))
    .reduce((sum, one) => sum + numberOf(one, 'sharePct'), 0);

/** Whether a home was for rent on a night: as its row says, or since it was entered or had its first guests. */
export function forRent(home: Row, stays: readonly Row[]): (night: string) => boolean {
  const kept = Array.isArray(home['offered']) ? listOf(home, 'offered') : undefined;
  if (kept) return (night) => kept.some((one) => textOf(one, 'from') <= night && (textOf(one, 'to') || '9') > night);
  if (home['status'] !== 'ACTIVE' && stays.length === 0) return () => false;
  const first = [dayOf(textOf(home, 'createdAt')), ...stays.map((stay) => textOf(stay, 'checkIn'))].toSorted()[0] ?? '';
  if (home['status'] === 'ACTIVE') return (night) => first <= night;
  const changed = dayOf(textOf(home, 'updatedAt'));
  const left = stays.filter((stay) => textOf(stay, 'checkIn') <= changed).map((stay) => textOf(stay, 'checkOut'));
  const last = [changed, ...left].toSorted().at(-1) ?? '';
  return (night) => first <= night && night < last;
}
/** The nights that the guests of a stay slept. */
export const slept = (stay: Row): readonly string[] =>
  nightsBetween(textOf(stay, 'checkIn'), textOf(stay, 'departedOn') || textOf(stay, 'checkOut'));

export const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
export const grouped = (list: readonly Row[], key: string): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of list) {
    const group = groups.get(textOf(row, key));
    if (group) group.push(row);
    else groups.set(textOf(row, key), [row]);
  }
  return groups;
};

const inState = (list: readonly Row[], ...states: readonly string[]): readonly Row[] =>
  list.filter((stay) => states.includes(textOf(stay, 'status')));

/** What was booked: stays that hold with their nights and their price in each currency, and what came to nothing beside them. */
export function bookingsOf(list: readonly Row[]) {
  const held = inState(list, 'SUCCESSFUL', 'FINISHED');
  const money = ['EUR', 'TRY'].map((currency) => held.filter((stay) => stay['currency'] === currency));
  return {
    bookings: held.length,
    nights: sum(held.map((stay) => nightsBetween(textOf(stay, 'checkIn'), textOf(stay, 'checkOut')).length)),
    pending: inState(list, 'PENDING').length,
    cancelled: inState(list, 'CANCELLED').length,
    failed: inState(list, 'FAILED', 'ALLREADYTAKEN').length,
    money: money.filter((own) => own.length > 0).map((own) => sum(own.map((stay) => numberOf(stay, 'totalPrice')))),
  };
}

/** What a stay costs and what is open, of its parts, its extra charges and what was paid; nothing is kept of what nobody paid. */
export function costOf(stay: Row, { got, extra }: { readonly got: number; readonly extra: number }) {
  const totalPrice = sum(
    ['accommodationPrice', 'facilityFees', 'cleaningFee', 'cardFee'].map((key) => numberOf(stay, key)),
  );
  if (inState([stay], 'CANCELLED', 'FAILED', 'ALLREADYTAKEN').length > 0) {
    return { totalPrice, grandTotal: got, remainingPrice: 0 };
  }
  // What a channel collects nobody owes us.
  const owed = stay['collectedBy'] === 'CHANNEL' ? Math.min(got, totalPrice) : totalPrice;
  return { totalPrice, grandTotal: totalPrice + extra, remainingPrice: owed + extra - got };
}
