import { expect, test } from 'vitest';
import type { Refusal } from '../rule/refusal.ts';
import { lossOf } from './lost-nights.ts';
import { refuseSale } from './sold-by.ts';

const sold = { salesChannelId: 'c', channelRef: 'HM1' };
const byAgency = { salesChannelId: 'c', agencyId: 'a' };
type Sale = Parameters<typeof refuseSale>[0];
test.each<[string, Partial<Sale> & Pick<Sale, 'record'>, string | undefined]>([
  ['RS4 another stay has the number', { record: sold, twin: { code: 'R-2' } }, '409 reservation.channelRef'],
  ['it had it before', { record: sold, before: sold, twin: { code: 'R-2' } }, undefined],
  [
    'it comes from another channel',
    { record: sold, before: { ...sold, salesChannelId: 'd' }, twin: {} },
    '409 reservation.channelRef',
  ],
  ['nobody else has it', { record: sold }, undefined],
  ['an agency of no agency’s channel', { record: byAgency }, '422 reservation.agencyChannel'],
  ['of an agency’s channel', { record: byAgency, channelKind: 'AGENCY' }, undefined],
  ['as before', { record: byAgency, before: byAgency }, undefined],
])('%s', (_, sale, said) => {
  const refused = refuseSale({ before: undefined, twin: undefined, channelKind: 'OTA', ...sale });
  expect(refused && `${refused.status} ${refused.key}`).toBe(said);
});

const blockedBy = { kind: 'TAKEN', id: 'w', code: 'R-2', from: '2026-12-01', to: '2026-12-04' } as const;
const refused: Refusal = { status: 409, field: 'checkIn', key: 'reservation.taken', params: {}, blockedBy };
const confirmed = { ...sold, status: 'SUCCESSFUL', totalPrice: 1000, paidAmount: 0 };
const held = { status: 'PENDING' };
test.each<[string, Refusal, Partial<Parameters<typeof lossOf>[1]>, boolean]>([
  ['what a channel sold is lost', refused, {}, true],
  ['what we sold waits', refused, { record: { ...confirmed, channelRef: null } }, false],
  ['a change of dates is only refused', refused, { before: confirmed }, false],
  ['nobody has the nights', { status: 409, field: 'checkIn', key: 'reservation.past', params: {} }, {}, false],
  ['it is no reservation’s refusal', { ...refused, key: 'permit.missing' }, {}, false],
])('AV4 %s', (_, why, more, isLost) => {
  const lost = { status: 'ALLREADYTAKEN', takenByCode: 'R-2', takenById: 'w', channelConflict: 'OPEN' };
  const set = lossOf(why, { record: confirmed, before: held, now: '2026-11-20T09:00:00.000Z', ...more });
  expect(set).toEqual(isLost ? expect.objectContaining(lost) : undefined);
});
