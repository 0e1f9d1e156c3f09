import { expect, test } from 'vitest';
import { refuseUndoneCollection } from './undo-collection.ts';

type Moved = NonNullable<Parameters<typeof refuseUndoneCollection>[0]['payment']>;
const paid = (id: string, at: string, more: Partial<Moved> = {}): Moved => ({
  id,
  kind: 'COLLECTION',
  status: 'SUCCESSFUL',
  amount: 100,
  createdAt: `2026-11-20T${at}:00.000Z`,
  ...more,
});
const last = paid('last', '10:00');
const refusal = (others: readonly Moved[], payment: Moved | undefined = last) =>
  refuseUndoneCollection({ payment, payments: [last, ...others], code: 'R-1' });

test.each<[string, readonly Moved[]]>([
  ['nothing else moved', []],
  ['other money moved before', [paid('earlier', '09:59')]],
  ['only a deposit was taken after', [paid('deposit', '10:01', { kind: 'DEPOSIT_IN' })]],
  ['its opening was posted with it', [paid('opening', '10:00', { origin: 'OPENING' })]],
])('PA4: the last payment is undone where %s', (_, others) => {
  expect(refusal(others)).toBeUndefined();
});

test.each<[string, Moved]>([
  ['a payment', paid('later', '10:01')],
  ['a refund', paid('later', '10:01', { kind: 'REFUND' })],
  ['a reversal', paid('later', '10:01', { status: 'REVERSED' })],
])('PA4: it is not where %s followed', (_, later) => {
  expect(refusal([later])).toMatchObject({ status: 409, key: 'payment.undoFollowed' });
});

test('PA4: what was reversed, or is not there, is not undone again', () => {
  expect(refusal([], { ...last, status: 'REVERSED' })).toMatchObject({ status: 409, key: 'payment.undoGone' });
  expect(refuseUndoneCollection({ payment: undefined, payments: [], code: 'R-1' })).toMatchObject({ status: 409 });
});
