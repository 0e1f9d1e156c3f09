/**
 * Money is an integer of minor units (cents, kuruş) beside an ISO 4217 code; never a fraction (R16). All rounding is
 * half up, away from zero for negative amounts, so a refund is the mirror of its charge.
 */

/** Money in the smallest units of its currency: 12.50 EUR is 1250. */
export type MinorUnits = number;

/**
 * No single amount is larger: ten milliard of a currency with cents. A thousand nights of it still add up exactly, so what
 * somebody types cannot make a sum that is none.
 */
export const MOST_MINOR = 1_000_000_000_000;

/** Digits after the decimal separator; what is not named has two. */
const MINOR_DIGITS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, ISK: 0, BHD: 3, KWD: 3, JOD: 3, TND: 3 };

/** `EUR` → 2, `JPY` → 0, `KWD` → 3. */
export function minorDigits(currency: string): number {
  return Object.hasOwn(MINOR_DIGITS, currency) ? (MINOR_DIGITS[currency] ?? 2) : 2;
}

/** 123450, EUR → `1234.50 EUR`: an amount inside a message, in any language. */
export function amountText(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return `${(minor / 10 ** digits).toFixed(digits)} ${currency}`;
}

/**
 * `percent` of an amount, half up to the minor unit. The percentage is read as a decimal, so 3.69 is exactly 3.69.
 * @param minor integer minor units
 * @param percent 3.69 = 3.69 %; at most six decimals count
 */
export function percentOf(minor: number, percent: number): number {
  const millionths = BigInt(Math.round(percent * 1_000_000));
  return Number(divideHalfUp(BigInt(minor) * millionths, 100_000_000n));
}

/** Half up, away from zero below it. @param divisor above zero */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return dividend >= 0n ? (dividend + half) / divisor : -((-dividend + half) / divisor);
}

/** The exact sum of integer minor units. @throws RangeError when it leaves the safe integers */
export function sumMinor(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) {
    sum += amount;
    if (!Number.isSafeInteger(sum)) throw new RangeError('The sum is no safe integer of minor units');
  }
  return sum;
}

/**
 * Shares that differ by one minor unit at most and sum to the amount: 100.00 in 3 = 33.34 + 33.33 + 33.33.
 * @param parts whole number, at least 1
 */
export function splitEvenly(minor: number, parts: number): number[] {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError('parts must be a whole number from 1');
  const share = Math.trunc(minor / parts);
  const rest = minor - share * parts;
  return Array.from({ length: parts }, (_, index) => share + (index < Math.abs(rest) ? Math.sign(rest) : 0));
}

/**
 * What a person typed as minor units: `1.234,5` with separator `,` and EUR → 123450. Grouping marks (the other
 * separator, spaces, apostrophes) are allowed only between groups of three. Too many decimals, or anything else →
 * undefined: an amount is never guessed.
 */
export function parseAmount(text: string, currency: string, decimalSeparator: '.' | ','): number | undefined {
  const grouping = decimalSeparator === '.' ? ',' : '.';
  const parts = text.trim().replace('−', '-').split(decimalSeparator);
  const [whole = '', decimals = ''] = parts;
  const digits = minorDigits(currency);
  if (parts.length > 2 || (parts.length === 2 && !/^\d+$/.test(decimals)) || decimals.length > digits) return undefined;
  const sign = whole.startsWith('-') ? -1 : 1;
  const groups = whole.replace(/^-/, '').split(/[.,' \u00a0\u202f]/);
  const marks = whole.replace(/[-\d]/g, '');
  const grouped = groups.length > 1;
  if (grouped && (new Set(marks).size !== 1 || marks.includes(decimalSeparator))) return undefined;
  if (grouped && /[.,]/.test(marks) && !marks.startsWith(grouping)) return undefined;
  if (!groups.every((group, index) => (grouped ? (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/) : /^\d+$/).test(group))) {
    return undefined;
  }
  const minor = Number(groups.join('') + decimals.padEnd(digits, '0'));
  // `0 -` keeps negative zero out of the store.
  return Number.isSafeInteger(minor) ? (sign === 1 ? minor : 0 - minor) : undefined;
}
