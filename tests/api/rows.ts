import type { Row } from '../../src/config/types.ts';
import { ROWS_OF_AREAS } from './rows-of-areas.ts';
import { ROWS_OF_DEMO } from './rows-of-demo.ts';
import { ROWS_OF_WIZARDS } from './rows-of-wizards.ts';
import { bosphorus, demo, FULL_PACKAGE, STAMPS } from './rows-of-tenants.ts';

/** The moment at which every API test happens; Istanbul's date is the same. */
export const NOW = Date.parse('2026-11-20T09:00:00.000Z');

const user = (role: string, more: Record<string, string | readonly string[]> = {}): Row => ({
  id: `usr-${role.toLowerCase()}`,
  email: `${role.toLowerCase()}@demo.com`,
  name: role,
  surname: 'Tester',
  role,
  language: 'en',
  status: 'ACTIVE',
  demo: true,
  ...more,
});

/** Key of `USERS` = who a test signs in as. */
export const USERS: Readonly<Record<string, Row>> = {
  SuperAdmin: demo(user('SuperAdmin', { tenantIds: ['demo', 'bosphorus'] })),
  admin: demo(user('admin')),
  client: demo(user('client')),
  Accounting: demo(user('Accounting')),
  HouseKeeping: demo(user('HouseKeeping')),
  Purchasing: demo(user('Purchasing')),
  MarketPlace: demo(user('MarketPlace')),
  Investor: demo(user('Investor', { investorId: 'inv-1' })),
  Investor2: demo({ ...user('Investor', { investorId: 'inv-2' }), id: 'usr-investor2', email: 'investor2@demo.com' }),
  otherAdmin: bosphorus({ ...user('admin'), id: 'usr-b-admin', email: 'admin@bosphorus.demo.com' }),
};

/** Digits alone, so that no search for a home finds its permit first. */
const permitNoOf = (estateId: string): string => `48-${Buffer.from(estateId).toString('hex').replace(/\D/g, '0')}`;

const estate = (code: string, investorId: string): Row => ({
  id: `est-${code.toLowerCase()}`,
  code,
  propertyName: `House ${code}`,
  type: 'APARTMENT',
  status: 'ACTIVE',
  rentalModes: ['SHORT_TERM'],
  ownerships: [{ investorId, sharePct: 100, from: '2020-01-01', to: null }],
  ownerIds: [investorId],
  address: { country: 'TR', city: 'ISTANBUL', district: 'Kadıköy' },
  squareMeter: 80,
  roomCount: '1+1',
  bathCount: 1,
  minNights: 1,
  checkInTime: '15:00',
  checkOutTime: '11:00',
  maxGuests: 4,
  currency: 'EUR',
  basePrice: 10_000,
  cleaningFee: 5000,
  cleaningState: 'CLEAN',
  offered: [{ from: '2026-01-01', to: null }],
  permitState: 'VALID',
  permitNo: permitNoOf(`est-${code.toLowerCase()}`),
});

/** ES3: stays in homes without one are not confirmed. */
const permit = (id: string, estateId: string, holderName: string): Row => ({
  id,
  estateId,
  permitNo: permitNoOf(estateId),
  status: 'VALID',
  holderName,
  holderType: 'TITLE_OWNER',
  issuedAt: '2025-12-01',
});
const paper = { id: 'doc-1', estateId: 'est-b1', type: 'TITLE_DEED', file: { path: '/documents/sample.pdf' } };

const investor = (id: string, name: string): Row => ({
  id,
  type: 'PERSON',
  name,
  surname: 'Owner',
  email: `${id}@owners.example`,
  phone: '+905000000001',
  language: 'en',
  withholdingRatePct: 20,
  yearlyNights: 14,
});

const channel = {
  id: 'chn-1',
  name: 'Direct',
  kind: 'DIRECT_PHONE',
  color: '#112233',
  collects: 'COMPANY',
  isActive: true,
};
const guest = { id: 'gst-1', firstName: 'Ada', lastName: 'Guest', nationality: 'TR', kind: 'GUEST', stayCount: 2 };

