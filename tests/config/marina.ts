import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small configuration of its own, to be made wrong in one place after the other. */

const text = (word: string) => ({ en: word, tr: word });
const OF = {
  tenantId: 'demo',
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const GRANTS = { SuperAdmin: ['*'], admin: ['*'] };

export const ROWS_OF_MARINA = {
  docks: [
    { ...OF, id: 'd1', name: 'North' },
    { ...OF, id: 'd2', name: 'South' },
  ],
  boats: [
    { ...OF, id: 'b1', name: 'Ada', dockId: 'd1', kind: 'SAIL', price: 500, length: 9, state: 'NEW' },
    { ...OF, id: 'b2', name: 'Bora', dockId: 'd2', kind: 'MOTOR', price: 700, length: 7, state: 'READY' },
  ],
  trips: [{ ...OF, id: 't1', code: 'T-1', boatId: 'b1', start: '2026-05-01', end: '2026-05-03', guests: 4 }],
};

const boats = {
  name: 'boats',
  label: text('Boats'),
  icon: 'CarOutlined',
  menu: { group: 'sea', badge: { view: 'new', tone: 'warning' } },
  title: '{name}',
  access: { grants: { ...GRANTS, Accounting: ['list', 'show'] }, rows: { Accounting: { kind: 'SAIL' } } },
  fields: {
    name: { type: 'text', label: text('Name'), required: true },
    dockId: { type: 'ref', resource: 'docks', label: text('Dock') },
    kind: { type: 'enum', enum: 'kind', label: text('Kind'), display: undefined },
    price: { type: 'money', currency: 'EUR', label: text('Price'), read: ['admin', 'SuperAdmin', 'Accounting'] },
    length: { type: 'integer', label: text('Length'), min: 1, max: 90 },
    twice: { type: 'integer', label: text('Twice'), compute: { sum: ['length', 'length'] } },
    state: { type: 'enum', values: ['NEW', 'READY'], default: 'NEW', label: text('State') },
    trips: { type: 'children', resource: 'trips', via: 'boatId', label: text('Trips') },
  },
  list: {
    columns: ['name', 'dockId', 'kind', 'price', 'state'],
    sort: 'name',
    filters: ['kind', 'dockId'],
    views: [{ id: 'new', label: text('New'), where: { state: 'NEW' } }],
  },
  form: {
    sections: [{ label: text('Boat'), icon: 'CarOutlined', fields: [['name', 'dockId'], ['kind', 'length'], 'price'] }],
  },
  show: {
    sections: [{ label: text('Boat'), fields: ['name', 'dockId', 'price'] }, { relation: 'trips' }, { audit: true }],
  },
  actions: { ready: { label: text('Ready'), icon: 'CheckOutlined', from: ['NEW'], set: { state: 'READY' } } },
  rules: [{ id: 'long', assert: { length: { lte: 90 } }, at: 'length', message: text('Too long') }],
  notify: [{ on: ['ready'], roles: ['admin'] }],
};

const docks = {
  name: 'docks',
  label: text('Docks'),
  menu: { group: 'sea' },
  access: { grants: { ...GRANTS, Accounting: ['list'] } },
  fields: {
    name: { type: 'text', label: text('Name') },
    boats: { type: 'children', resource: 'boats', via: 'dockId', label: text('Boats') },
  },
};

const trips = {
  name: 'trips',
  label: text('Trips'),
  menu: { group: 'sea' },
  access: { grants: GRANTS },
  fields: {
    code: { type: 'text', label: text('Code') },
    boatId: { type: 'ref', resource: 'boats', label: text('Boat') },
    stay: { type: 'dateRange', start: 'start', end: 'end', label: text('Stay') },
    guests: { type: 'integer', label: text('Guests') },
  },
  list: { columns: ['code', 'boatId', 'stay', 'guests'], filters: ['boatId'] },
};

const fleet = {
  kind: 'page',
  name: 'fleet',
  label: text('Fleet'),
  menu: { group: 'sea' },
  blocks: [
    { id: 'new', type: 'count', label: text('New'), resource: 'boats', view: 'new', icon: 'CarOutlined' },
    { id: 'trips', type: 'list', label: text('Trips'), resource: 'trips', columns: ['code', 'guests'] },
    { id: 'docks', type: 'list', label: text('Docks'), resource: 'docks', columns: ['name'] },
  ],
};

const written = (value: unknown) => JSON.stringify(value, null, 2);

/** File below `resources/` → its text. */
export const FILES: Readonly<Record<string, string>> = {
  'boats.json': written(boats),
  'docks.json': written(docks),
  'trips.json': written(trips),
  'fleet.json': written(fleet),
  '_menu.json': written({ groups: [{ id: 'sea', label: text('Sea'), icon: 'CarOutlined' }] }),
  '_enums.json': written({
    role: ['SuperAdmin', 'admin', 'Accounting'].map((value) => ({ value, label: text(value) })),
    kind: ['SAIL', 'MOTOR'].map((value) => ({ value, label: text(value), color: 'blue' })),
  }),
};

export type Folder = {
  readonly resources: string;
  readonly locales: string;
  readonly lastGood: string;
  readonly write: (file: string, text: string | undefined) => void;
  readonly remove: () => void;
};

/** The configuration in a folder of its own. */
export function folderOfMarina(): Folder {
  const root = mkdtempSync(join(tmpdir(), 'konak-marina-'));
  const resources = join(root, 'resources');
  cpSync('resources/schemas', join(resources, 'schemas'), { recursive: true });
  const write = (file: string, content: string | undefined): void => {
    const path = join(resources, file);
    if (content === undefined) {
      rmSync(path, { force: true });
      return;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  for (const [file, content] of Object.entries(FILES)) write(file, content);
  // Something was here once: then calls whose subject no file names are closed, and stop no start.
  const gone = { 'resources/gone.json': { text: '{}', readAt: '2026-01-01T00:00:00.000Z' } };
  writeFileSync(join(root, 'last-good.json'), JSON.stringify({ files: gone, catalogues: { en: {}, tr: {} } }));
  return {
    resources,
    write,
    locales: join(root, 'locales'),
    lastGood: join(root, 'last-good.json'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
