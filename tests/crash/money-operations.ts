import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { Json, Row } from '../../src/config/types.ts';
import type { RecordWrite } from '../../json-server/live/rules/domain-write.ts';
import type { Random } from '../../json-server/seed/random.ts';
import type { Tables } from '../../json-server/live/rows/company.ts';
import { CARD_WEIGHTS, type CardKind, cardOperation, isCardKind } from './card-operations.ts';
import { ROWS } from '../api/rows.ts';

export const MONEY_TENANT = 'demo';
const STAYS = Array.from({ length: 12 }, (_, index) => `res-m${index + 1}`);
const CURRENCIES = ['EUR', 'TRY'] as const;
const METHODS = ['CASH', 'BANK_TRANSFER', 'CREDIT_CARD', 'CHANNEL_COLLECT'] as const;
const accountId = (kind: string, currency: string): string => `acc-${kind}-${currency}`;
const PLACES = ['CASH_DESK', 'BANK', 'CARD', 'CHANNEL'] as const;

const own = (row: Row): Row => ({ tenantId: MONEY_TENANT, version: 1, createdAt: '2026-01-01T08:00:00.000Z', ...row });

/** What random operations work on: stays that owe money, and places where it lies. */
export const moneyRows = (): Readonly<Record<string, readonly Row[]>> => ({
  ...ROWS,
  reservations: STAYS.map((id, index) =>
    own({
      id,
      code: id.toUpperCase(),
      estateId: 'est-a1',
      ownerIds: ['inv-1'],
      adults: 2,
      status: 'SUCCESSFUL',
      checkIn: addDays('2027-01-01', index * 5),
      checkOut: addDays('2027-01-04', index * 5),
      salesChannelId: 'chn-1',
      guestId: 'gst-1',
      currency: 'EUR',
      totalPrice: 45_000,
      paidAmount: 0,
      remainingPrice: 45_000,
      chargesTotal: 0,
    }),
  ),
  accounts: PLACES.flatMap((kind) =>
    CURRENCIES.map((currency) =>
      own({ id: accountId(kind, currency), name: `${kind} ${currency}`, kind, currency, isActive: true }),
    ),
  ),
  payments: [],
  'ledger-entries': [],
  'security-deposits': [],
  'reservation-charges': [],
  'card-payment-orders': [],
});

type Payment = 'COLLECTION' | 'REFUND' | 'DEPOSIT_IN' | 'DEPOSIT_OUT' | 'DEPOSIT_WITHHELD' | 'TRANSFER';
type Kind = Payment | 'BOOK' | 'REVERSE' | 'CHARGE' | 'CHARGE_CHANGE' | 'CANCEL' | CardKind;
const WEIGHTS: readonly (readonly [Kind, number])[] = [
  ...([
    ['COLLECTION', 24],
    ['REFUND', 12],
    ['DEPOSIT_IN', 8],
    ['DEPOSIT_OUT', 6],
    ['DEPOSIT_WITHHELD', 3],
  ] as const),
  ...([
    ['TRANSFER', 8],
    ['REVERSE', 18],
    ['CHARGE', 6],
    ['CHARGE_CHANGE', 4],
    ['CANCEL', 0.4],
    ['BOOK', 6],
  ] as const),
  ...CARD_WEIGHTS,
];

type Operation = {
  readonly random: Random;
  readonly table: Tables;
  readonly id: string;
  readonly now: string;
  readonly today: string;
};

/** One thing that somebody does with stays or money; many are refused, as in life. @param id of what it makes */
export function operation({ random, table, id, now, today }: Operation): readonly RecordWrite[] {
  const kind = random.weighted(WEIGHTS);
  const reservationId = random.pick(STAYS);
  const amount = random.int(1, 20_000);
  const currency = random.pick(CURRENCIES);
  if (isCardKind(kind)) return cardOperation(kind, { random, table, reservationId, now, today });
  if (kind === 'BOOK') {
    const checkIn = addDays('2027-06-01', random.int(1, 300));
    const stay = { id, estateId: 'est-a1', checkIn, checkOut: addDays(checkIn, random.int(1, 3)), adults: 2 };
    return [{ collection: 'reservations', create: { ...stay, salesChannelId: 'chn-1', guestId: 'gst-1' } }];
  }
  if (kind === 'CANCEL') {
    const cancelFee = random.int(0, 1) * amount;
    return [set('reservations', reservationId, { status: 'CANCELLED', cancelReason: 'OTHER', cancelFee })];
  }
  if (kind === 'REVERSE') {
    const payments = table('payments').equal('reservationId', reservationId);
    if (payments.length === 0) return [];
    return [set('payments', random.pick(payments).id, { status: 'REVERSED', reason: 'Typed twice' })];
  }
  if (kind === 'CHARGE') {
    const charge = { id, reservationId, kind: 'MINIBAR', quantity: random.int(1, 5), unitAmount: 500, bornBy: 'GUEST' };
    return [{ collection: 'reservation-charges', create: { ...charge, date: '2026-11-20', currency: 'EUR' } }];
  }
  if (kind === 'CHARGE_CHANGE') {
    const charges = table('reservation-charges').equal('reservationId', reservationId);
    if (charges.length === 0) return [];
    const bornBy = random.pick(['GUEST', 'OWNER']);
    return [set('reservation-charges', random.pick(charges).id, { quantity: random.int(1, 5), bornBy })];
  }
  if (kind === 'TRANSFER') {
    const from = random.pick(PLACES);
    const to = random.pick(PLACES);
    const places = { accountFromId: accountId(from, currency), accountToId: accountId(to, currency) };
    return [{ collection: 'payments', create: { id, kind, purpose: 'INTERNAL', amount, currency, ...places } }];
  }
  const create = {
    id,
    kind,
    reservationId,
    amount,
    currency,
    method: random.pick(METHODS),
    reason: 'x',
    evidenceNote: 'x',
  };
  return [{ collection: 'payments', create: { ...create, isOverpaymentMeant: kind === 'COLLECTION' } }];
}

const set = (collection: string, id: string, values: Readonly<Record<string, Json>>): RecordWrite => ({
  collection,
  id,
  set: values,
});
