import { parseAmount } from '../money/money.ts';

/**
 * A number in a table from any country: an unambiguous value, or none. `1.234,5` and `1,234.5` are unambiguous; so is a
 * point not followed by exactly three digits. A single point is a decimal point, as in programs; a comma before exactly
 * three digits is ambiguous and refused.
 */
export function typedNumber(text: string): number | undefined {
  const typed = text.trim().replace('−', '-');
  if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(typed)) return Number(typed);
  if (/^-?\d{1,3}(?:[ \u00a0\u202f']\d{3})+$/.test(typed)) return Number(typed.replace(/[^\d-]/g, ''));
  if (/^-?\d{1,15},\d{1,15}$/.test(typed)) {
    return /^-?\d{1,3},\d{3}$/.test(typed) && !/^-?0,/.test(typed) ? undefined : Number(typed.replace(',', '.'));
  }
  const isTurkish = /^-?\d{1,3}(?:\.\d{3})+(?:,\d{1,15})?$/.test(typed);
  if (isTurkish) return Number(typed.replaceAll('.', '').replace(',', '.'));
  const isEnglish = /^-?\d{1,3}(?:,\d{3})+(?:\.\d{1,15})?$/.test(typed);
  return isEnglish ? Number(typed.replaceAll(',', '')) : undefined;
}

/** A whole number whose marks only separate thousands: `1.234` is 1234. */
export function typedInteger(text: string): number | undefined {
  const typed = text.trim().replace('−', '-');
  return /^-?\d{1,3}(?:[., \u00a0\u202f']\d{3})+$/.test(typed) && new Set(typed.replace(/[-\d]/g, '')).size === 1
    ? Number(typed.replace(/[^\d-]/g, ''))
    : typedNumber(typed);
}

/** Notations for currencies beside amounts. */
const SIGNS: Readonly<Record<string, readonly string[]>> = { EUR: ['€'], USD: ['$'], GBP: ['£'], TRY: ['₺', 'TL'] };

/**
 * An amount in minor units, with any decimal separator, with or without its own currency. An ambiguous amount (`1.234`
 * in a currency with three decimals) is invalid.
 */
export function typedAmount(text: string, currency: string): number | undefined {
  let typed = text.trim();
  for (const sign of [currency, ...(Object.hasOwn(SIGNS, currency) ? (SIGNS[currency] ?? []) : [])]) {
    if (sign === '') continue;
    if (typed.startsWith(sign)) typed = typed.slice(sign.length).trim();
    else if (typed.endsWith(sign)) typed = typed.slice(0, -sign.length).trim();
  }
  const point = parseAmount(typed, currency, '.');
  const comma = parseAmount(typed, currency, ',');
  return point === undefined || comma === undefined || point === comma ? (point ?? comma) : undefined;
}
