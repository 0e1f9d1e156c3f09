/** Length of an IBAN by country, for those our tenants and owners use; others only need a valid checksum. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  TR: 26,
  DE: 22,
  GB: 22,
  NL: 18,
  FR: 27,
  AE: 23,
  AT: 20,
  CH: 21,
};

/**
 * ISO 13616: country, check digits, account; the rearranged number modulo 97 is 1. Written without spaces, in capitals;
 * a Turkish one has `TR` + 24 digits.
 */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const country = text.slice(0, 2);
  const length = Object.hasOwn(IBAN_LENGTHS, country) ? IBAN_LENGTHS[country] : undefined;
  if (length !== undefined && text.length !== length) return false;
  if (country === 'TR' && !/^TR\d{24}$/.test(text)) return false;
  return ibanRemainder(text) === 1;
}

/** The two check digits that make `country` + account an IBAN. */
export function ibanCheckDigits(country: string, account: string): string {
  return String(98 - ibanRemainder(`${country}00${account}`)).padStart(2, '0');
}

function ibanRemainder(iban: string): number {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** TN1: lower-case ASCII letters, digits and hyphens, 3–30, no hyphen at either end. */
export function isTenantId(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/.test(text);
}

/** KB4: eleven digits, the first not 0, the last two computed. */
export function isTurkishIdentityNumber(text: string): boolean {
  return /^[1-9]\d{10}$/.test(text) && text.slice(9) === identityCheckDigits(text);
}

/** KB4: the number of a foreigner living in Türkiye: eleven digits starting with 9. */
export function isForeignerNumber(text: string): boolean {
  return /^9\d{10}$/.test(text);
}

/** KB4: the tenth and eleventh digit for the first nine. */
export function identityCheckDigits(firstNine: string): string {
  const digit = (index: number) => Number(firstNine[index] ?? 0);
  const odd = digit(0) + digit(2) + digit(4) + digit(6) + digit(8);
  const even = digit(1) + digit(3) + digit(5) + digit(7);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return `${tenth}${(odd + even + tenth) % 10}`;
}
