import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeScratch } from './scratch.ts';

/** One of each, added to a copy of the product as ARCHITECTURE.md says, and used. */
type Support = typeof import('../api/support.ts');

const scratch = makeScratch(['src', 'json-server', 'resources', 'locales', 'tests/api', 'tests/store']);
let app: Awaited<ReturnType<Support['startApp']>>;

beforeAll(async () => {
  const { startApp } = await scratch.load<Support>('tests/api/support.ts');
  app = await startApp({ resourcesDir: scratch.at('resources') });
});
afterAll(async () => {
  await app.close();
  scratch.remove();
});

test('nothing is found in what names them: the panel, the screen, the rule, the type of the field and of the block', () => {
  expect(app.live.current().findings.filter(({ file }) => file.includes('mooring'))).toEqual([]);
});

test('a field type: written, refused, unique, searched, filtered and read; and a domain rule', async () => {
  const made = await app.call('POST', '/api/mooring-places', { as: 'admin', body: { plate: '34 abc 1' } });
  expect(made.status, made.text).toBe(201);
  expect(made.body).toMatchObject({ plate: '34ABC1', note: 'moored 34ABC1' });
  const wrong = await app.call('POST', '/api/mooring-places', { as: 'admin', body: { plate: '!' } });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors)).toEqual(['plate']);
  expect((await app.call('POST', '/api/mooring-places', { as: 'admin', body: { plate: '34ABC1' } })).status).toBe(409);
  for (const query of ['q=34abc1', 'plate=34abc1']) {
    const list = await app.call('GET', `/api/mooring-places?${query}`, { as: 'admin' });
    expect(list.text, query).toContain('34ABC1');
  }
  const { fields, list } = app.live.current().config.resources['mooring-places']!;
  expect(fields['plate']).toMatchObject({ type: 'plate', country: 'TR', sortable: true });
  expect(list.filters).toContain('plate');
});

test('a page block: with its defaults, and for those who may see it', async () => {
  const block = { id: 'news', width: 'third', type: 'ticker', words: ['calm', 'dry'], icon: 'HomeOutlined' };
  expect(app.live.current().config.pages['mooring-board']?.blocks).toEqual([block]);
  const pagesOf = async (as: string) =>
    (await app.call('GET', '/api/_meta/config', { as })).body as unknown as {
      pages: Record<string, { blocks: unknown[] } | undefined>;
    };
  expect((await pagesOf('admin')).pages['mooring-board']?.blocks).toEqual([block]);
  expect((await pagesOf('Accounting')).pages['mooring-board']?.blocks).toEqual([]);
});

test('a call', async () => {
  const answer = await app.call('GET', '/api/tide', { as: 'admin' });
  expect([answer.status, answer.text]).toEqual([200, '{"isHigh":true}']);
  expect((await app.call('GET', '/api/tide')).status).toBe(401);
});

test('a screen for everybody: its address is a page', async () => {
  const { isPage } = await scratch.load<typeof import('../../json-server/live/pages.ts')>('json-server/live/pages.ts');
  const snapshot = app.live.current();
  expect(isPage(snapshot as never, '/v1/public/mooring/7')).toBe(true);
  expect(isPage(snapshot as never, '/v1/public/mooring')).toBe(false);
});