const companion = { id: 'gst-2', firstName: 'Bea', lastName: 'Guest', nationality: 'TR', kind: 'GUEST', stayCount: 1 };
const stayGuest = { id: 'sgs-1', reservationId: 'res-r-000002', guestId: 'gst-2', source: 'STAFF' };
const kbsNotification = {
  id: 'kbs-1',
  reservationId: 'res-r-000002',
  guestId: 'gst-2',
  estateId: 'est-b1',
  event: 'CHECK_IN',
  authority: 'POLICE',
  eventAt: '2026-11-20T08:00:00.000Z',
  dueAt: '2026-11-20T11:00:00.000Z',
  status: 'SENT',
  externalRef: 'SIM-1',
  attempts: 1,
  sentAt: '2026-11-20T08:01:00.000Z',
};
const look = {
  id: 'acl-1',
  at: '2026-11-20T08:00:00.000Z',
  userId: 'usr-admin',
  resource: 'guests',
  record: 'gst-2',
  fields: ['tcIdentityNo'],
};
const feed = { id: 'fed-1', name: 'Arrivals', list: 'reservations', userId: 'usr-admin', viewId: 'gone' };

const apiKey = { id: 'key-1', name: 'Website', role: 'Accounting', userId: 'usr-admin', keyHash: 'none' };
// Paused: nothing that tests do is told to anybody.
const webhook = {
  id: 'hok-1',
  name: 'Door',
  url: 'https://hooks.example/x',
  events: ['reservations.*'],
  role: 'admin',
  makerId: 'usr-admin',
  status: 'PAUSED',
};
const delivery = {
  id: 'dlv-1',
  webhookId: 'hok-1',
  event: 'webhook.test',
  at: '2026-11-20T08:00:00.000Z',
  status: 'DELIVERED',
  attemptCount: 1,
  attempts: [],
};

const agency = {
  id: 'agc-1',
  name: 'Sun Travel',
  taxNo: '1234567890',
  contact: 'Sun Person',
  email: 'sun@agencies.example',
  phone: '+905000000003',
  commissionPct: 10,
  isActive: true,
};

const reservation = (code: string, estateId: string, ownerId: string): Row => ({
  id: `res-${code.toLowerCase()}`,
  code,
  estateId,
  ownerIds: [ownerId],
  checkIn: '2026-12-01',
  checkOut: '2026-12-05',
  adults: 2,
  status: 'SUCCESSFUL',
  salesChannelId: 'chn-1',
  guestId: 'gst-1',
  channelRef: `hidden-${code}`,
  currency: 'EUR',
  totalPrice: 45_000,
  paidAmount: 0,
  remainingPrice: 45_000,
});

const chargeItem = {
  id: 'chi-1',
  title: 'Beer · Bira',
  name: { en: 'Beer', tr: 'Bira' },
  kind: 'MINIBAR',
  vatPct: '20',
  currency: 'EUR',
  unitPrice: 400,
  priceText: '4.00 EUR',
  per: 'PIECE',
  order: 10,
  isActive: true,
};

const charge = {
  id: 'rch-1',
  code: 'CH-000001',
  reservationId: 'res-r-000002',
  kind: 'MINIBAR',
  date: '2026-11-20',
  quantity: 1,
  unitAmount: 500,
  currency: 'EUR',
  amount: 500,
  // Nothing that the guest owes.
  bornBy: 'COMPANY',
};

const state = {
  id: 'rsh-1',
  reservationId: 'res-r-000002',
  axis: 'BOOKING',
  from: 'PENDING',
  to: 'SUCCESSFUL',
  at: '2026-01-01T08:00:00.000Z',
  by: 'admin Tester',
  source: 'USER',
};

