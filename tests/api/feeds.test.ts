import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ViewFeed } from '../../src/wire/view-feed.ts';
import { type Answer, startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const CONFIRMED = { filters: [{ key: 'status', operator: 'eq', value: 'SUCCESSFUL' }] };
const view = async (as: string, body: object = {}): Promise<string> => {
  const asked = { resource: 'reservations', name: 'Confirmed', query: CONFIRMED, ...body };
  const made = await app.call('POST', '/api/_meta/views', { as, body: asked });
  expect(made.status, made.text).toBe(201);
  return String(made.body['created']);
};
const feed = (method: 'GET' | 'PUT' | 'DELETE', as: string, id: string): Promise<Answer> =>
  app.call(method, `/api/view-feeds/${id}`, { as });
const made = async (as: string, id: string) => {
  const answer = await feed('PUT', as, id);
  expect(answer.status, answer.text).toBe(200);
  return linkIn(answer)!.paths;
};
const linkIn = ({ body }: Answer): ViewFeed['link'] => (body as unknown as ViewFeed).link;
const read = (path: string) => app.call('GET', path);
const listed = (as: string, list = 'reservations', query = 'status=SUCCESSFUL&pageSize=-1') =>
  app.call('GET', `/api/${list}?${query}`, { as });

describe('a link to a saved view', () => {
  test('answers the rows of the view as JSON, CSV and calendar, to whoever has it', async () => {
    const paths = await made('admin', await view('admin', { columns: [{ field: 'code' }, { field: 'totalPrice' }] }));
    const { body: list } = await listed('admin');
    expect(list.total).toBeGreaterThan(0);

    const { body: rows } = await read(paths.json);
    expect(rows.total).toBe(list.total);
    expect(rows.items).toEqual(list.items);

    const csv = await read(paths.csv);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = csv.text.trim().split('\r\n');
    expect(head).toBe('Code,Price of the stay');
    expect(lines.map((line) => line.split(',')[0]).sort()).toEqual(list.items.map(({ code }) => code).sort());

    const calendar = await read(String(paths.ics));
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const [first] = list.items;
    const day = (key: string) => String(first?.[key]).replaceAll('-', '');
    expect(calendar.text.match(/BEGIN:VEVENT/g)).toHaveLength(list.total);
    expect(calendar.text).toContain(`UID:${first?.id}@konak-reservations`);
    expect(calendar.text).toContain(`DTSTART;VALUE=DATE:${day('checkIn')}\r\nDTEND;VALUE=DATE:${day('checkOut')}`);
    expect(calendar.text).toContain(`Code: ${first?.code}`);
  });

  test('follows the view, and ends with it', async () => {
    const id = await view('admin');
    const paths = await made('admin', id);
    const query = { filters: [{ key: 'status', operator: 'eq', value: 'CANCELLED' }] };
    await app.call('PUT', `/api/_meta/views/${id}`, { as: 'admin', body: { query } });
    expect((await read(paths.json)).body.total).toBe((await listed('admin', undefined, 'status=CANCELLED')).body.total);
    await app.call('DELETE', `/api/_meta/views/${id}`, { as: 'admin' });
    expect((await read(paths.json)).status).toBe(404);
  });

  test('a new secret ends the old one, and withdrawing ends all', async () => {
    const id = await view('admin');
    const old = await made('admin', id);
    const paths = await made('admin', id);
    expect(paths.json).not.toBe(old.json);
    expect([(await read(old.json)).status, (await read(paths.json)).status]).toEqual([404, 200]);
    expect(linkIn(await feed('GET', 'admin', id))).toMatchObject({ paths });
    await feed('DELETE', 'admin', id);
    expect([(await read(paths.json)).status, linkIn(await feed('GET', 'admin', id))]).toEqual([404, null]);
    // It can be made again.
    expect((await read((await made('admin', id)).json)).status).toBe(200);
  });

  test('an admin sees who has links, no secret among them, and withdraws one', async () => {
    const paths = await made('Accounting', await view('Accounting'));
    await read(paths.json);
    const { body } = await app.call('GET', '/api/feeds', { as: 'admin' });
    const secret = paths.json.slice('/api/public/feeds/'.length, -'.json'.length);
    const newest = body.items.find(({ id }) => id !== 'fed-1');
    expect(newest).toMatchObject({ name: 'Confirmed', list: 'reservations', userId: 'usr-accounting' });
    expect(newest?.['lastReadAt']).toBe(new Date(app.clock.now).toISOString());
    const { id, version } = newest ?? { id: '', version: 0 };
    const history = await app.call('GET', `/api/feeds/${id}/history`, { as: 'admin' });
    for (const { text } of [{ text: JSON.stringify(body) }, history]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain('linkHash');
    }
    expect((await app.call('GET', '/api/feeds', { as: 'Accounting' })).status).toBe(403);
    expect((await app.call('POST', '/api/feeds', { as: 'admin', body: { name: 'x' } })).status).toBe(403);
    expect((await app.call('DELETE', `/api/feeds/${id}`, { as: 'admin', version })).status).toBe(204);
    expect((await read(paths.json)).status).toBe(404);
  });
});

describe('a link shows what its person may see now', () => {
  test('to nobody who may not take the list out as a file, and as their role reads it', async () => {
    expect((await feed('PUT', 'HouseKeeping', await view('HouseKeeping', { query: {} }))).status).toBe(403);
    const { json } = await made('Investor', await view('Investor', { resource: 'investor-reservations', query: {} }));
    const { body: own } = await listed('Investor', 'investor-reservations', 'pageSize=-1');
    expect(own.total).toBeGreaterThan(0);
    expect((await read(json)).body.items).toEqual(own.items);
  });

  test('nothing once they may not sign in, and fewer rows once they are limited to a home', async () => {
    const id = await view('Accounting');
    const { json } = await made('Accounting', id);
    const user = app.store.table('users', 'demo').get('usr-accounting') ?? { id: '' };
    const set = (more: object) => app.store.transact((tx) => tx.put('users', 'demo', { ...user, ...more }));
    const { body: all } = await read(json);
    const estateId = String(all.items[0]?.['estateId']);
    await set({ estateScope: [estateId] });
    const { body: own } = await read(json);
    expect(own.items.length).toBeGreaterThan(0);
    expect(own.items.length).toBeLessThan(all.items.length);
    expect(own.items.every((row) => row['estateId'] === estateId)).toBe(true);
    await set({ status: 'PASSIVE' });
    expect((await read(json)).status).toBe(404);
  });

  test('nothing where a part of the question may not be asked any more: the rows would be others', async () => {
    const query = { filters: [{ key: 'totalPrice', operator: 'gte', value: '1' }] };
    const { json } = await made('Accounting', await view('Accounting', { query }));
    expect((await read(json)).status).toBe(200);
    const user = app.store.table('users', 'demo').get('usr-accounting') ?? { id: '' };
    await app.store.transact((tx) => tx.put('users', 'demo', { ...user, role: 'HouseKeeping' }));
    expect((await read(json)).status).toBe(404);
  });
});

describe('who may not', () => {
  test('unknown secrets, other endings and lists without dates are one 404', async () => {
    const { csv } = await made('admin', await view('admin'));
    const unknown = await read('/api/public/feeds/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.csv');
    const xml = await read(csv.replace('.csv', '.xml'));
    expect([unknown.status, xml.status, xml.text]).toEqual([404, 404, unknown.text]);
    const groups = await made('admin', await view('admin', { resource: 'estate-groups', query: {} }));
    expect(groups.ics).toBeUndefined();
    expect((await read(groups.json.replace('.json', '.ics'))).status).toBe(404);
  });

  test('others make no link to a private view, and everybody their own to a shared one', async () => {
    const id = await view('admin');
    expect((await feed('PUT', 'Accounting', id)).status).toBe(404);
    expect((await feed('PUT', 'otherAdmin', id)).status).toBe(404);
    const shared = await view('admin', { name: 'Shared', isShared: true });
    const mine = await made('admin', shared);
    const theirs = await made('Accounting', shared);
    expect(mine.json).not.toBe(theirs.json);
    await feed('DELETE', 'Accounting', shared);
    expect([(await read(mine.json)).status, (await read(theirs.json)).status]).toEqual([200, 404]);
  });

  test('guessing is slow', async () => {
    const guess = (number: number) => read(`/api/public/feeds/${'A'.repeat(31)}${number}.json`);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => guess(number % 10)));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});
