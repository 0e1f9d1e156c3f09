import { fold } from '../../src/domain/text/fold.ts';
import { ibanCheckDigits, identityCheckDigits } from '../../src/domain/text/identifiers.ts';
import type { Origin } from './data/names.ts';
import type { Random } from './random.ts';

export type SeedPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'F' | 'M';
  readonly email: string;
  readonly phone: string;
};

/** @param number makes the e-mail and the phone unlike any other */
export function makePerson({ random, origin, number }: { random: Random; origin: Origin; number: number }): SeedPerson {
  const gender = random.chance(0.5) ? 'F' : 'M';
  const firstName = random.pick(gender === 'F' ? origin.female : origin.male);
  const stem = random.pick(origin.last);
  const lastName = origin.nationality === 'RU' && gender === 'F' ? `${stem}a` : stem;
  const host = random.pick(['example.com', 'example.org', 'example.net']);
  return {
    firstName,
    lastName,
    gender,
    email: `${mailName(firstName)}.${mailName(lastName)}${number}@${host}`,
    phone: origin.phone + String(number % 10 ** origin.phoneLength).padStart(origin.phoneLength, '0'),
  };
}

/** The part of an e-mail address that a name gives. */
export function mailName(name: string): string {
  return fold(name).replace(/[^a-z0-9]/g, '');
}

/**
 * A T.C. number whose checksum holds (KB4), counted from the smallest ones, which no living person has.
 * @param number 0–99,999
 */
export function fictionalIdentityNo(number: number): string {
  const nine = `1000${String(number).padStart(5, '0')}`;
  return nine + identityCheckDigits(nine);
}

/** A Turkish IBAN whose checksum holds, of a bank that does not exist (code 00999). */
export function fictionalIban(number: number): string {
  const account = `009990${String(number).padStart(16, '0')}`;
  return `TR${ibanCheckDigits('TR', account)}${account}`;
}

/** Ten digits that begin like no real tax number. */
export function fictionalTaxNo(number: number): string {
  return `000${String(number).padStart(7, '0')}`;
}
