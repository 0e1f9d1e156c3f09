import { readFileSync } from 'node:fs';

type SeedRow = { readonly id: string; readonly tenantId?: string; readonly [key: string]: unknown };

/** As much of each as the calls for many take at once. */
export const MAX_AT_ONCE = { estates: 2000, blocks: 200, tasks: 200, notifications: 500, stays: 2000 };
/** The guest of all stays that are moved when two guests are merged. */
export const BUSY_GUEST = 'gst-busy';
export const PLAIN_GUEST = 'gst-plain';

const copies = (count: number, row: SeedRow | undefined, more: (index: number) => object): SeedRow[] =>
  row ? Array.from({ length: count }, (_, index) => ({ ...row, ...more(index) })) : [];

/** The example data, with a company as large as one call for many may meet. */
export function largeCompany(): string {
  const { $seed: _seed, ...data } = JSON.parse(readFileSync('db.json', 'utf8')) as Record<string, SeedRow[]>;
  const own = (collection: string, is: (row: SeedRow) => boolean = () => true) =>
    data[collection]?.find((row) => row.tenantId === 'demo' && is(row));
  const add = (collection: string, rows: readonly SeedRow[]) => data[collection]?.push(...rows);
  const number = (index: number) => String(index).padStart(5, '0');
  add(
    'estates',
    copies(
      MAX_AT_ONCE.estates,
      own('estates', ({ status }) => status === 'ACTIVE'),
      (index) => ({ id: `est-m${number(index)}`, code: `MANY-${number(index)}` }),
    ),
  );
  add(
    'housekeeping-tasks',
    copies(
      MAX_AT_ONCE.tasks,
      own('housekeeping-tasks', ({ status }) => status === 'UNASSIGNED'),
      (index) => ({ id: `hk-m${number(index)}`, code: `HK-9${number(index)}`, isPinned: true }),
    ),
  );
  const ready = own('kbs-notifications', ({ status }) => status === 'READY');
  add(
    'kbs-notifications',
    copies(MAX_AT_ONCE.notifications, ready, (index) => ({ id: `kbs-m${number(index)}` })),
  );
  const guest = own('guests');
  add(
    'guests',
    [BUSY_GUEST, PLAIN_GUEST].flatMap((id) => copies(1, guest, () => ({ id, passportNo: null, tcIdentityNo: null }))),
  );
  const stays = data['reservations'] ?? [];
  // Not the stay whose notifications are sent meanwhile.
  const isFree = ({ tenantId, id }: SeedRow) => tenantId === 'demo' && id !== ready?.['reservationId'];
  const busy = stays.filter(isFree).slice(0, MAX_AT_ONCE.stays);
  const ids = new Set(busy.map(({ id }) => id));
  data['reservations'] = stays.map((row) => (ids.has(row.id) ? { ...row, guestId: BUSY_GUEST } : row));
  return JSON.stringify(data);
}
