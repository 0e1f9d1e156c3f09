import { percentOf } from '../../../../src/domain/money/money.ts';

/** Behaviour of a test card. */
export type Case =
  | 'SUCCESS'
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'TIMEOUT'
  | 'LATE_NOTICE'
  | 'DOUBLE_NOTICE'
  | 'BAD_SIGNATURE'
  | 'BROWSER_DIED'
  | 'LESS_CHARGED';

/** The test cards of docs/card-payment.md; every other valid number is charged without 3-D Secure. */
const CASES: Readonly<Record<string, { readonly does: Case; readonly isSecure: boolean }>> = {
  '5528790000000008': { does: 'SUCCESS', isSecure: true },
  '4603450000000000': { does: 'SUCCESS', isSecure: false },
  '4111111111111129': { does: 'DECLINED', isSecure: false },
  '5406670000000009': { does: 'INSUFFICIENT_FUNDS', isSecure: true },
  '5400360000000003': { does: 'TIMEOUT', isSecure: true },
  '4543590000000006': { does: 'LATE_NOTICE', isSecure: true },
  '5451030000000000': { does: 'DOUBLE_NOTICE', isSecure: true },
  '5526080000000006': { does: 'BAD_SIGNATURE', isSecure: true },
  '4157920000000002': { does: 'BROWSER_DIED', isSecure: true },
  '4059030000000009': { does: 'LESS_CHARGED', isSecure: true },
};
/** The code that the bank "sends". */
export const SECURE_CODE = '283126';
/** Wrong codes until the bank gives up. */
export const MAX_CODES = 3;

export const caseOf = (number: string) => CASES[number] ?? { does: 'SUCCESS' as const, isSecure: false };

type Bank = { readonly bank: string; readonly brand: string; readonly counts: readonly number[] };

/** By the first eight digits (WB6): the card's bank and the instalments its programme offers. */
const BANKS: Readonly<Record<string, Bank>> = {
  '55287900': { bank: 'Halkbank', brand: 'Paraf', counts: [1, 2, 3, 6, 9] },
  '46034500': { bank: 'Denizbank', brand: 'Bonus', counts: [1, 2, 3, 6, 9, 12] },
  '54003600': { bank: 'Garanti BBVA', brand: 'Bonus', counts: [1, 2, 3, 6, 9, 12] },
  '45435900': { bank: 'İş Bankası', brand: 'Maximum', counts: [1, 2, 3, 6, 9, 12] },
  '54510300': { bank: 'Yapı Kredi', brand: 'World', counts: [1, 2, 3, 6] },
  '55260800': { bank: 'Akbank', brand: 'Axess', counts: [1, 2, 3, 6, 9] },
  '41579200': { bank: 'Vakıfbank', brand: 'World', counts: [1, 3, 6] },
};
const ANY: Bank = { bank: '', brand: '', counts: [1] };

export const bankOf = (number: string): Bank => BANKS[number.slice(0, 8)] ?? ANY;

/** Surcharge of instalments, percent of the price. */
const RATES: Readonly<Record<number, number>> = { 1: 0, 2: 0, 3: 0, 6: 4.5, 9: 7.2, 12: 10.5 };

/** The total charged in this many instalments; undefined = not offered. @param price minor units */
export function instalmentTotal(price: number, installment: number): number | undefined {
  const rate = Object.hasOwn(RATES, installment) ? RATES[installment] : undefined;
  return rate === undefined ? undefined : price + percentOf(price, rate);
}
