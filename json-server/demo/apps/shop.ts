import { CUSTOMER_LIST } from '../../../src/domain/demo/customers.ts';
import { monthDayYear } from '../../../src/domain/demo/day-texts.ts';
import { ORDER_LIST } from '../../../src/domain/demo/orders.ts';
import { listedProducts } from '../../../src/domain/demo/own-products.ts';
import { PRODUCT_LIST } from '../../../src/domain/demo/products.ts';
import { REFERRAL_LIST } from '../../../src/domain/demo/referrals.ts';
import { REVIEW_LIST } from '../../../src/domain/demo/reviews.ts';
import { sameTexts } from '../../../src/domain/demo/searching.ts';
import { json } from '../../http/reply.ts';
import { type DemoCall, demoCalls, listAnswer, missing, removes } from '../calls.ts';
import { DEMO_COLLECTIONS } from '../collections.ts';
import { flagOf } from '../input.ts';
import { ownCategories, ownProducts, removeOwnProduct } from '../own-records.ts';

/** Spec §7: the detail of every customer has these two. */
const FIXED = { status: 'Active', contact: '+90 (500) 000 0303' } as const;

/** Stored with an ISO date, so that it moves with the seed; answered as month/day/year (spec §3). */
const dated = <Item extends { readonly date: string }>(item: Item): Item => ({
  ...item,
  date: monthDayYear(item.date),
});
const ordersOf = ({ items }: DemoCall) => items(DEMO_COLLECTIONS.orders).map(dated);

/** The shop. Spec §8: what is missing is a 404 with an empty body where nothing else is said. */
export const shopRoutes = demoCalls({
  'GET /api/apps/ecommerce/products': (demo) => {
    const { company, param } = demo;
    const own = listedProducts(ownProducts(company), ownCategories(company));
    const stock = flagOf(param, 'stock');
    const items = [...demo.items(DEMO_COLLECTIONS.products), ...own].filter(
      (one) => stock === undefined || one.stock === stock,
    );
    const isWanted = sameTexts({ category: param('category'), status: param('status') });
    return listAnswer(demo, { key: 'products', items, rules: PRODUCT_LIST, isWanted });
  },
  'DELETE /api/apps/ecommerce/products/:id': removes(DEMO_COLLECTIONS.products, missing, removeOwnProduct),
  'GET /api/apps/ecommerce/orders': (demo) =>
    listAnswer(demo, { key: 'orders', items: ordersOf(demo), rules: ORDER_LIST }),
  // GET of one takes the order number, DELETE the id; that is always 204 (spec §7).
  'GET /api/apps/ecommerce/orders/:id': (demo) => {
    const number = demo.id();
    const order = ordersOf(demo).find((one) => one.order === number);
    if (order === undefined) throw missing();
    return json(200, order);
  },
  'DELETE /api/apps/ecommerce/orders/:id': removes(DEMO_COLLECTIONS.orders),
  'GET /api/apps/ecommerce/customers': (demo) =>
    listAnswer(demo, { key: 'customers', items: demo.items(DEMO_COLLECTIONS.customers), rules: CUSTOMER_LIST }),
  // One customer is asked for by `customerId` (contract).
  'GET /api/apps/ecommerce/customers/:id': (demo) => {
    const number = demo.id();
    const customer = demo.items(DEMO_COLLECTIONS.customers).find(({ customerId }) => customerId === number);
    if (customer === undefined) throw missing({ message: 'Customer not found' });
    return json(200, { ...customer, ...FIXED });
  },
  'GET /api/apps/ecommerce/reviews': (demo) => {
    const items = demo.items(DEMO_COLLECTIONS.reviews).map(dated);
    const status = demo.param('status');
    // Spec §7: `All` or a status.
    const isWanted = sameTexts({ status: status?.toLowerCase() === 'all' ? undefined : status });
    return listAnswer(demo, { key: 'reviews', items, rules: REVIEW_LIST, isWanted });
  },
  'DELETE /api/apps/ecommerce/reviews/:id': removes(DEMO_COLLECTIONS.reviews, missing),
  'GET /api/apps/ecommerce/referrals': (demo) =>
    listAnswer(demo, { key: 'referrals', items: demo.items(DEMO_COLLECTIONS.referrals), rules: REFERRAL_LIST }),
});
