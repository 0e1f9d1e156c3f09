import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { createRandom } from '../random.ts';
import { makeDemoPeople } from './people.ts';
import { PRODUCT_LINES, pictureOf } from './products.ts';

/** Spec §4. */
const STATUSES = ['Completed', 'Confirmed', 'Cancelled'] as const;
const RECEIVED = ['Fully Paid', 'Partially Paid', 'Unpaid'] as const;

/** 50 sales rows, one a product. */
export function makeSales(today: IsoDate) {
  const random = createRandom('demo sales');
  const lines = Object.entries(PRODUCT_LINES).flatMap(([category, of]) => of.map((line) => ({ category, line })));
  const buyers = makeDemoPeople({ random, count: lines.length });
  return lines.map(({ category, line: [name, brand, price] }, index) => {
    const receivedPaymentStatus = random.pick(RECEIVED);
    const share = { 'Fully Paid': 1, 'Partially Paid': random.int(2, 8) / 10, Unpaid: 0 }[receivedPaymentStatus];
    return {
      id: String(index + 1),
      product: {
        id: index + 1,
        name,
        slug: name
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, ''),
        brand,
        category,
        price,
        image: pictureOf(category),
        hasFreeShipping: random.chance(0.5),
        rating: random.int(2, 5),
        description: `${name} by ${brand}, from our ${category.toLowerCase()} shelf.`,
      },
      date: addDays(today, -index * 2 - random.int(0, 1)),
      buyer: { name: buyers[index]?.fullName ?? '', avatar: buyers[index]?.avatar ?? '' },
      payment: {
        total: price,
        receivedPaymentStatus,
        paidAmount: Math.round(price * share * 100) / 100,
        status: random.pick(STATUSES),
      },
    };
  });
}
