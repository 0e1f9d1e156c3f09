import type { Row } from '../../src/config/types.ts';
import { bosphorus, demo } from './rows-of-tenants.ts';

const order = {
  id: 'dop-1',
  number: 'SO-000001',
  cart: [{ item: 'TOWEL_SET', quantity: 2, price: 1500 }],
  isGift: false,
  addressKind: 'HOME',
  fullName: 'Ada Yıldız',
  phone: '+905321112233',
  street: 'Sahil 1',
  city: 'Bodrum',
  postcode: '48400',
  delivery: 'STANDARD',
  payment: 'CASH',
  accepted: true,
};
const listing = {
  id: 'dpl-1',
  lister: 'OWNER',
  firstName: 'Ada',
  lastName: 'Yıldız',
  email: 'ada@homes.example',
  phone: '+905321112233',
  propertyName: 'Quiet plot',
  purpose: 'SALE',
  propertyType: 'LAND',
  city: 'Kaş',
  district: 'Merkez',
  address: 'Liman 2',
  totalArea: 500,
  availableFrom: '2026-12-01',
  salePrice: 100_000,
};
const deal = {
  id: 'ddl-1',
  dealType: 'FLAT',
  amount: 1000,
  regions: ['KAS'],
  title: 'By the sea',
  code: 'SEA-1000',
  validFrom: '2027-01-01',
  validTo: '2027-02-01',
  userType: 'ALL',
  payments: ['CASH'],
};
const profile = {
  id: 'dpr-1',
  nickname: 'ada-yildiz',
  email: 'ada@homes.example',
  firstName: 'Ada',
  lastName: 'Yıldız',
  country: 'TR',
};
const validation = {
  id: 'dvl-1',
  code: 'CODE-1',
  name: 'Ada',
  email: 'ada@homes.example',
  phone: '+905321112233',
  age: 30,
  arrival: '2026-12-24',
  stayFrom: '2027-03-01',
  stayTo: '2027-03-04',
  rating: 5,
  accepted: true,
  guests: [{ fullName: 'Ada Yıldız', age: 30 }],
};

/** The sample wizards and forms: the part of `ROWS` that is theirs. */
export const ROWS_OF_WIZARDS: Readonly<Record<string, readonly Row[]>> = {
  'demo-orders-placed': [demo(order), bosphorus({ ...order, id: 'dop-b' })],
  'demo-property-listings': [demo(listing), bosphorus({ ...listing, id: 'dpl-b' })],
  'demo-deals': [demo(deal), bosphorus({ ...deal, id: 'ddl-b' })],
  'demo-profiles': [demo(profile), bosphorus({ ...profile, id: 'dpr-b' })],
  'demo-validations': [demo(validation), bosphorus({ ...validation, id: 'dvl-b' })],
};
