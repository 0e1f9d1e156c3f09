import { useLanguage } from '../resource/use-text.ts';
import { type MeasuredAmount, measuredText } from './measure.ts';

const NOTHING: readonly MeasuredAmount[] = [{ currency: '', value: 0 }];

/** Amounts of several currencies, below each other. */
export function MeasuredAmounts({ amounts }: { readonly amounts: readonly MeasuredAmount[] }) {
  const language = useLanguage();
  const shown = amounts.length === 0 ? NOTHING : amounts;
  return shown.map((amount) => <div key={amount.currency}>{measuredText(amount, language)}</div>);
}
