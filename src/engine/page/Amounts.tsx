import { useLanguage } from '../resource/use-text.ts';
import { type Amount, amountText } from './measure.ts';

const NOTHING: readonly Amount[] = [{ currency: '', value: 0 }];

/** Amounts of several currencies, below each other. */
export function Amounts({ amounts }: { readonly amounts: readonly Amount[] }) {
  const language = useLanguage();
  const shown = amounts.length === 0 ? NOTHING : amounts;
  return shown.map((amount) => <div key={amount.currency}>{amountText(amount, language)}</div>);
}
