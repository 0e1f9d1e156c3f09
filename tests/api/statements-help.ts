import { expect } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import type { TestApp } from './support.ts';

export const CONTRACT = {
  feePct: 20,
  feeBase: 'ACCOMMODATION',
  commissionBeforeFee: true,
  recognition: 'CHECK_OUT',
  payoutCurrency: 'TRY',
};
const demo = (row: Row): Row => ({ tenantId: 'demo', version: 1, createdAt: '2026-01-01T08:00:00.000Z', ...row });
export const stay = (id: string, more: object): Row =>
  demo({
    id,
    code: id.toUpperCase(),
    estateId: 'est-a1',
    ownerIds: ['inv-1'],
    adults: 2,
    status: 'FINISHED',
    salesChannelId: 'chn-1',
    guestId: 'gst-1',
    currency: 'TRY',
    cleaningFee: 0,
    paidAmount: 0,
    ...more,
  });
const charge = (id: string, more: object): Row =>
  demo({
    id,
    code: id.toUpperCase(),
    kind: 'OTHER',
    quantity: 1,
    currency: 'TRY',
    bornBy: 'OWNER',
    ...more,
  });
/** AC3: what came before October left 1,850.50 to be borne. */
const AC3 = [
  stay('res-sep', { checkIn: '2026-09-02', checkOut: '2026-09-04', accommodationPrice: 0, totalPrice: 0 }),
  stay('res-oct', {
    checkIn: '2026-10-05',
    checkOut: '2026-10-15',
    accommodationPrice: 4_000_000,
    totalPrice: 4_000_000,
    commissionAmount: 600_000,
  }),
];
const CHARGES = [
  charge('rch-sep', { reservationId: 'res-sep', date: '2026-09-10', amount: 185_050 }),
  charge('rch-clean', { reservationId: 'res-oct', kind: 'EXTRA_CLEANING', date: '2026-10-15', amount: 150_000 }),
  charge('rch-oct', { reservationId: 'res-oct', date: '2026-10-20', amount: 240_000 }),
];
export const withRows = (more: {
  estate?: object;
  stays?: readonly Row[];
  charges?: readonly Row[];
  investor?: object;
}) => ({
  ...ROWS,
  estates: (ROWS['estates'] ?? []).map((row) =>
    row.id === 'est-a1' ? { ...row, currency: 'TRY', contract: CONTRACT, ...more.estate } : row,
  ),
  investors: (ROWS['investors'] ?? []).map((row) =>
    row.id === 'inv-1' ? { ...row, withholdingEnabled: true, withholdingRatePct: 20, ...more.investor } : row,
  ),
  reservations: [...(ROWS['reservations'] ?? []), ...(more.stays ?? AC3)],
  'reservation-charges': [...(ROWS['reservation-charges'] ?? []), ...(more.charges ?? CHARGES)],
});
type Answer = { created: number; updated: number; skipped: readonly { estateId: string; reason: string }[] };
export const idOf = (month: number, investor = 'inv-1', estate = 'est-a1') =>
  `st-2026-${String(month).padStart(2, '0')}-${estate}-${investor}-TRY`;
export type Line = { key: string; kind: string; refId: string; amount: number; excluded: boolean; note: string | null };

/** The calls of the statements. @param running the app of the test that runs */
export const statementsOf = (running: () => TestApp) => {
  const generate = async (month: number, more: object = {}, as = 'Accounting') => {
    const { status, body } = await running().call('POST', '/api/statements/generate', {
      as,
      body: { year: 2026, month, ...more },
    });
    return { status, body: body as unknown as Answer, raw: body };
  };
  const one = async (id: string, as = 'Accounting') =>
    (await running().call('GET', `/api/statements/${id}`, { as })).body;
  const linesOf = async (id: string) => (await one(id))['lines'] as readonly Line[];
  const act = (id: string, action: string, body: object = {}, as = 'Accounting') =>
    running().call('POST', `/api/statements/${id}/actions/${action}`, { as, body });
  const publish = async (id: string) => {
    expect((await act(id, 'review')).status).toBe(200);
    const answer = await act(id, 'publish');
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  };
  return { generate, one, linesOf, act, publish };
};
