import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Table } from '../../json-server/store/table.ts';
import { ROWS } from './rows.ts';
import { startWith } from './own-files.ts';
import type { TestApp } from './support.ts';

/** The owner's stay of last year, in a home that has been sold since: the stay is still theirs, the home is not. */
const sold = ROWS['estates']!.map((row) => (row.id === 'est-a1' ? { ...row, ownerIds: ['inv-2'] } : row));
const stays = ROWS['reservations']!.map((row) =>
  row['estateId'] === 'est-a1' ? { ...row, ownerIds: ['inv-1', 'inv-2'] } : row,
);
/** What an owner keeps of that stay, and of its home. */
const notes = {
  fields: {
    text: { type: 'text' },
    reservationId: { type: 'ref', resource: 'reservations' },
    estateId: { type: 'ref', resource: 'estates' },
    placeId: { type: 'ref', resource: 'note-places' },
    besideIds: { type: 'ref', resource: 'estates', multiple: true },
  },
  title: '{text} · {estateId.propertyName} · {placeId.name}',
  list: { columns: ['text', 'besideIds'], search: ['text'] },
  access: { subject: 'StayNote', grants: { admin: ['*'], Investor: ['list', 'show', 'delete', 'export'] } },
};
/** An owner may know that there is one, but not what it is called. */
const places = {
  fields: { code: { type: 'text' }, name: { type: 'text', read: ['admin'] } },
  title: '{name} {code}',
  access: { subject: 'NotePlace', grants: { admin: ['*'], Investor: ['list'] } },
};
/** Called by a note, which is called by its home and place in its turn. */
const logs = {
  fields: { noteId: { type: 'ref', resource: 'stay-notes' }, placeId: { type: 'ref', resource: 'note-places' } },
  title: '{noteId}',
  access: { subject: 'NoteLog', grants: { admin: ['*'], Investor: ['list'] } },
};
const logLines = {
  fields: { no: { type: 'integer' }, logId: { type: 'ref', resource: 'note-logs' } },
  title: '{no} · {logId.noteId}',
  access: { subject: 'NoteLogLine', grants: { admin: ['*'], Investor: ['list'] } },
};
const place = { id: 'plc-1', code: 'P1', name: 'Attic', tenantId: 'demo', version: 1 };
/** Before the other by its code, after it by the name. */
const otherPlace = { ...place, id: 'plc-0', code: 'P0', name: 'Yard' };
const note = {
  id: 'nte-1',
  text: 'Pool',
  reservationId: 'res-r-000001',
  estateId: 'est-a1',
  placeId: 'plc-1',
  tenantId: 'demo',
  besideIds: ['est-a1', 'est-a2'],
};
let app: TestApp;
beforeEach(async () => {
  const rows = {
    estates: sold,
    reservations: stays,
    'stay-notes': [{ ...note, version: 1 }],
    'note-places': [place, otherPlace],
  };
  const files = { 'stay-notes': notes, 'note-places': places, 'note-logs': logs, 'note-log-lines': logLines };
  app = await startWith(files, rows);
});
afterEach(() => app.close());

const titlesOf = async (as: string) => {
  const { body } = await app.call('GET', '/api/reservations?estateId=est-a1', { as });
  const { items } = body as unknown as { items: readonly { id: string; _refs?: Readonly<Record<string, string>> }[] };
  const one = await app.call('GET', `/api/reservations/${items[0]?.id ?? ''}`, { as });
  return [
    items[0]?._refs?.['estateId'],
    (one.body['_refs'] as Readonly<Record<string, string>> | undefined)?.['estateId'],
  ];
};

test('S1 a record names what it refers to only to who may see that, in lists and alone', async () => {
  expect(await titlesOf('Investor2')).toEqual([expect.any(String), expect.any(String)]);
  expect(await titlesOf('Investor')).toEqual([undefined, undefined]);
});

test('S1 the title of what is referred to does not name what is hidden in its turn', async () => {
  const staysName = async (as: string) =>
    (await app.call('GET', '/api/stay-notes/nte-1', { as })).body._refs['reservationId'];
  expect([await staysName('admin'), await staysName('Investor')]).toEqual([
    'Ada Guest · House A1 · R-000001',
    'R-000001',
  ]);
});

