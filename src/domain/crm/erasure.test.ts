import { expect, test } from 'vitest';
import { refuseGuestChange, whyRetained } from './erasure.ts';

const TODAY = '2026-06-15';
const stay = { code: 'R-1', status: 'FINISHED', checkIn: '2024-05-01', checkOut: '2024-05-04' };
const why = (setup: Partial<Parameters<typeof whyRetained>[0]> = {}) =>
  whyRetained({ erasureReason: null, stays: [], notifications: [], today: TODAY, ...setup });

test.each([
  ['an anonymous record', { anonymisedAt: '2026-01-01T00:00:00.000Z' }, 'kbs.anonymous'],
  ['a merged record', { mergedIntoId: 'g2' }, 'crm.merged'],
])('%s does not change', (_, before, key) => {
  expect(refuseGuestChange(before)).toMatchObject({ status: 409, field: 'firstName', key });
});
test.each([[undefined], [{}], [{ anonymisedAt: '', mergedIntoId: null }]])('%j changes', (before) => {
  expect(refuseGuestChange(before)).toBeUndefined();
});

test('KB5: data are kept for the legal time after the last departure', () => {
  expect(why({ stays: [stay, { ...stay, checkOut: '2021-06-16' }] })).toMatchObject({
    status: 409,
    field: 'anonymisedAt',
    key: 'kbs.tooEarly',
    params: { date: '2029-05-04' },
  });
  expect(why({ stays: [{ ...stay, checkOut: '2021-06-15' }] })).toBeUndefined();
  expect(why({ stays: [{ ...stay, checkOut: '' }] })).toBeUndefined();
});

test.each([
  ['a stay to come', { status: 'SUCCESSFUL', checkOut: '2026-06-16' }, 'crm.liveStay'],
  ['an unsettled stay', { totalPrice: 1000, paidAmount: 400 }, 'crm.openBalance'],
])('KVKK: on request they are kept for %s, and the refusal names it', (_, more, key) => {
  const stays = [stay, { ...stay, code: 'R-2', ...more }];
  expect(why({ erasureReason: 'asked', stays })).toMatchObject({ key, params: { code: 'R-2' } });
});
test('KVKK: on request the legal time does not count', () => {
  expect(why({ erasureReason: 'asked', stays: [stay] })).toBeUndefined();
});

test.each([['INCOMPLETE'], ['READY'], ['ERROR'], ['SENDING']])('a notification that is %s is sent first', (status) => {
  expect(why({ notifications: ['SENT', status] })).toMatchObject({ key: 'kbs.unsent' });
  expect(why({ erasureReason: 'asked', notifications: [status] })).toMatchObject({ key: 'kbs.unsent' });
});
test('sent notifications keep nothing', () =>
  expect(why({ notifications: ['SENT', 'MARKED_SENT', null] })).toBeUndefined());
