import { isForeignerNumber } from '../../domain/text/identifiers.ts';

export const TR = 'TR';

type Typed = {
  readonly country: string;
  readonly number: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly birthDate?: string;
};

/** Converts one line of a form to the server's format: the country decides the field of the number. */
export function typedPerson({ country, number: typed, ...names }: Typed) {
  const number = typed.replace(/\s/g, '');
  const texts = Object.entries(names).filter(([name, value]) => value !== '' && NAMES.includes(name));
  const isCitizen = country === TR;
  const numbers = isCitizen
    ? { tcIdentityNo: number }
    : isForeignerNumber(number)
      ? { foreignIdNo: number }
      : { passportNo: number };
  return {
    ...(Object.fromEntries(texts) as Partial<Record<(typeof NAMES)[number], string>>),
    isTurkishCitizen: isCitizen,
    nationality: country,
    ...(number !== '' && numbers),
  };
}

const NAMES: readonly string[] = ['firstName', 'lastName', 'birthDate'];
