import { policyIssues } from '../../src/domain/price/stay-policy.ts';
import { quoteFor } from '../../src/domain/reservation/pricing.ts';
import type { Row } from '../../src/config/types.ts';
import { pricingOf } from '../price/pricing.ts';
import { type Context } from '../records/context.ts';
import type { Question } from './question.ts';

type Speak = (key: string, params: Readonly<Record<string, string | number>>) => string;

/**
 * What the stay would cost here, with its lines but without each night (`POST /api/quotes` has those), the rules of
 * selling it breaks (AV6), and why a coupon does not hold (PR4). Many estates are answered in one pass: about 0.1 ms each.
 */
export function offerOf({
  context,
  estate,
  question,
  speak,
}: {
  readonly context: Context;
  readonly estate: Row;
  readonly question: Question;
  readonly speak: Speak;
}) {
  const { caller, read } = context;
  const { checkIn, checkOut, adults, children, priced } = question;
  const draft = { estateId: estate.id, checkIn, checkOut, adults, children, ...priced };
  const table = (collection: string) => read(collection, caller.tenant);
  const pricing = pricingOf({ table, estate, draft, bookedOn: caller.values.today });
  const { quote, couponRefused } = quoteFor({ record: draft, pricing, version: 1 });
  const { currency, nightCount, accommodation, total, lines } = quote;
  return {
    quote: { currency, nightCount, accommodation, total, lines },
    policy: policyIssues({ checkIn, checkOut, ...pricing.book }).map(({ key, params }) => speak(key, params)),
    ...(couponRefused ? { couponRefused: speak(`coupon.${couponRefused.reason}`, couponRefused.params) } : {}),
  };
}
