import { splitEvenly } from '../money/money.ts';

/** One way to pay in instalments. Money in minor units. */
export type InstalmentOption = { readonly installment: number; readonly total: number };
export type InstalmentLine = InstalmentOption & {
  /** The first instalment; the others differ by at most one minor unit. */
  readonly perMonth: number;
  /** The extra cost compared with paying at once. */
  readonly extra: number;
};

export const MAX_INSTALMENTS = 12;

/** WB6: the guest's choices, total and per month, shortest first. @param price paid at once, minor units */
export function instalmentLines(options: readonly InstalmentOption[], price: number): readonly InstalmentLine[] {
  return [...options]
    .sort((a, b) => a.installment - b.installment)
    .map(({ installment, total }) => {
      const [perMonth = total] = splitEvenly(total, installment);
      return { installment, total, perMonth, extra: total - price };
    });
}
