import { minorDigits, parseAmount, percentOf } from '../../money/money.ts';

/** Input in cells: a price, or a change of the existing price. */
export type TypedEntry =
  | { readonly kind: 'price'; readonly text: string }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'change'; readonly text: string; readonly sign: 1 | -1 };

/** Currency signs and words in pasted text. */
const MONEY_WORDS = /(?:TRY|TL|EUR|USD|[₺€$])/gu;

/**
 * Parses an entry with the separators of the language: `1.234,50`, `+10%`, `-5 %`, `%5`, `+250`, `-75,5`. A leading
 * sign makes it a change, because negative prices are invalid.
 * @returns undefined for other texts
 */
export function readEntry(typed: string, separator: '.' | ','): TypedEntry | undefined {
  const text = typed.replace(MONEY_WORDS, '').replace('−', '-').replace(/\s+$/u, '').trim();
  const percent = /^([+-]?)\s*%?\s*(\d{1,4}(?:[.,]\d{1,4})?)\s*%?$/u.exec(text);
  if (percent && text.includes('%')) {
    const [, sign, digits = ''] = percent;
    if (digits.includes(separator === ',' ? '.' : ',')) return undefined;
    const value = Number(digits.replace(',', '.'));
    return { kind: 'percent', percent: sign === '-' ? 0 - value : value };
  }
  if (text.startsWith('+') || text.startsWith('-')) {
    const rest = text.slice(1).trim();
    if (parseAmount(rest, 'EUR', separator) === undefined) return undefined;
    return { kind: 'change', text: rest, sign: text.startsWith('-') ? -1 : 1 };
  }
  return parseAmount(text, 'EUR', separator) === undefined ? undefined : { kind: 'price', text };
}

/**
 * Applies an entry to the existing price, in minor units of the currency.
 * @returns undefined for an invalid price: zero, negative, or with too many decimals
 */
export function priceOf(setup: {
  readonly entry: TypedEntry;
  readonly amount: number;
  readonly currency: string;
  readonly separator: '.' | ',';
  /** The whole units of money that percentage changes round to; 0 = the smallest unit. */
  readonly roundTo?: number;
}): number | undefined {
  const { entry, amount, currency, separator, roundTo = 0 } = setup;
  let price: number | undefined;
  if (entry.kind === 'percent') {
    price = roundToStep(amount + percentOf(amount, entry.percent), roundTo * 10 ** minorDigits(currency));
  } else {
    const typed = parseAmount(entry.text, currency, separator);
    if (typed !== undefined) price = entry.kind === 'price' ? typed : amount + entry.sign * typed;
  }
  return price !== undefined && price >= 1 && Number.isSafeInteger(price) ? price : undefined;
}

/** Rounds half up to the nearest step; a price that would become zero stays as it is. */
function roundToStep(price: number, step: number): number {
  const near = step > 0 ? Math.floor((price + step / 2) / step) * step : price;
  return near > 0 ? near : price;
}
