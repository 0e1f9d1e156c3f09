import { afterEach, describe, expect, test } from 'vitest';
import { RULES } from '../../json-server/app.ts';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import type { Store } from '../../json-server/store/types.ts';
import { collectionOf } from '../../src/config/collection.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

/**
 * Who is asked after a write of a collection, in this order. Each sees what those before it have written, so a changed
 * line is a decision and no detail.
 */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  // The company's count of homes.
  estates: ['countEstates'],
  // The police notices, then what is forgotten of the guest.
  guests: ['followGuest', 'forgetEverywhere', 'forgetTold'],
  'stay-guests': [
    'noticeOfStayGuest', // the police
    'countStaysOfStayGuest', // the guest's stays
  ],
  reservations: [
    'endWithGuest', // the guest's page
    'followStays', // the cleaning
    'noticesOfStay', // the police
    'countStaysOfGuests', // the guest's stays
    'confirmStay', // the mail
    'stopConfirmation',
    'tellCancelled',
    'stopTimed',
    'firstCollection', // the money: what was paid, the deposit, revenue, then costs
    'updateDeposit',
    'refundCancelled', // what a cancellation gives back, or its undo takes back
    'refundAsked', // what goes back of a stay that goes on
    'reverseRefunds',
    'reverseLast',
    'postStayRevenue',
    'postStayCosts',
    'followRefunds', // the card payment
    'refundToCards',
  ],
  'out-of-order-periods': ['followOwnerStays'],
  'kbs-notifications': ['followNotification'],
  // The balance of the stay, then the statement whose payout came back.
  payments: ['updateBalance', 'payoutReturned'],
  'reservation-charges': ['postChargeRevenue'],
  // The carryover of the next one; the mail to the owner is a rule of the file.
  statements: ['carriedOn'],
  tasks: ['tasksOfDemand'],
  'revenue-expenses': ['expenseOfTask'],
  tenants: ['beginCompany'],
  // The limit of the package refuses first; then the account and its second factor follow.
  users: ['countUsers', 'followUser', 'followFactor'],
  'dated-rates': ['nextRate'],
  campaigns: ['holdMessages'],
  subscribers: ['stopForUnsubscribed'],
  // The head of the thread; what the statement says of its mail, then the campaign's count.
  messages: ['keepThread', 'statementMailed', 'countDelivered'],
};

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

/** A store that notes the collections written, in order, without what comes with each of them. */
function noting(inner: Store): { readonly store: Store; readonly written: string[] } {
  const written: string[] = [];
  const transact: Store['transact'] = (work) =>
    inner.transact((tx) =>
      work({
        table: (...of) => tx.table(...of),
        remove: (...of) => tx.remove(...of),
        attempt: (part) => tx.attempt(part),
        putChecked: (...of) => tx.putChecked(...of),
        put: (collection, tenant, row) => {
          written.push(collection);
          tx.put(collection, tenant, row);
        },
      }),
    );
  const store = new Proxy(inner, {
    get(of, key) {
      if (key === 'transact') return transact;
      const value: unknown = Reflect.get(of, key);
      return typeof value === 'function' ? (value.bind(of) as unknown) : value;
    },
  });
  return { store, written };
}

const STAY = 'res-r-000001';
const changed = (collection: string, id: string | undefined, more: object) =>
  (ROWS[collection] ?? []).map((row) => (id === undefined || row.id === id ? { ...row, ...more } : row));

/** A held stay that costs something, in a home that asks for a deposit, of a company that sends confirmations. */
const rows = {
  ...ROWS,
  accounts: [],
  payments: [],
  'ledger-entries': [],
  messages: [],
  conversations: [],
  'message-templates': [],
  'security-deposits': [],
  reservations: changed('reservations', STAY, {
    status: 'PENDING',
    holdExpiresAt: '2027-01-01T00:00:00.000Z',
    guestId: 'gst-1',
    commissionAmount: 6750,
    accommodationPrice: 40_000,
    cleaningFee: 5000,
    paymentMethod: 'CREDIT_CARD',
  }),
  estates: changed('estates', undefined, { securityDeposit: 30_000 }),
  guests: changed('guests', undefined, { email: 'ada@guests.example' }),
  settings: changed('settings', undefined, { autoConfirmation: true }),
};

describe('the followers of a write', () => {
  test('are asked in the order written down here, and no other collection has any', async () => {
    app = await startApp();
    const collections = new Set([...app.resources.map(collectionOf), ...Object.keys(ORDER)]);
    const found = [...collections].map((collection) => [
      collection,
      RULES.followersOf(collection).map(({ name }) => name),
    ]);
    const followed = found.filter(([, names]) => names?.length);
    expect(Object.fromEntries(followed)).toEqual(ORDER);
  });

  test('a confirmed booking reaches the cleaning, the guest, the mail, the deposit and the ledger, in this order', async () => {
    const { store, written } = noting(createMemoryStore(structuredClone(rows)));
    app = await startApp({ store });
    const path = `/api/reservations/${STAY}/actions/confirm`;
    const confirmed = await app.call('POST', path, { as: 'admin', body: {} });
    expect(confirmed.status, confirmed.text).toBe(200);
    const businessRows = written.filter((name) => !name.startsWith('_'));
    expect([...new Set(businessRows)]).toEqual([
      'reservations',
      'reservation-status-history',
      'housekeeping-tasks',
      'guests',
      'messages',
      'conversations',
      'security-deposits',
      'ledger-entries',
    ]);
  });
});
