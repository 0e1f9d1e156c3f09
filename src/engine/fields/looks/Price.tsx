import type { Json } from '../../../config/types.ts';
import { plainText } from '../../../config/values.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { formatMoney } from '../../format.ts';
import { minorDigits } from '../../../domain/money/money.ts';

type PriceProps = { readonly value: Json; readonly currency: string | undefined };

/** `$1,618`, as calls of others write an amount in English. */
const WRITTEN = /^\D{0,4}(\d{1,3}(?:,\d{3})*|\d+)(\.\d+)?$/;

/** An amount: whole units of its currency, as a number or written out; any other text as it is. */
export function Price({ value, currency }: PriceProps) {
  const language = useLanguage();
  return <span className="k-number">{textOf()}</span>;

  function textOf(): string {
    const units = unitsIn(value);
    if (units === undefined) return plainText(value);
    const code = currency ?? '';
    return formatMoney({ minor: Math.round(units * 10 ** minorDigits(code)), currency: code, language });
  }

  function unitsIn(amount: Json): number | undefined {
    if (typeof amount === 'number') return amount;
    if (currency === undefined || typeof amount !== 'string' || !WRITTEN.test(amount)) return undefined;
    return Number(amount.replace(/[^\d.]/g, ''));
  }
}
