import type { Row } from '../../src/config/types.ts';
import { bosphorus, demo } from './rows-of-tenants.ts';

const category = { id: 'dpc-1', name: 'Lamps', slug: 'lamps', status: 'PUBLISHED', productCount: 4, earning: 12_000 };
const product = {
  id: 'dpd-1',
  name: 'Brass lamp',
  sku: 'BL-1',
  price: 4990,
  categoryId: 'dpc-1',
  status: 'DRAFT',
  isTaxed: true,
  taxPct: 18,
  hasVariants: false,
  isTracked: true,
  quantity: 3,
};
const store = {
  id: 'dss-1',
  slot: 'ONE',
  storeName: 'Konak shop',
  storeEmail: 'shop@konak.example',
  currency: 'USD',
  timeZone: 'Europe/Istanbul',
  units: 'METRIC',
  weightUnit: 'KG',
  providers: ['CARD'],
  capture: 'ORDER',
  contactBy: 'BOTH',
  fullName: 'BOTH',
  askCompany: 'OPTIONAL',
  askPhone: 'REQUIRED',
  isPickup: false,
};
const invoice = {
  id: 'did-1',
  number: '7001',
  issuedDate: '2026-11-20',
  dueDate: '2026-12-04',
  status: 'DRAFT',
  client: { name: 'Ada' },
  items: [{ item: 'Lamp', cost: 4990, qty: 2, discountPct: 0 }],
  taxPct: 0,
  paid: 0,
};

/** What the demo keeps by the generic calls. */
export const ROWS_OF_DEMO: Readonly<Record<string, readonly Row[]>> = {
  'demo-product-categories': [demo(category), bosphorus({ ...category, id: 'dpc-b' })],
  'demo-product-drafts': [demo(product), bosphorus({ ...product, id: 'dpd-b', categoryId: 'dpc-b' })],
  'demo-store-settings': [demo(store), bosphorus({ ...store, id: 'dss-b' })],
  'demo-invoice-drafts': [demo(invoice), bosphorus({ ...invoice, id: 'did-b' })],
};
