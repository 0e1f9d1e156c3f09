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

/** ES4: is the holder neither an owner of the home nor the company? Then re-letting in one's own name is fined. */
export function isStranger(holderName: string, known: readonly string[]): boolean {
  const holder = wordsOf(holderName);
  return holder !== '' && !known.some((name) => wordsOf(name) === holder);
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
