const E164 = /^\+[1-9][0-9]{6,14}$/;

/** A number in Turkish national format: area or mobile code after a zero, or a mobile number without it. */
const NATIONAL = /^(?:0[2-5]\d{9}|5\d{9})$/;
/** The country code without the plus, or before the zero that is dialled only within the country. */
const WITH_CODE = /^\+?90(?=0?[2-5]\d{9}$)0?/;

/** A typed number in its stored form; undefined if invalid, or its country is unknown. */
export function internationalPhone(typed: string): string | undefined {
  const digits = phoneDigits(typed);
  const phone = NATIONAL.test(digits) ? `+90${digits.replace(/^0/, '')}` : digits.replace(WITH_CODE, '+90');
  return E164.test(phone) ? phone : undefined;
}

/** Without visual separators. */
export function phoneDigits(text: string): string {
  return text.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
}
