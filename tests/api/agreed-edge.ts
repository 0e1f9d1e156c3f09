import type { Row } from '../../src/config/types.ts';
import { startApp } from './support.ts';

/** The stay whose first or last hour is agreed; of 450.00 EUR. */
export const ID = 'res-r-000001';
export const PATH = `/api/reservations/${ID}`;
export const as = 'admin';

type Edge = {
  readonly action: 'earlyCheckIn' | 'lateCheckOut';
  readonly undo: string;
  /** Before the names of the fields that its dialog asks. */
  readonly prefix: 'early' | 'late';
  /** Where the agreed and the planned hour stand. */
  readonly agreed: 'earlyFrom' | 'lateUntil';
  readonly planned: 'plannedArrival' | 'plannedDeparture';
  /** The hour of everybody else, the one that `item` sells for 25.00 EUR, and another. */
  readonly usual: string;
  readonly hour: string;
  readonly other: string;
  readonly item: string;
  readonly items: readonly { readonly id: string; readonly until?: string; unitPrice: number; per: string }[];
  readonly stay: Omit<Row, 'id'>;
};

/** The guests come today, the morning of 20 November. */
export const EARLY: Edge = {
  action: 'earlyCheckIn',
  undo: 'undoEarlyCheckIn',
  prefix: 'early',
  agreed: 'earlyFrom',
  planned: 'plannedArrival',
  usual: '15:00',
  hour: '12:00',
  other: '13:00',
  item: 'chi-noon',
  items: [
    { id: 'chi-noon', until: '12:00', unitPrice: 2500, per: 'PIECE' },
    { id: 'chi-hour', unitPrice: 1000, per: 'HOUR' },
  ],
  stay: { checkIn: '2026-11-20', checkOut: '2026-11-24', stayState: 'EXPECTED', actualCheckInAt: null },
};

/** The guests are in house, and leave today. */
export const LATE: Edge = {
  action: 'lateCheckOut',
  undo: 'undoLateCheckOut',
  prefix: 'late',
  agreed: 'lateUntil',
  planned: 'plannedDeparture',
  usual: '11:00',
  hour: '15:00',
  other: '13:00',
  item: 'chi-three',
  items: [
    { id: 'chi-six', until: '18:00', unitPrice: 4500, per: 'PIECE' },
    { id: 'chi-three', until: '15:00', unitPrice: 2500, per: 'PIECE' },
  ],
  stay: {
    checkIn: '2026-11-17',
    checkOut: '2026-11-20',
    stayState: 'IN_HOUSE',
    actualCheckInAt: '2026-11-17T12:00:00.000Z',
  },
};

export type EdgeApp = Awaited<ReturnType<typeof startEdge>>;

/** The product with such a stay, and what it sells hours by. */
export async function startEdge({ action, undo, items, stay }: Edge) {
  const app = await startApp();
  const put = (collection: string, row: Row & { id: string }) =>
    app.store.transact((tx) =>
      tx.put(collection, 'demo', { ...tx.table(collection, 'demo').get(row.id), tenantId: 'demo', ...row }),
    );
  const kind = action === 'earlyCheckIn' ? 'EARLY_CHECK_IN' : 'LATE_CHECK_OUT';
  for (const item of items) {
    const names = { title: item.id, name: { en: item.id, tr: item.id } };
    await put('charge-items', { kind, currency: 'EUR', vatPct: '20', version: 1, isActive: true, ...names, ...item });
  }
  await put('reservations', { id: ID, status: 'SUCCESSFUL', ...stay });
  const act = (name: string, body: object = {}, by = as) =>
    app.call('POST', `${PATH}/actions/${name}`, { as: by, body });
  return {
    app,
    put,
    act,
    agree: (body: object, by = as) => act(action, body, by),
    /** Of the stay as it stands, or as somebody saw it. */
    undo: (version = Number(app.store.table('reservations', 'demo').get(ID)!['version'])) =>
      app.call('POST', `${PATH}/actions/${undo}`, { as, body: {}, version }),
    proposed: async () => (await app.call('GET', `${PATH}/actions/${action}`, { as })).body,
    charges: () =>
      app.store
        .table('reservation-charges', 'demo')
        .equal('reservationId', ID)
        .map(({ amount, itemId, bornBy }) => [amount, itemId, bornBy]),
    task: (id: string) => app.store.table('housekeeping-tasks', 'demo').get(id),
    stay: () => app.store.table('reservations', 'demo').get(ID),
  };
}
