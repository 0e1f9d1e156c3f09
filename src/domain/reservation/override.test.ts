import { describe, expect, it } from 'vitest';
import type { PolicyIssue } from '../price/stay-policy.ts';
import { judgeOverride } from './override.ts';

const now = '2026-07-01T09:00:00.000Z';
const short: PolicyIssue = { key: 'policy.minNights', params: { min: 3, nights: 2 } };
const closed: PolicyIssue = { key: 'policy.noArrival', params: { date: '2026-07-10' } };
const moved = { moves: true, redates: true, reprices: true };
const still = { moves: false, redates: false, reprices: false };
const judge = (more: Partial<Parameters<typeof judgeOverride>[0]>) =>
  judgeOverride({
    ...{ isNew: true, channelRef: '', changed: moved, reason: null, policy: () => [short, closed], now },
    ...more,
  });

describe('AV6 rules of selling at save', () => {
  it('refuses beside the reason, with every rule that is broken', () => {
    expect(judge({})).toEqual({ refused: { status: 422, field: 'overrideReason', ...short, more: [closed] } });
  });
  it('keeps the reason, the rules and the moment, and asks again the next time', () => {
    const override = { reason: 'Owner agreed', rules: ['minNights', 'noArrival'], at: now };
    expect(judge({ reason: 'Owner agreed' })).toEqual({ set: { overrideReason: null, override } });
  });
  it('takes the exception back when the stay breaks nothing any more', () => {
    expect(judge({ policy: () => [], reason: 'x' })).toEqual({ set: { overrideReason: null, override: null } });
  });
  it.each([{ changed: still }, { channelRef: 'HM1' }])('does not ask for %o', (more) => {
    const policy = () => {
      throw new Error('asked');
    };
    const answer = judge({ ...more, policy });
    expect(answer).toMatchObject({ set: { overrideReason: null } });
  });
});

describe('RS3 dates and price of a channel’s reservation', () => {
  const channels = { isNew: false, channelRef: 'HM1' };
  it.each([
    ['other dates at the agreed price', { moves: true, redates: true, reprices: false }],
    ['another price', { moves: false, redates: false, reprices: true }],
  ])('%s need a reason', (_, changed) => {
    expect(judge({ ...channels, changed })).toMatchObject({
      refused: { field: 'overrideReason', key: 'reservation.channelLocked', params: { reference: 'HM1' } },
    });
    expect(judge({ ...channels, changed, reason: 'Agreed by phone' })).toMatchObject({
      set: { override: { rules: ['channelLocked'] } },
    });
  });
  it('another estate at the agreed price does not, nor do notes', () => {
    expect(judge({ ...channels, changed: { moves: true, redates: false, reprices: false } })).toHaveProperty('set');
    expect(judge({ ...channels, changed: still })).toEqual({ set: { overrideReason: null } });
  });
});
