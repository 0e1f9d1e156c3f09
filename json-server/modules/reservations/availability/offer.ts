import { policyIssues } from '../../../../src/domain/prices/stay-policy.ts';
import { quoteFor } from '../../../../src/domain/reservations/pricing.ts';
import type { EstatesRow } from '../../../live/rows/stored/estates.ts';
import type { Priced } from '../../../../src/wire/availability.ts';
import { pricingByEstate } from '../../prices/pricing.ts';
import { type Context } from '../../../records/context.ts';
import type { AvailabilityQuestion } from './question.ts';

type Speak = (key: string, params: Readonly<Record<string, string | number>>) => string;

/**
 * By estate, the price of the stay with its lines but without each night (`POST /api/quotes` has those), the sales
 * rules it breaks (AV6), and why a coupon is invalid (PR4). Inputs common to all estates are read once. For 120
 * estates, on a machine with other work, the fastest answer took 7 ms for a week and 11 ms for 30 nights, the median 11
 * ms and 13 to 45 ms.
 */
export function offers({
  context,
  question,
  speak,
}: {
  readonly context: Context;
  readonly question: AvailabilityQuestion;
  readonly speak: Speak;
}) {
  const { caller, table } = context;
  const { checkIn, checkOut, adults, children, priced } = question;
  const stay = { checkIn, checkOut, adults, children, ...priced };
  const pricingAt = pricingByEstate({ table, stay, bookedOn: caller.values.today });
  return (estate: EstatesRow): Priced => {
    const pricing = pricingAt(estate);
    const { quote, couponRefused } = quoteFor({ record: { ...stay, estateId: estate.id }, pricing, version: 1 });
    const { currency, nightCount, accommodation, total, lines } = quote;
    return {
      quote: { currency, nightCount, accommodation, total, lines },
      policy: policyIssues({ checkIn, checkOut, ...pricing.book }).map(({ key, params }) => speak(key, params)),
      ...(couponRefused ? { couponRefused: speak(`coupon.${couponRefused.reason}`, couponRefused.params) } : {}),
    };
  };
}
