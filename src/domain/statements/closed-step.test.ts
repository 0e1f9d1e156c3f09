import { describe, expect, test } from 'vitest';
import { type ClosedFacts, closedStep } from './closed-step.ts';

const published = { status: 'PUBLISHED', balance: 5000, currency: 'EUR', period: '2026-10' } as const;
const step = (more: Partial<ClosedFacts>) =>
  closedStep({
    statement: published,
    to: 'PAID',
    changed: ['status'],
    later: () => [],
    payout: undefined,
    reason: '',
    ...more,
  });
const refusal = (key: string, params: object = {}) => ({ refused: { key, params } });

describe('AC5: a published statement', () => {
  test.each<[string, Partial<ClosedFacts>, object]>([
    ['is paid', {}, { does: 'PAY' }],
    ['that comes to zero is closed', { statement: { ...published, balance: 0 } }, { does: 'SETTLE' }],
    [
      'of a debt is not paid',
      { statement: { ...published, balance: -100 } },
      refusal('statement.debt', { month: '2026-10' }),
    ],
    [
      'that stands in the next is not paid',
      { later: () => [{ status: 'PUBLISHED', carryover: 5000, period: '2026-11' }] },
      refusal('statement.carried', { month: '2026-11' }),
    ],
    [
      'that stands in a draft is',
      { later: () => [{ status: 'DRAFT', carryover: 5000, period: '2026-11' }] },
      { does: 'PAY' },
    ],
    [
      'that the next took nothing of is',
      { later: () => [{ status: 'PUBLISHED', carryover: 0, period: '2026-11' }] },
      { does: 'PAY' },
    ],
    ['is told of its declaration', { to: 'PUBLISHED', changed: ['withholdingDocNo'] }, { does: 'TELL' }],
    ['is not changed', { to: 'PUBLISHED', changed: ['note'] }, refusal('statement.published', { month: '2026-10' })],
    ['is not saved as it is', { to: 'PUBLISHED', changed: [] }, refusal('statement.published')],
  ])('%s', (_, more, is) => expect(step(more)).toMatchObject(is));
});

describe('AC5: a paid statement', () => {
  const paid = { statement: { ...published, status: 'PAID' }, payout: { no: 'P-1', isStanding: true } };
  test.each<[string, Partial<ClosedFacts>, object]>([
    ['is owed again for a reason', { to: 'PUBLISHED', reason: 'came back' }, { does: 'TAKE_BACK' }],
    ['only for one', { to: 'PUBLISHED' }, { refused: { status: 422, field: 'payoutReverseReason' } }],
    [
      'needs none once its payment is reversed',
      { to: 'PUBLISHED', payout: { no: 'P-1', isStanding: false } },
      { does: 'TAKE_BACK' },
    ],
    ['becomes nothing else', { to: 'DRAFT' }, refusal('statement.paid', { month: '2026-10', no: 'P-1' })],
  ])('%s', (_, more, is) => {
    const asked = () => {
      throw new Error('asked');
    };
    expect(step({ ...paid, later: asked, ...more })).toMatchObject(is);
  });
});
