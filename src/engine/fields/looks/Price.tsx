import type { Json } from '../../../config/types.ts';
import { plainText } from '../../../config/values.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { formatMoney } from '../../format.ts';
import { minorDigits } from '../../../domain/money/money.ts';

type PriceProps = { readonly value: Json; readonly currency: string | undefined };

/** An amount: a text as it is, a number of whole units in its currency. */
export function Price({ value, currency }: PriceProps) {
  const language = useLanguage();
  return <span className="k-number">{textOf()}</span>;

  function textOf(): string {
    if (typeof value !== 'number') return plainText(value);
    const code = currency ?? '';
    return formatMoney({ minor: Math.round(value * 10 ** minorDigits(code)), currency: code, language });
  }
}
