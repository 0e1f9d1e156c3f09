import { minorDigits } from '../../domain/money/money.ts';

/** An amount as spreadsheets count: 123450 of EUR → 1234.5. */
export const decimal = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency);
