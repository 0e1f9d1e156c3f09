/** Names that only card fields have, without case and separators. */
const CARD_KEYS: ReadonlySet<string> = new Set([
  'cardnumber',
  'cardno',
  'pan',
  'ccnumber',
  'cvv',
  'cvv2',
  'cvc',
  'cvc2',
  'cvn',
  'securitycode',
  'cardcvv',
  'expmonth',
  'expyear',
  'expirymonth',
  'expiryyear',
  'cardexpiry',
  'cardholder',
  'cardholdername',
]);
/** Consecutive digits, however they are grouped. */
const DIGITS = /\d(?:[ -]?\d)+/g;
/** Bodies this deep are already refused by the parser; this only ends the recursion. */
const MAX_DEPTH = 40;

/** The check sum of card numbers. @param digits nothing but digits */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const counted = at % 2 === 1 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

const textCarries = (text: string): boolean =>
  [...text.matchAll(DIGITS)].some(([run]) => {
    const digits = run.replace(/\D/g, '');
    return digits.length >= 13 && digits.length <= 19 && isLuhn(digits);
  });

/**
 * S8, WB5: whether a request contains card data: a key only cards have, or a number that could be a card's, as text or
 * number, at any depth. Such a request is refused unread and never logged.
 */
export function carriesCard(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return true;
  if (typeof value === 'string') return textCarries(value);
  if (typeof value === 'number') return textCarries(String(value));
  if (Array.isArray(value)) return value.some((each) => carriesCard(each, depth + 1));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, each]) =>
      CARD_KEYS.has(key.toLowerCase().replace(/[^a-z0-9]/g, '')) || textCarries(key) || carriesCard(each, depth + 1),
  );
}
