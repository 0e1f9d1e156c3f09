import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';

/** Formats cents as dollars, in the person's language. */
export function useDollars(): (cents: number) => string {
  const language = useLanguage();
  return (minor) => formatMoney({ minor, currency: 'USD', language });
}
