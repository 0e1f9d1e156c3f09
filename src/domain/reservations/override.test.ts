import { describe, expect, it } from 'vitest';
import type { PolicyIssue } from '../prices/stay-policy.ts';
import { judgeOverride } from './override.ts';

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
