import { type FrozenRate, toPay } from '../money/exchange.ts';

type Paid = {
  readonly exchangeRate?: FrozenRate | null;
  readonly payCurrency?: string | null;
  readonly payTotal?: number | null;
};

/**
 * PR7: the quote for a guest who pays in another currency than the home's, with its frozen rate. A rate frozen earlier
 * is kept; money is received, so it is the buying rate of the day of booking (AC9).
 * @returns undefined when no rate was published for it
 */
export function payIn<Quoted extends Paid & { readonly currency: string; readonly total: number }>(
  quote: Quoted,
  setup: {
    readonly payCurrency: string | null | undefined;
    readonly frozen: FrozenRate | null | undefined;
    readonly rateOf: (paid: string, priced: string) => FrozenRate | undefined;
  },
): Quoted | undefined {
  const { payCurrency, frozen, rateOf } = setup;
  if (!payCurrency || payCurrency === quote.currency) {
    const plain = { ...quote };
    Reflect.deleteProperty(plain, 'exchangeRate');
    Reflect.deleteProperty(plain, 'payCurrency');
    Reflect.deleteProperty(plain, 'payTotal');
    return plain;
  }
  const pair = [payCurrency, quote.currency];
  const isSame = frozen && pair.includes(frozen.from) && pair.includes(frozen.to);
  const exchangeRate = isSame ? frozen : rateOf(payCurrency, quote.currency);
  if (!exchangeRate) return undefined;
  return { ...quote, exchangeRate, payCurrency, payTotal: toPay(quote.total, quote.currency, exchangeRate) };
}
