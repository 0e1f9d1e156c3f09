import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { dollarText } from '../../../src/domain/demo/amounts.ts';
import type { Customer } from '../../../src/domain/demo/customers.ts';
import { clockText } from '../../../src/domain/demo/day-texts.ts';
import type { Order } from '../../../src/domain/demo/orders.ts';
import type { Product } from '../../../src/domain/demo/products.ts';
import type { Referral } from '../../../src/domain/demo/referrals.ts';
import type { Review } from '../../../src/domain/demo/reviews.ts';
import { createRandom, type Random } from '../random.ts';
import { makeDemoPeople } from './people.ts';
import { REVIEW_TEXTS } from './review-texts.ts';

/** Spec §3: the countries seen, with their codes. */
const COUNTRIES = [
  ['Australia', 'au'],
  ['United States', 'us'],
  ['France', 'fr'],
  ['China', 'cn'],
  ['Brazil', 'br'],
  ['India', 'in'],
] as const;

/** Numbers of a range, each once, in no order. */
function distinct({ random, count, min, max }: { random: Random; count: number; min: number; max: number }): number[] {
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(random.int(min, max));
  return [...numbers];
}

const cents = (random: Random, min: number, max: number): number => random.int(min * 100, max * 100) / 100;

/** 100 customers. */
export function makeCustomers(): readonly Customer[] {
  const random = createRandom('demo customers');
  const numbers = distinct({ random, count: 100, min: 100_000, max: 999_999 });
  return makeDemoPeople({ random, count: 100 }).map(({ fullName, email, avatar }, index) => {
    const [country, countryCode] = random.pick(COUNTRIES);
    const order = random.int(1, 180);
    return {
      id: index + 1,
      customer: fullName,
      customerId: numbers[index] ?? 0,
      email,
      country,
      countryFlag: `/demo/flags/${countryCode}.svg`,
      countryCode,
      order,
      totalSpent: Math.round(order * cents(random, 18, 95) * 100) / 100,
      avatar,
    };
  });
}

const ORDER_STATUSES = [
  ['Delivered', 5],
  ['Ready to Pickup', 2],
  ['Out for Delivery', 2],
  ['Dispatched', 3],
] as const;

/** 100 orders of those customers, the newest with the highest id. Dates are ISO here; the call writes month/day/year. */
export function makeOrders({ today, customers }: { today: IsoDate; customers: readonly Customer[] }): readonly Order[] {
  const random = createRandom('demo orders');
  const numbers = distinct({ random, count: 100, min: 4000, max: 9999 });
  return Array.from({ length: 100 }, (_, index) => {
    const { customer, email, avatar } = random.pick(customers);
    return {
      id: index + 1,
      order: numbers[index] ?? 0,
      customer,
      email,
      avatar: random.chance(0.25) ? '' : avatar,
      payment: random.int(1, 4),
      status: random.weighted(ORDER_STATUSES),
      spent: cents(random, 12, 1400),
      method: random.pick(['paypalLogo', 'mastercard']),
      date: addDays(today, -2 * (99 - index) - random.int(0, 1)),
      time: clockText(random.int(0, 1439)),
      methodNumber: random.int(1000, 9999),
    };
  });
}

/** 100 reviews, the newest with the highest id. */
export function makeReviews({ today, products }: { today: IsoDate; products: readonly Product[] }): readonly Review[] {
  const random = createRandom('demo reviews');
  return makeDemoPeople({ random, count: 100 }).map(({ fullName, email, avatar }, index) => {
    const { productName, productBrand, image } = random.pick(products);
    const { review, head, para } = random.pick(REVIEW_TEXTS);
    return {
      id: index + 1,
      product: productName,
      companyName: productBrand,
      productImage: image,
      reviewer: fullName,
      email,
      avatar,
      date: addDays(today, -3 * (99 - index) - random.int(0, 2)),
      status: random.chance(0.6) ? 'Published' : 'Pending',
      review,
      head,
      para,
    };
  });
}

const REFERRAL_STATUSES = ['Paid', 'Unpaid', 'Rejected'] as const;

/** 45 referrals. */
export function makeReferrals(): readonly Referral[] {
  const random = createRandom('demo referrals');
  const numbers = distinct({ random, count: 45, min: 1000, max: 9999 });
  return makeDemoPeople({ random, count: 45 }).map(({ fullName, email, avatar }, index) => {
    const value = random.int(40, 6200);
    return {
      id: index + 1,
      user: fullName,
      email,
      avatar,
      referredId: numbers[index] ?? 0,
      status: random.pick(REFERRAL_STATUSES),
      value: dollarText(value),
      earning: dollarText(Math.round(value * random.int(4, 12)) / 100),
    };
  });
}
