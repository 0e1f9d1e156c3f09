import { type KbsPerson, type MissingPersonField, missingFields } from './person.ts';

/** The number of people in a booking. */
export type BookedPeople = {
  readonly adults?: number | null;
  readonly children?: number | null;
  readonly infants?: number | null;
};

/** Everybody on a stay, for all texts and figures: babies count too, and there is at least one person. */
export const peopleOf = ({ adults, children, infants }: BookedPeople): number =>
  Math.max(1, (adults ?? 0) + (children ?? 0) + (infants ?? 0));

/**
 * How complete the data of everybody on a stay are: complete, people not entered yet, or data missing. `noNumber`: only
 * document numbers are missing.
 */
export type GuestDataState = 'complete' | 'fewer' | 'incomplete' | 'noNumber';
export type GuestDataEntry = {
  readonly state: GuestDataState;
  /** People entered, complete or not. */
  readonly known: number;
  readonly expected: number;
};

const NUMBERS: readonly MissingPersonField[] = ['tcIdentityNo', 'documentNo'];

/** KB2, KB3: whether everybody on a stay can be reported; missing people count before missing data. */
export function guestDataOf(stay: BookedPeople, persons: readonly KbsPerson[]): GuestDataEntry {
  const known = persons.length;
  const expected = peopleOf(stay);
  const missing = persons.flatMap(missingFields);
  const state = (): GuestDataState => {
    if (known < expected) return 'fewer';
    if (missing.length === 0) return 'complete';
    return missing.every((field) => NUMBERS.includes(field)) ? 'noNumber' : 'incomplete';
  };
  return { state: state(), known, expected };
}
