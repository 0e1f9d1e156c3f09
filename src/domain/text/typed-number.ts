import { parseAmount } from '../money/money.ts';

/**
 * A number as it stands in a table of anybody, or in whichever country: one reading only, or none. `1.234,5` and `1,234.5`
 * say themselves which is which; so does a point with any but three digits after it. A point alone is a decimal point, as
 * programs write it; a comma before exactly three digits could be either and is refused.
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

/** A whole number, in which every mark only groups: `1.234` is 1234. */
export function typedInteger(text: string): number | undefined {
  const typed = text.trim().replace('−', '-');
  return /^-?\d{1,3}(?:[., \u00a0\u202f']\d{3})+$/.test(typed) && new Set(typed.replace(/[-\d]/g, '')).size === 1
    ? Number(typed.replace(/[^\d-]/g, ''))
    : typedNumber(typed);
}

/** How people write currencies beside amounts. */
const SIGNS: Readonly<Record<string, readonly string[]>> = { EUR: ['€'], USD: ['$'], GBP: ['£'], TRY: ['₺', 'TL'] };

/**
 * An amount in minor units, whichever decimal separator it was written with, with or without its own currency beside it.
 * What could be two amounts (`1.234` of a currency with three decimals) is none.
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
