import { describe, expect, it, test } from 'vitest';
import type { PolicyIssue } from '../prices/stay-policy.ts';
import { judgeOverride, overrideAsked } from './override.ts';

const now = '2026-07-01T09:00:00.000Z';
const short: PolicyIssue = { key: 'policy.minNights', params: { min: 3, nights: 2 } };
const closed: PolicyIssue = { key: 'policy.noArrival', params: { date: '2026-07-10' } };
const judge = (more: Partial<Parameters<typeof judgeOverride>[0]>) =>
  judgeOverride({
    isWanted: true,
    isChannels: false,
    isUnlocked: false,
    reason: '',
    policy: () => [short, closed],
    now,
    ...more,
  });

describe('AV6 rules of selling at save', () => {
  it('refuses beside the reason, with every rule that is broken', () => {
    expect(judge({})).toEqual({ refused: { status: 422, field: 'changeReason', ...short, more: [closed] } });
  });
  it('keeps the reason, the rules and the moment, and asks again the next time', () => {
    const override = { reason: 'Owner agreed', rules: ['minNights', 'noArrival'], at: now };
    expect(judge({ reason: 'Owner agreed' })).toEqual({ set: { changeReason: null, override } });
  });
  it('takes the exception back when the stay breaks nothing any more', () => {
    expect(judge({ policy: () => [], reason: 'x' })).toEqual({ set: { changeReason: null, override: null } });
  });
  it.each([{ isWanted: false }, { isChannels: true }])('does not ask for %o', (more) => {
    const policy = () => {
      throw new Error('asked');
    };
    expect(judge({ ...more, policy })).toMatchObject({ set: { changeReason: null } });
  });
  it('RS3 keeps that dates of a channel were changed here', () => {
    expect(judge({ isChannels: true, isUnlocked: true, reason: 'By phone' })).toMatchObject({
      set: { override: { reason: 'By phone', rules: ['channelLocked'] } },
    });
  });
});

describe('what a change asks of the rules', () => {
  const stay = { estateId: 'e1', checkIn: '2027-03-01', checkOut: '2027-03-05' };
  const sold = { ...stay, channelRef: 'HM1' };
  type Asked = Parameters<typeof overrideAsked>[0];
  const usual = { isWanted: false, isChannels: false, isUnlocked: false, keepsPrice: false, reason: '' };
  test.each<[string, Partial<Asked>, Partial<ReturnType<typeof overrideAsked>>]>([
    ['a new stay', { before: undefined }, { isWanted: true }],
    ['nothing of its place', {}, {}],
    ['another arrival', { record: { ...stay, checkIn: '2027-03-02' } }, { isWanted: true }],
    ['another departure', { record: { ...stay, checkOut: '2027-03-06' } }, { isWanted: true }],
    ['another home', { record: { ...stay, estateId: 'e2' } }, { isWanted: true }],
    ['the channel itself', { isStaff: false }, { isChannels: true }],
    ['a reason, trimmed', { record: { ...stay, changeReason: ' so ' } }, { reason: 'so' }],
    ['sold there: its price stays', { record: sold, before: sold }, { isChannels: true, keepsPrice: true }],
    ['its number is what it was', { record: stay, before: sold }, { isChannels: true, keepsPrice: true }],
    [
      'unless the reason says why not',
      { record: { ...sold, checkOut: '2027-03-06', changeReason: 'asked' }, before: sold },
      { isWanted: true, isChannels: true, isUnlocked: true, reason: 'asked' },
    ],
    ['its channel needs none', { record: sold, before: sold, isStaff: false }, { isChannels: true }],
    ['through an agency', { record: sold, before: sold, channelKind: 'AGENCY' }, { isChannels: true }],
    ['typed in with its number', { record: sold, before: undefined }, { isWanted: true, isChannels: true }],
  ])('%s', (_, asked, answer) =>
    expect(overrideAsked({ record: stay, before: stay, channelKind: 'OTA', isStaff: true, ...asked })).toEqual({
      ...usual,
      ...answer,
    }),
  );
});
