import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import { fold } from '../text/fold.ts';

/** ES6: a permitted home is inspected at least every two years. */
export function inspectionDue(last: IsoDate): IsoDate {
  const next = `${String(Number(last.slice(0, 4)) + 2).padStart(4, '0')}${last.slice(4)}`;
  return next.endsWith('-02-29') ? `${next.slice(0, 4)}-02-28` : next;
}

/** ES6: days to fix a defect found by an inspection: missing papers, or faults of the building. */
const CURE_DAYS = { PAPERS: 30, FAULT: 15 } as const;

/** ES6: the deadline for fixing a defect found on a day. */
export function cureDeadline(defect: keyof typeof CURE_DAYS, found: IsoDate): IsoDate {
  return addDays(found, CURE_DAYS[defect]);
}

/** ES5: days that the authority has to answer an application. */
const REVIEW_DAYS = 60;

export const reviewDue = (appliedAt: IsoDate): IsoDate => addDays(appliedAt, REVIEW_DAYS);

/** The words of a name, ignoring order, case and marks: `YILMAZ, Ayşe` is `Ayşe Yılmaz`. */
const wordsOf = (name: string): string =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

/** Whether two names, as written in papers, are the same person. */
export const isSameHolder = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);

/** ES4: whether the holder is neither an owner of the home nor the company; re-letting in one's own name is fined. */
export function isStranger(holderName: string, known: readonly string[]): boolean {
  const holder = wordsOf(holderName);
  return holder !== '' && !known.some((name) => isSameHolder(name, holderName));
}

/** Homes that share a building with others; a detached house is exempt. */
const SHARED: readonly string[] = ['APARTMENT', 'STUDIO', 'RESIDENCE', 'TIMESHARE'];

/** ES5: the missing notarised consent of all owners of the building; an operated residence needs none. */
export function lacksConsent({
  type,
  holderType,
  consentDocId,
}: {
  readonly type: string;
  readonly holderType: string;
  readonly consentDocId?: string | null;
}): boolean {
  return SHARED.includes(type) && holderType !== 'RESIDENCE_OPERATOR' && !consentDocId;
}

/**
 * ES5: whether the home's owner changed after the permit was issued: the new one must apply again, or it is revoked.
 */
export function changedHands(issuedAt: IsoDate | null | undefined, ownedFrom: readonly IsoDate[]): boolean {
  return Boolean(issuedAt) && ownedFrom.some((from) => issuedAt !== null && issuedAt !== undefined && from > issuedAt);
}

/** The parts of an address that identify the building. */
export type BuildingAddress = Readonly<Partial<Record<'city' | 'district' | 'street' | 'no', string | null>>>;

/** ES5: one text for all homes of a building; undefined if the address is incomplete. */
export function buildingOf({ city, district, street, no }: BuildingAddress): string | undefined {
  if (!city || !district || !street || !no) return undefined;
  return [city, district, street, no].map(wordsOf).join('|');
}

/** ES5: buildings with up to this many homes have no quota. */
const SMALL_BUILDING = 3;

/** ES5: how many permits one person may hold in a building: a quarter of its homes; undefined = no limit. */
export function permitsPerHolder({
  units,
  holderType,
}: {
  /** Homes in the building, whoever owns them; 0 = unknown. */
  readonly units: number;
  readonly holderType: string;
}): number | undefined {
  if (units <= SMALL_BUILDING || holderType === 'RESIDENCE_OPERATOR') return undefined;
  return Math.floor(units / 4);
}
