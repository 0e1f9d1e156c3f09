import { addDays, daysBetween, type IsoDate } from '../calendar/iso-date.ts';
import { leadingPermit, type Permit } from './permit.ts';

/** ES2: maximum nights of a tourist stay, for which the home needs a permit. */
const MAX_SHORT_NIGHTS = 100;

type Stay = { readonly checkIn: IsoDate; readonly checkOut: IsoDate };
/** `key` is a text of the `errors` namespace. */
type Reason = { readonly key: `permit.${string}`; readonly params: Readonly<Record<string, string | number>> };

/** ES2: the law does not apply to stays of more than 100 nights. */
export function needsPermit({ checkIn, checkOut }: Stay): boolean {
  return daysBetween(checkIn, checkOut) <= MAX_SHORT_NIGHTS;
}

/** Whether every night of the stay is within the permit's validity. */
function covers({ issuedAt, expiresAt }: Permit, { checkIn, checkOut }: Stay): boolean {
  return !(issuedAt && issuedAt > checkIn) && !(expiresAt && expiresAt < addDays(checkOut, -1));
}

/**
 * ES3: why a missing permit prevents confirming a stay; undefined = it does not. The permit must be valid now and cover
 * every night. A home marked as exempt is exempt for long stays only.
 * @param code of the home, for the text
 */
export function permitReason({
  stay,
  permits,
  code,
  today,
}: {
  readonly stay: Stay;
  readonly permits: readonly Permit[];
  readonly code: string;
  readonly today: IsoDate;
}): Reason | undefined {
  if (!needsPermit(stay)) return undefined;
  const valid = permits.filter(({ status }) => status === 'VALID');
  if (valid.some((permit) => covers(permit, stay))) return undefined;
  const { state, permit } = leadingPermit(permits, today);
  const params = {
    code,
    nights: daysBetween(stay.checkIn, stay.checkOut),
    permitNo: permit?.permitNo ?? '',
    from: permit?.issuedAt ?? '',
    until: permit?.expiresAt ?? '',
  };
  const isLate = permit?.status === 'VALID' && Boolean(permit.issuedAt && permit.issuedAt > stay.checkIn);
  if (isLate) return { key: 'permit.notYet', params };
  const keys = {
    VALID: 'permit.endsBefore',
    PENDING: 'permit.pending',
    SUSPENDED: 'permit.suspended',
    EXPIRED: 'permit.expired',
    REVOKED: 'permit.revoked',
    NOT_REQUIRED: 'permit.notRequired',
    MISSING: 'permit.missing',
  } as const;
  return { key: keys[state], params };
}

/** ES2: the number of contracts over 100 nights within a year that triggers a warning; more are fined. */
const LONG_CONTRACTS = 4;

/**
 * ES2: the number of contracts over 100 nights of one home within a year of the first one, including this one.
 * undefined = fewer than four, no warning.
 */
export function longContracts(others: Iterable<Stay>, wanted: Stay): number | undefined {
  if (needsPermit(wanted)) return undefined;
  const starts = [wanted, ...others].filter((stay) => !needsPermit(stay)).map(({ checkIn }) => checkIn);
  const counts = starts
    .filter((first) => first <= wanted.checkIn && wanted.checkIn < yearAfter(first))
    .map((first) => starts.filter((start) => first <= start && start < yearAfter(first)).length);
  const most = Math.max(...counts);
  return most >= LONG_CONTRACTS ? most : undefined;
}

/** The same day of the next year; as text, 29 February sorts correctly. */
const yearAfter = (date: IsoDate): IsoDate =>
  `${String(Number(date.slice(0, 4)) + 1).padStart(4, '0')}${date.slice(4)}`;
