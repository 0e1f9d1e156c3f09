import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectionOf } from '../../src/config/collection.ts';
import type { Resource } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { QUESTIONS } from './scope-questions.ts';
import { startApp, type TestApp } from './support.ts';

// S1: rows stay within their scope in every call, also in those that no resource's file declares. Which calls there are
// is read from the routes themselves, so a new one is asked too.

/** Streams, and the demo's own data, which belongs to nobody. */
const LEFT_OUT = /events$|^\/api\/(?:apps\/|pages\/|app-bar\/|scratch\/)/;

type Known = { readonly method: string; readonly path: string; readonly access: unknown };
type Item = { readonly id: string; readonly code?: unknown };

/** A home that was sold: its new owner sees it, and none of the stays that were the old owner's. */
const [first, ...others] = ROWS['reservations']!;
const sold = {
  ...first!,
  id: 'res-of-seller',
  code: 'R-SELLER',
  channelRef: 'hidden-seller',
  ownerIds: ['inv-2'],
  checkIn: '2026-12-05',
  checkOut: '2026-12-08',
};

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ rows: { ...ROWS, reservations: [first!, ...others, sold] } });
});
afterAll(() => app.close());

const isTold = (text: string, token: string): boolean => text.includes(JSON.stringify(token).slice(1, -1));

/** Ids and codes of records that exist and that the role's own lists do not show. */
async function hiddenFrom(who: string): Promise<string[]> {
  const ofRole = app.resources.filter((resource: Resource) =>
    Object.hasOwn(resource.access.rows, who.replace(/\d$/, '')),
  );
  const shown = new Set<string>();
  const there = new Set<string>();
  for (const resource of ofRole) {
    const { status, body } = await app.call('GET', `/api/${resource.api.path}?pageSize=-1`, { as: who });
    const items: readonly Item[] = status === 200 ? body.items : [];
    for (const { id, code } of items) for (const token of [id, code]) if (typeof token === 'string') shown.add(token);
    const collection = collectionOf(resource);
    if (resource.tenancy === 'global') continue;
    for (const row of app.store.table(collection, 'demo').all())
      for (const token of [row.id, row['code']]) if (typeof token === 'string' && token.length > 3) there.add(token);
  }
  return [...there].filter((token) => !shown.has(token));
}

describe.each(['Investor', 'Investor2', 'HouseKeeping', 'Purchasing', 'Accounting'])('%s', (role) => {
  test('no call tells what lies outside of the rows of this role', async () => {
    const hidden = await hiddenFrom(role);
    if (role.startsWith('Investor')) expect(hidden.length).toBeGreaterThan(3);
    const routes = (app.app.locals['routes'] as readonly Known[]).filter(
      ({ method, path, access }) => method === 'GET' && access !== 'public' && !LEFT_OUT.test(path),
    );
    expect(routes.length).toBeGreaterThan(20);
    const told: string[] = [];
    for (const { path } of routes) {
      const asked = path.endsWith('/:id')
        ? hidden.slice(0, 20).map((id) => path.replace(':id', encodeURIComponent(id)))
        : (QUESTIONS[path] ?? ['']).map((question) => `${path}${question}`);
      for (const question of asked) {
        const { status, text } = await app.call('GET', question, { as: role });
        // A call that says that it was asked wrongly tells nothing about the others: it needs a line above.
        if (status === 400 && !QUESTIONS[path]) told.push(`${question} needs a question`);
        const leaked = hidden.filter((token) => !question.includes(token) && isTold(text, token));
        if (status === 200 && leaked.length > 0) told.push(`${question}: ${leaked.join(' ')}`);
      }
    }
    expect(told).toEqual([]);
  });
});
