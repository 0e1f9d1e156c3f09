const E164 = /^\+[1-9][0-9]{6,14}$/;

/** As people in Türkiye write a number of their own country: area or mobile code after a nought, or a mobile without it. */
const NATIONAL = /^(?:0[2-5]\d{9}|5\d{9})$/;
/** Its country code without the plus, or before the nought that is dialled only within the country. */
const WITH_CODE = /^\+?90(?=0?[2-5]\d{9}$)0?/;

/** A number as it was typed, in the form it is stored in; undefined when it is none, or its country cannot be told. */
export function internationalPhone(typed: string): string | undefined {
  const digits = phoneDigits(typed);
  const phone = NATIONAL.test(digits) ? `+90${digits.replace(/^0/, '')}` : digits.replace(WITH_CODE, '+90');
  return E164.test(phone) ? phone : undefined;
}

/** Without what only parts it for the eye. */
export function phoneDigits(text: string): string {
  return text.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
}
