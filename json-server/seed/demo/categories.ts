import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { postSlug } from '../../../src/domain/website/blog.ts';
import { createRandom } from '../random.ts';
import { officeMoment, stamp } from '../stamp.ts';
import type { TenantPlan } from '../tenants.ts';
import { pictureOf, PRODUCT_LINES } from './products.ts';

type Words = readonly [summary: string, status: string, parts?: readonly (readonly [name: string, summary: string])[]];

const WORDS: Readonly<Record<string, Words>> = {
  Electronics: ['Phones, screens and all that has a plug', 'PUBLISHED', [['Audio', 'Earbuds and speakers']]],
  Accessories: ['Bags, wallets and small things to carry', 'PUBLISHED'],
  Shoes: ['For the trail, the city and the rain', 'PUBLISHED', [['Kids’ shoes', 'Small sizes']]],
  Office: ['Desks, chairs and paper', 'PUBLISHED'],
  'Home Decor': ['Kilims, lamps and vases', 'PUBLISHED'],
  Games: ['At the table and on the screen', 'SCHEDULED'],
};

/** The categories of the shop’s products as records of a tenant: the six of spec §3, two of them with a part. */
export function makeCategories({ today, plan }: { readonly today: IsoDate; readonly plan: TenantPlan }) {
  const random = createRandom(`demo categories ${plan.id}`);
  const idOf = (name: string) => `dpc-${plan.id}-${postSlug(name)}`;
  const made = stamp({ createdAt: officeMoment(random, addDays(today, -90)), createdBy: plan.admin });
  const row = (name: string, summary: string, more: object) => {
    const productCount = random.int(12, 480);
    return {
      id: idOf(name),
      tenantId: plan.id,
      version: 1,
      name,
      summary,
      slug: postSlug(name),
      productCount,
      earning: productCount * random.int(2000, 9000),
      ...more,
      ...made,
    };
  };
  return Object.keys(PRODUCT_LINES).flatMap((name) => {
    const [summary = '', status = 'PUBLISHED', parts = []] = WORDS[name] ?? [];
    const image = pictureOf(name);
    return [
      row(name, summary, { status, image }),
      ...parts.map(([part, about]) => row(part, about, { status, image, parentId: idOf(name) })),
    ];
  });
}
