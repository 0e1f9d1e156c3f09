import { isForeignerNumber, isTurkishIdentityNumber } from '../text/identifiers.ts';
import { maskedNumber } from '../text/mask.ts';

/** The facts about a guest that the notification needs. */
export type KbsPerson = {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly isTurkishCitizen?: boolean | null;
  readonly tcIdentityNo?: string | null;
  readonly foreignIdNo?: string | null;
  readonly passportNo?: string | null;
  readonly nationality?: string | null;
  readonly birthDate?: string | null;
};

/** A required value of a notification; `documentNo` is the passport or the foreigner's number. */
export type MissingPersonField = 'firstName' | 'lastName' | 'tcIdentityNo' | 'documentNo' | 'nationality' | 'birthDate';

/** KB4, assumed: five to twenty letters and digits. */
export const isPassportNumber = (text: string): boolean => /^[A-Za-z0-9]{5,20}$/.test(text);

const isEmpty = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

/** A guest is a citizen by default, as in the form. */
export const isCitizen = ({ isTurkishCitizen }: KbsPerson): boolean => isTurkishCitizen !== false;

/**
 * KB3: values missing for a person's notification. Citizens: names and T.C. number; others: names, passport or
 * foreigner's number, nationality and date of birth (assumed). A number with wrong check digits counts as missing
 * (KB4).
 */
export function missingFields(person: KbsPerson): readonly MissingPersonField[] {
  const names = (['firstName', 'lastName'] as const).filter((name) => isEmpty(person[name]));
  if (isCitizen(person)) return isTurkishIdentityNumber(person.tcIdentityNo ?? '') ? names : [...names, 'tcIdentityNo'];
  const hasDocument = isForeignerNumber(person.foreignIdNo ?? '') || isPassportNumber(person.passportNo ?? '');
  const others = (['nationality', 'birthDate'] as const).filter((name) => isEmpty(person[name]));
  return [...names, ...(hasDocument ? [] : (['documentNo'] as const)), ...others];
}

/** The reported number; '' without one. */
export function documentNo(person: KbsPerson): string {
  if (isCitizen(person)) return person.tcIdentityNo ?? '';
  return person.foreignIdNo ?? person.passportNo ?? '';
}

/** The reported number as shown in lists (KB5); null without one. */
export function documentShown(person: KbsPerson): string | null {
  const number = documentNo(person);
  return number === '' ? null : maskedNumber(number);
}
