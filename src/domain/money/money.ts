/**
 * Money is an integer of minor units (cents, kuruş) beside an ISO 4217 code; never a fraction (R16). All rounding is
 * half up, away from zero for negative amounts, so a refund is the mirror of its charge.
 */

/** Money in the smallest units of its currency: 12.50 EUR is 1250. */
export type MinorUnits = number;

/**
 * The limit of a single amount: ten billion of a currency with cents. A thousand such nights still add up exactly, so
 * no input can make an inexact sum.
 */
export const MAX_MINOR_UNITS = 1_000_000_000_000;

/** Digits after the decimal separator; two by default. */
const MINOR_DIGITS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, ISK: 0, BHD: 3, KWD: 3, JOD: 3, TND: 3 };

/** `EUR` → 2, `JPY` → 0, `KWD` → 3. */
export function minorDigits(currency: string): number {
  return Object.hasOwn(MINOR_DIGITS, currency) ? (MINOR_DIGITS[currency] ?? 2) : 2;
}

/** 123450, EUR → `1234.50`: only inserts a mark between the digits, without arithmetic. */
export function decimalText(minor: number, currency: string, mark: DecimalMark = '.'): string {
  const digits = minorDigits(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}${mark}${text.slice(-digits)}`;
}

/** 123450, EUR → `1234.50 EUR`: an amount inside a message, in any language; without a currency two digits are assumed. */
export const amountText = (minor: number, currency: string): string =>
  `${decimalText(minor, currency)} ${currency}`.trim();

/**
 * `percent` of an amount, half up to the minor unit. The percentage is read as a decimal, so 3.69 is exactly 3.69.
 * @param minor integer minor units
 * @param percent 3.69 = 3.69 %; at most six decimals count
 */
export function percentOf(minor: number, percent: number): number {
  const millionths = BigInt(Math.round(percent * 1_000_000));
  return Number(divideHalfUp(BigInt(minor) * millionths, 100_000_000n));
}

/** Rounds half up, away from zero for negatives. @param divisor positive */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return dividend >= 0n ? (dividend + half) / divisor : -((-dividend + half) / divisor);
}

/** The exact sum of integer minor units. @throws RangeError beyond the safe integers */
export function sumMinor(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) {
    sum += amount;
    if (!Number.isSafeInteger(sum)) throw new RangeError('The sum is no safe integer of minor units');
  }
  return sum;
}

/**
 * Shares that differ by at most one minor unit and add up to the amount: 100.00 in 3 = 33.34 + 33.33 + 33.33.
 * @param parts whole number, at least 1
 */
export function splitEvenly(minor: number, parts: number): number[] {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError('parts must be a whole number from 1');
  const share = Math.trunc(minor / parts);
  const rest = minor - share * parts;
  return Array.from({ length: parts }, (_, index) => share + (index < Math.abs(rest) ? Math.sign(rest) : 0));
}

/** The decimal mark of a person's language. */
export type DecimalMark = '.' | ',';

/** Sign, whole units, grouping marks and decimals of a typed number; the same mark between all groups of three. */
const TYPED: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^(-?)(\d+|\d{1,3}([,' \u00a0\u202f])\d{3}(?:\3\d{3})*)(?:\.(\d+))?$/,
  ',': /^(-?)(\d+|\d{1,3}([.' \u00a0\u202f])\d{3}(?:\3\d{3})*)(?:,(\d+))?$/,
};

/** A typed number as plain digits: `1.234,5` with mark `,` → `1234.5`; undefined instead of a guess. */
export function typedDecimal(text: string, mark: DecimalMark): string | undefined {
  const found = TYPED[mark].exec(text.trim().replace('−', '-'));
  if (!found) return undefined;
  const [, sign = '', units = '', , decimals] = found;
  return sign + units.replace(/\D/g, '') + (decimals === undefined ? '' : `.${decimals}`);
}

/** A typed amount in minor units: `1.234,5` with separator `,` and EUR → 123450. Invalid with too many decimals. */
export function parseAmount(text: string, currency: string, mark: DecimalMark): number | undefined {
  const [units = '', decimals = ''] = typedDecimal(text, mark)?.split('.') ?? [];
  const digits = minorDigits(currency);
  const minor = Number(units + decimals.padEnd(digits, '0'));
  if (units === '' || decimals.length > digits || !Number.isSafeInteger(minor)) return undefined;
  // The addition turns negative zero into zero.
  return minor + 0;
}
