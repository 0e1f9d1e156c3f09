import type { Language } from '../../config/types.ts';
import { formatMoney } from '../../engine/format.ts';
import { decimal } from '../../engine/report/decimal.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';

/** An amount, or a dash. */
export const moneyOrDash = (minor: number | null | undefined, currency: string, language: Language): string =>
  minor === null || minor === undefined ? '–' : formatMoney({ minor, currency, language });

/** For a file: the exact decimal number. */
export const decimalOf = (minor: number | null, currency: string): number | null =>
  minor === null ? null : decimal(minor, currency);

type MoneyByCurrencyProps<Key extends string> = {
  readonly money: readonly ({ readonly currency: string } & { readonly [key in Key]: number | null })[];
  readonly of: Key;
};

/** One figure in each of its currencies, one per line. */
export function MoneyByCurrency<Key extends string>({ money, of }: MoneyByCurrencyProps<Key>) {
  const language = useLanguage();
  if (money.length === 0) return '–';
  return money.map((earned) => <div key={earned.currency}>{moneyOrDash(earned[of], earned.currency, language)}</div>);
}
