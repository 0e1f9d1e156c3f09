import type { Language } from '../../config/types.ts';
import { formatMoney } from '../../engine/format.ts';
import { decimal } from '../../engine/report/decimal.ts';

/** An amount, or a dash. */
export const amountOf = (minor: number | null | undefined, currency: string, language: Language): string =>
  minor === null || minor === undefined ? '–' : formatMoney({ minor, currency, language });

/** For a file: the exact decimal number. */
export const decimalOf = (minor: number | null, currency: string): number | null =>
  minor === null ? null : decimal(minor, currency);