const block = {
  id: 'blk-1',
  code: 'B-00001',
  estateId: 'est-b1',
  from: '2027-06-01',
  to: '2027-06-05',
  kind: 'OUT_OF_ORDER',
  reason: 'MAINTENANCE',
};
const cleaningTask = {
  id: 'hkt-1',
  code: 'HK-000001',
  estateId: 'est-b1',
  type: 'DEEP_CLEAN',
  status: 'UNASSIGNED',
  date: '2027-06-10',
  priority: 'LOW',
  isPinned: false,
  checklist: [],
};
const season = {
  id: 'ssn-1',
  name: 'Summer',
  scope: 'ALL',
  kind: 'SPECIFIC',
  from: '2028-06-01',
  to: '2028-08-31',
  adjust: 'PERCENT',
  percent: 20,
  isActive: true,
};
const fee = {
  id: 'fee-1',
  name: 'Pool',
  scope: 'ALL',
  basis: 'PER_STAY',
  amount: 8000,
  currency: 'USD',
  discounts: [{ minNights: 10, percent: 25 }],
  isActive: true,
};
const longStay = {
  id: 'lsd-1',
  name: 'Month',
  scope: 'ALL',
  tiers: [{ minNights: 28, percent: 10 }],
  isActive: true,
};
const coupon = { id: 'cpn-1', code: 'WELCOME', type: 'PERCENT', percent: 5, usedCount: 0, isActive: true };
const exchangeRate = {
  id: 'demo_EUR_2026-11-19',
  date: '2026-11-19',
  currency: 'EUR',
  buying: 48.1234,
  selling: 48.21,
  source: 'TCMB',
};
const commission = {
  id: 'cmm-1',
  channelId: 'chn-1',
  scope: 'ESTATE',
  estateIds: ['est-b1'],
  base: 'ACCOMMODATION',
  rateType: 'PERCENT',
  percent: 15,
  vatPct: 20,
  validFrom: '2026-01-01',
  isActive: true,
};
const icalFeed = { id: 'icf-1', estateId: 'est-b1', salesChannelId: 'chn-1', isFull: true, isActive: true };
const dailyPrice = (estateId: string): Row => ({
  id: `${estateId}_2028-01-01`,
  estateId,
  date: '2028-01-01',
  price: 12_000,
  currency: 'EUR',
});

const post = {
  id: 'pst-1',
  title: 'First',
  titleTr: 'İlk',
  slug: 'first',
  status: 'DRAFT',
  tags: [],
  summary: 'Short',
  summaryTr: 'Kısa',
  body: 'Long',
  bodyTr: 'Uzun',
};

/** No reminder: tests of the clock count what it does. */
const quiet = { companyName: 'Test Ltd', reminderOn: false };

const tenant = (id: string): Row => ({
  ...STAMPS,
  id,
  entityId: id,
  type: 'COMPANY',
  companyName: `${id} Ltd`,
  taxNo: '1234567890',
  name: 'Deniz',
  surname: 'Aydın',
  email: `info@${id}.example`,
  phone: '+905000000002',
  iban: 'TR330006100519786457841326',
  address: 'Somewhere 1',
  packageId: 'pkg-full',
  status: 'ACTIVE',
});

