import { describe, expect, test } from 'vitest';
import { decideGuestMoney, firstId, type GuestMoney } from './guest-money.ts';
import type { Payment, PaymentDecision } from './payment.ts';

const stay = {
  id: 'r',
  code: 'R-1',
  estateId: 'e',
  status: 'SUCCESSFUL',
  currency: 'EUR',
  totalPrice: 1000,
  paidAmount: 400,
  paymentMethod: 'BANK_TRANSFER',
  createdAt: '2026-01-02T10:00:00.000Z',
};
const before: readonly Payment[] = [
  { id: 'p', kind: 'COLLECTION', amount: 400, status: 'SUCCESSFUL', method: 'BANK_TRANSFER' },
];
const desk = { id: 'a', name: 'Desk', kind: 'CASH_DESK', currency: 'EUR', isActive: true };
const rate = { from: 'TRY', to: 'EUR', rate: '0.02', date: '2026-11-19', source: 'TCMB' };
const collection = {
  id: 'n',
  kind: 'COLLECTION' as const,
  amount: 100,
  currency: 'EUR',
  method: 'CASH',
  hasEvidence: false,
};
type More = { readonly payment?: Partial<GuestMoney['payment']> } & Partial<Omit<GuestMoney, 'payment'>>;
const decide = ({ payment, ...more }: More = {}): PaymentDecision =>
  decideGuestMoney({
    date: '2026-11-20',
    stay,
    payments: before,
    onItsWay: [],
    rate: undefined,
    account: { usual: { account: 'CASH', accountId: 'usual' } },
    ...more,
    payment: { ...collection, ...payment },
  });
const keyOf = (more: More) => {
  const decision = decide(more);
  return 'refused' in decision ? `${decision.refused.field} ${decision.refused.key}` : undefined;
};
const done = (more?: More) => {
  const decision = decide(more);
  if ('refused' in decision) throw new Error(decision.refused.key);
  return decision;
};

describe('refusals', () => {
  const lira = { currency: 'TRY' };
  const takesOut = { kind: 'REFUND', amount: 401 } as const;
  test.each<[string, More, string | undefined]>([
    ['no stay', { stay: undefined }, 'reservationId payment.noStay'],
    ['a stay without a currency', { stay: { ...stay, currency: '' } }, 'reservationId payment.noCurrency'],
    ['PA5 no rate', { payment: lira }, 'currency payment.noRate'],
    ['PA5 nothing in the stay’s currency', { payment: { ...lira, amount: 1 }, rate }, 'amount payment.tooSmall'],
    ['PA1 far more than is owed', { payment: { amount: 1201 } }, 'amount payment.farMore'],
    ['another rest than was seen', { payment: { expectedRemaining: 1 } }, 'amount payment.changed'],
    ['the rest that was seen', { payment: { expectedRemaining: 600 } }, undefined],
    ['what a card was charged', { payment: { amount: 1201, origin: 'CARD' } }, undefined],
    ['what was paid before there were payments', { payment: { amount: 1201, origin: 'OPENING' } }, undefined],
    [
      'what a reservation brings stands on it already',
      { payment: { amount: 500, origin: 'RESERVATION' }, stay: { ...stay, totalPrice: 100, paidAmount: 500 } },
      'amount payment.farMore',
    ],
    [
      'what a reservation without a price brings',
      { payment: { amount: 500, origin: 'RESERVATION' }, stay: { ...stay, totalPrice: 0, paidAmount: 500 } },
      undefined,
    ],
    ['PA4 more back than came', { payment: takesOut }, 'amount payment.refundTooMuch'],
    [
      'PA4 what a card gets back already',
      { payment: { ...takesOut, amount: 400, method: 'BANK_TRANSFER' }, onItsWay: [{ paymentId: 'p', amount: 1 }] },
      'amount payment.refundOnItsWay',
    ],
    ['PA2 more of a deposit than is held', { payment: { kind: 'DEPOSIT_OUT' } }, 'amount deposit.tooMuch'],
    ['PA2 what the deposit’s rule looked at', { payment: { kind: 'DEPOSIT_OUT', origin: 'DEPOSIT' } }, undefined],
    ['an account that is gone', { account: { chosen: undefined } }, 'accountId payment.noAccount'],
    [
      'a passive account',
      { account: { chosen: { ...desk, isActive: false, currency: 'TRY' } } },
      'accountId payment.passiveAccount',
    ],
    [
      'an account of another currency',
      { account: { chosen: { ...desk, currency: 'TRY' } } },
      'accountId payment.accountCurrency',
    ],
  ])('%s', (_, more, refused) => expect(keyOf(more)).toBe(refused));
});

describe('what is set and posted', () => {
  test('the stay’s own currency counts as it is, at the chosen account', () => {
    const { set, postings } = done({ account: { chosen: desk } });
    expect(set).toEqual({
      rate: null,
      rateDate: null,
      baseCurrency: 'EUR',
      baseAmount: 100,
      currency: 'EUR',
      estateId: 'e',
      accountId: 'a',
      expectedRemaining: null,
    });
    expect(postings.map(({ account, debit }) => [account, debit])).toEqual([
      ['CASH', 100],
      ['GUEST', 0],
    ]);
  });
  test('PA5 another counts by the rate of its day, and balances over EXCHANGE', () => {
    const { set, postings } = done({ payment: { amount: 5000, currency: 'TRY' }, rate });
    expect(set).toMatchObject({ rate: '0.02', rateDate: '2026-11-19', baseCurrency: 'EUR', baseAmount: 100 });
    expect(postings.map(({ account, currency, debit }) => [account, currency, debit])).toEqual([
      ['CASH', 'TRY', 5000],
      ['EXCHANGE', 'TRY', 0],
      ['EXCHANGE', 'EUR', 100],
      ['GUEST', 'EUR', 0],
    ]);
  });
  test('a refund goes the other way; a deposit is a liability', () => {
    const back = done({ payment: { kind: 'REFUND', method: 'BANK_TRANSFER' } });
    expect(back.postings[0]).toMatchObject({ account: 'CASH', credit: 100 });
    expect(done({ payment: { kind: 'DEPOSIT_IN' } }).postings[1]).toMatchObject({ account: 'DEPOSIT', credit: 100 });
  });
});

describe('PA1 what a stay was paid before there were payments', () => {
  const opening = { id: 'opening-r', origin: 'OPENING', reservationId: 'r', currency: 'EUR' };
  test.each<[string, More, object | undefined]>([
    ['nothing', {}, undefined],
    ['more', { payments: [] }, { ...opening, kind: 'COLLECTION', amount: 400, method: 'BANK_TRANSFER' }],
    [
      'less',
      { stay: { ...stay, paidAmount: 300, paymentMethod: '' } },
      { kind: 'REFUND', amount: 100, method: 'CASH' },
    ],
    ['less, beside a deposit', { payments: [], payment: { kind: 'DEPOSIT_IN' } }, undefined],
    ['the opening itself', { payments: [], payment: { origin: 'OPENING' } }, undefined],
    ['the first collection', { payments: [], payment: { id: firstId('r') } }, undefined],
  ])('%s', (_, more, made) => {
    const { makes } = done(more);
    expect(makes).toHaveLength(made ? 1 : 0);
    expect(makes[0]).toEqual(made && { ...opening, paidAt: stay.createdAt, ...made });
  });
});