test('S1 a reference in a title is the title of its record, and its id for nobody', async () => {
  const log = { placeId: 'plc-1', noteId: 'nte-1' };
  expect((await app.call('POST', '/api/note-logs', { as: 'admin', body: log })).status).toBe(201);
  const items = async (as: string, path: string) => (await app.call('GET', path, { as })).body.items;
  const id = (await items('admin', '/api/note-logs'))[0]?.id;
  await app.call('POST', '/api/note-log-lines', { as: 'admin', body: { no: 7, logId: id } });
  const said = async (as: string) => (await items(as, '/api/note-log-lines'))[0]?.['_refs'];
  expect(await said('admin')).toEqual({ logId: 'Pool · House A1 · Attic', 'logId.noteId': 'Pool · House A1 · Attic' });
  // The owner may not read what a place is called, nor see the home; what is left of the note is its text.
  expect(await said('Investor')).toEqual({ logId: 'Pool', 'logId.noteId': 'Pool' });
});

test('S1 nor does a record’s own title, where it is told: in a search, of what happened, of what was deleted', async () => {
  const found = async (as: string) => {
    const { body } = await app.call('GET', '/api/search?q=R-000001', { as });
    const { groups } = body as unknown as { groups: readonly { resource: string; items: { title: string }[] }[] };
    return groups.find(({ resource }) => resource === 'reservations')?.items[0]?.title;
  };
  expect([await found('Investor2'), await found('Investor')]).toEqual(['House A1 · R-000001', 'R-000001']);
  await app.call('POST', '/api/reservations/res-r-000001/actions/cancel', {
    as: 'admin',
    body: { cancelReason: 'GUEST_REQUEST' },
  });
  const told = async (as: string) => (await app.call('GET', '/api/notifications', { as })).body.items[0]?.['title'];
  expect([await told('SuperAdmin'), await told('Investor')]).toEqual([
    'Ada Guest · House A1 · 1 – 5 Dec 2026',
    '1 – 5 Dec 2026',
  ]);
  await app.call('DELETE', '/api/stay-notes/nte-1', { as: 'admin', version: 1 });
  const gone = async (as: string) =>
    (await app.call('GET', '/api/stay-notes/_deleted', { as })).body.items[0]?.['title'];
  expect(await gone('admin')).toBe('Pool · House A1 · Attic');
  expect([await gone('Investor2'), await gone('Investor')]).toEqual(['Pool · House A1', 'Pool']);
});

test('S1 of several references, files and searches tell those with a title, and of the others not even an id', async () => {
  const beside = async (as: string) => {
    const { text } = await app.call('GET', '/api/stay-notes/export.csv?columns=besideIds', { as });
    const { body } = await app.call('GET', '/api/search?q=Pool', { as });
    const { groups } = body as unknown as { groups: readonly { resource: string; items: { subtitle: string }[] }[] };
    return [text.split('\r\n')[1], groups.find(({ resource }) => resource === 'stay-notes')?.items[0]?.subtitle];
  };
  expect(await beside('admin')).toEqual(['"House A1 · A1, House A2 · A2"', 'House A1 · A1, House A2 · A2']);
  expect(await beside('Investor')).toEqual(['House A2 · A2', 'House A2 · A2']);
});

test('S1 a list sorted by a reference is not in the order of a name that may not be read', async () => {
  const texts = async (as: string) => {
    const { body } = await app.call('GET', '/api/stay-notes?sortBy=placeId&sortDirection=ASC', { as });
    return (body as unknown as { items: readonly { text: string }[] }).items.map(({ text }) => text);
  };
  const other = { text: 'Terrace', placeId: 'plc-0', besideIds: [] };
  expect((await app.call('POST', '/api/stay-notes', { as: 'admin', body: other })).status).toBe(201);
  expect([await texts('admin'), await texts('Investor')]).toEqual([
    ['Pool', 'Terrace'],
    ['Terrace', 'Pool'],
  ]);
});

test('a record that is referred to twice, by a record and by a title, is read once', async () => {
  const many = vi.spyOn(Table.prototype, 'many');
  await app.call('GET', '/api/stay-notes', { as: 'admin' });
  const ids = many.mock.calls.flatMap(([asked]) => asked).filter((id) => id.startsWith('est-'));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  many.mockRestore();
});