/** A small house for both tenants: two owners, an estate and a stay each, and every kind of user. */
export const ROWS: Readonly<Record<string, readonly Row[]>> = {
  users: Object.values(USERS),
  tenants: [tenant('demo'), tenant('bosphorus')],
  packages: [FULL_PACKAGE],
  investors: [demo(investor('inv-1', 'Alice')), demo(investor('inv-2', 'Bob')), bosphorus(investor('inv-b', 'Cem'))],
  'estate-groups': [demo({ id: 'grp-1', name: 'Seaside' }), bosphorus({ id: 'grp-b', name: 'Old town' })],
  'sales-channels': [demo(channel), bosphorus({ ...channel, id: 'chn-b' })],
  agencies: [demo(agency), bosphorus({ ...agency, id: 'agc-b' })],
  guests: [demo(guest), demo(companion), bosphorus({ ...guest, id: 'gst-b' })],
  'stay-guests': [demo(stayGuest), bosphorus({ ...stayGuest, id: 'sgs-b', reservationId: 'res-b', guestId: 'gst-b' })],
  'kbs-notifications': [
    demo(kbsNotification),
    bosphorus({ ...kbsNotification, id: 'kbs-b', reservationId: 'res-b', guestId: 'gst-b', estateId: 'est-x1' }),
  ],
  feeds: [demo(feed), bosphorus({ ...feed, id: 'fed-b', userId: 'usr-b-admin' })],
  'api-keys': [demo(apiKey), bosphorus({ ...apiKey, id: 'key-b', userId: 'usr-b-admin' })],
  webhooks: [demo(webhook), bosphorus({ ...webhook, id: 'hok-b', makerId: 'usr-b-admin' })],
  'webhook-deliveries': [demo(delivery), bosphorus({ ...delivery, id: 'dlv-b', webhookId: 'hok-b' })],
  'access-log': [demo(look), bosphorus({ ...look, id: 'acl-b', userId: 'usr-b-admin' })],
  estates: [
    demo(estate('A1', 'inv-1')),
    demo(estate('B1', 'inv-2')),
    // Nobody has asked a permit for it.
    demo({ ...estate('A2', 'inv-1'), id: 'est-a2', permitState: 'MISSING', permitNo: null }),
    bosphorus(estate('X1', 'inv-b')),
  ],
  'legal-permits': [
    demo(permit('prm-a1', 'est-a1', 'Alice Owner')),
    demo(permit('prm-b1', 'est-b1', 'Bob Owner')),
    bosphorus(permit('prm-x1', 'est-x1', 'Cem Owner')),
  ],
  'estate-documents': [demo(paper), bosphorus({ ...paper, id: 'doc-b', estateId: 'est-x1' })],
  'charge-items': [demo(chargeItem), bosphorus({ ...chargeItem, id: 'chi-b' })],
  'reservation-charges': [demo(charge), bosphorus({ ...charge, id: 'rch-b', reservationId: 'res-b' })],
  'reservation-status-history': [demo(state)],
  'out-of-order-periods': [demo(block), bosphorus({ ...block, id: 'blk-b', estateId: 'est-x1' })],
  'housekeeping-tasks': [demo(cleaningTask), bosphorus({ ...cleaningTask, id: 'hkt-b', estateId: 'est-x1' })],
  seasons: [demo(season), bosphorus({ ...season, id: 'ssn-b' })],
  'daily-prices': [demo(dailyPrice('est-b1')), bosphorus(dailyPrice('est-x1'))],
  'facility-fees': [demo(fee), bosphorus({ ...fee, id: 'fee-b' })],
  'long-stay-discounts': [demo(longStay), bosphorus({ ...longStay, id: 'lsd-b' })],
  coupons: [demo(coupon), bosphorus({ ...coupon, id: 'cpn-b' })],
  'exchange-rates': [demo(exchangeRate), bosphorus({ ...exchangeRate, id: 'bosphorus_EUR_2026-11-19' })],
  'commission-definitions': [
    demo(commission),
    bosphorus({ ...commission, id: 'cmm-b', channelId: 'chn-b', estateIds: ['est-x1'] }),
  ],
  'ical-feeds': [demo(icalFeed), bosphorus({ ...icalFeed, id: 'icf-b', estateId: 'est-x1', salesChannelId: 'chn-b' })],
  ...ROWS_OF_AREAS,
  ...ROWS_OF_DEMO,
  ...ROWS_OF_WIZARDS,
  settings: [demo({ id: 'set-1', ...quiet }), bosphorus({ id: 'set-b', ...quiet })],
  'blog-posts': [demo(post), bosphorus({ ...post, id: 'pst-b' })],
  reservations: [
    demo(reservation('R-000001', 'est-a1', 'inv-1')),
    demo(reservation('R-000002', 'est-b1', 'inv-2')),
    bosphorus({
      ...reservation('R-000001', 'est-x1', 'inv-b'),
      id: 'res-b',
      salesChannelId: 'chn-b',
      guestId: 'gst-b',
    }),
  ],
};
