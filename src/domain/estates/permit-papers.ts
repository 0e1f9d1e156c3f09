import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import { fold } from '../text/fold.ts';

/** ES6: a permitted home is inspected at least every two years. */
export function inspectionDue(last: IsoDate): IsoDate {
  const next = `${String(Number(last.slice(0, 4)) + 2).padStart(4, '0')}${last.slice(4)}`;
  return next.endsWith('-02-29') ? `${next.slice(0, 4)}-02-28` : next;
}

/** ES6: days to mend what an inspection found: missing papers, or faults of the building. */
const CURE_DAYS = { PAPERS: 30, FAULT: 15 } as const;

/** ES6: the last day to mend a defect that was found on a day. */
export function cureDeadline(defect: keyof typeof CURE_DAYS, found: IsoDate): IsoDate {
  return addDays(found, CURE_DAYS[defect]);
}

/** ES5: days that the authority has to answer an application. */
const REVIEW_DAYS = 60;

export const reviewDue = (appliedAt: IsoDate): IsoDate => addDays(appliedAt, REVIEW_DAYS);

/** A name by its words, whatever their order, case and marks: `YILMAZ, Ayşe` is `Ayşe Yılmaz`. */
const wordsOf = (name: string): string =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

/** Whether two names are one person's, as papers write them. */
export const isSameHolder = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);

/** ES4: is the holder neither an owner of the home nor the company? Then re-letting in one's own name is fined. */
export function isStranger(holderName: string, known: readonly string[]): boolean {
  const holder = wordsOf(holderName);
  return holder !== '' && !known.some((name) => isSameHolder(name, holderName));
}

/** Homes that share a building with others; a house of its own is exempt. */
const SHARED: readonly string[] = ['APARTMENT', 'STUDIO', 'RESIDENCE', 'TIMESHARE'];

/** ES5: the notarised consent of all owners of the building that is still missing; an operated residence needs none. */
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

/** ES5: a home whose owner changed after the permit was given: the new one must apply anew, or it is revoked. */
export function changedHands(issuedAt: IsoDate | null | undefined, ownedFrom: readonly IsoDate[]): boolean {
  return Boolean(issuedAt) && ownedFrom.some((from) => issuedAt !== null && issuedAt !== undefined && from > issuedAt);
}

/** The parts of an address that say which building it is. */
export type BuildingAddress = Readonly<Partial<Record<'city' | 'district' | 'street' | 'no', string | null>>>;

/** ES5: one text for all homes of a building; undefined when the address does not tell. */
export function buildingOf({ city, district, street, no }: BuildingAddress): string | undefined {
  if (!city || !district || !street || !no) return undefined;
  return [city, district, street, no].map(wordsOf).join('|');
}

/** ES5: buildings of up to this many homes know no share. */
const SMALL_BUILDING = 3;

/** ES5: how many homes of a building one person may hold permits for: a quarter; undefined = any number. */
export function permitsPerHolder({
  units,
  holderType,
}: {
  /** Homes in the building, whoever owns them; 0 = nobody has said. */
  readonly units: number;
  readonly holderType: string;
}): number | undefined {
  if (units <= SMALL_BUILDING || holderType === 'RESIDENCE_OPERATOR') return undefined;
  return Math.floor(units / 4);
}
