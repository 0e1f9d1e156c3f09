import { type KbsPerson, type MissingPersonField, missingFields } from './person.ts';

/** How many people a booking speaks of. */
export type BookedPeople = {
  readonly adults?: number | null;
  readonly children?: number | null;
  readonly infants?: number | null;
};

/** Everybody on a stay, in every text and figure that tells how many come: babies are people too, and somebody always comes. */
export const peopleOf = ({ adults, children, infants }: BookedPeople): number =>
  Math.max(1, (adults ?? 0) + (children ?? 0) + (infants ?? 0));

/**
 * How far the data of everybody on a stay are: whole, people not entered yet, or something missing of one who is.
 * `noNumber`: only numbers of documents are missing.
 */
export type GuestDataState = 'complete' | 'fewer' | 'incomplete' | 'noNumber';
export type GuestDataEntry = {
  readonly state: GuestDataState;
  /** People who are entered, complete or not. */
  readonly known: number;
  readonly expected: number;
};

const NUMBERS: readonly MissingPersonField[] = ['tcIdentityNo', 'documentNo'];

/** KB2, KB3: whether everybody on a stay can be reported; who is not entered counts before what is missing of others. */
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
