import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWith } from './own-files.ts';
import type { TestApp } from './support.ts';

const label = (en: string) => ({ en, tr: `${en} tr` });
const HOMES = {
  access: { subject: 'Home', grants: { admin: ['*'] } },
  fields: {
    code: { type: 'text', unique: true, required: true, label: label('Code') },
    open: { type: 'month', label: label('Open since') },
    stars: { type: 'rating', label: label('Stars') },
    guide: { type: 'markdown', search: true, label: label('Guide') },
    facts: { type: 'keyValue', label: label('Facts') },
    setup: { type: 'json', label: label('Setup') },
  },
  list: { columns: ['code', 'open', 'stars', 'guide', 'facts', 'setup'], filters: ['open', 'stars', 'guide'] },
};
const FULL = {
  code: 'H-1',
  open: '2026-11',
  stars: 4,
  guide: '# Key\n- in the **box**',
  facts: [
    { key: 'Wi-Fi', value: 'konak: 5 GHz' },
    { key: 'Alarm', value: '' },
  ],
  setup: { locks: [{ id: 1, open: true }], note: '=1+1' },
};

let app: TestApp;
beforeAll(async () => (app = await startWith({ homes: HOMES })));
afterAll(() => app.close());
const as = 'admin';

test('each is kept, listed, found and filtered by', async () => {
  const made = await app.call('POST', '/api/homes', { as, body: FULL });
  expect([made.status, made.body]).toEqual([201, expect.objectContaining(FULL)]);
  await app.call('POST', '/api/homes', { as, body: { code: 'H-2', open: '2025-03', stars: 2 } });
  const codes = async (query: string) =>
    (await app.call('GET', `/api/homes?${query}`, { as })).body.items.map(({ code }) => code);
  expect(await codes('open.gte=2026-01')).toEqual(['H-1']);
  expect(await codes('stars.lte=3')).toEqual(['H-2']);
  expect(await codes('guide.contains=box')).toEqual(['H-1']);
  expect(await codes('q=box')).toEqual(['H-1']);
  expect(await codes('facts.null=true')).toEqual(['H-2']);
  expect(await codes('sortBy=open&sortDirection=ASC')).toEqual(['H-2', 'H-1']);
});

test('what is none of its kind is refused at its field', async () => {
  const body = { code: 'H-3', open: '11.2026', stars: 6, guide: 5, facts: [{ key: '' }], setup: '{' };
  const { status, body: told } = await app.call('POST', '/api/homes', { as, body });
  expect([status, Object.keys(told.errors)]).toEqual([422, ['open', 'stars', 'guide', 'facts', 'setup']]);
  const turkish = await app.call('POST', '/api/homes', { as, body, headers: { 'accept-language': 'tr' } });
  expect(turkish.body.errors['open']).toEqual(['Ay ve yıl girin; örneğin 2026-11.']);
});

test.each(['csv', 'xlsx'])('a file of them comes back unchanged: %s', async (format) => {
  const { raw } = await download(`/api/homes/export.${format}`);
  const type = format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const back = await app.call('POST', '/api/homes/import', { as, raw, headers: { 'content-type': type } });
  expect([back.status, back.body], back.text).toEqual([
    200,
    expect.objectContaining({ unchanged: 2, updated: 0, created: 0, failed: 0 }),
  ]);
});

test('months as people and spreadsheets write them; cells that say nothing are told', async () => {
  const csv = (line: string) =>
    app.call('POST', '/api/homes/import?dryRun=true', {
      as,
      raw: `code,open,facts,setup\n${line}\n`,
      headers: { 'content-type': 'text/csv' },
    });
  for (const month of ['2026-12', '12.2026', '12/2026', '2026-12-01'])
    expect((await csv(`H-9,${month},a: b,[1]`)).body).toMatchObject({ created: 1, failed: 0 });
  const wrong = await csv('H-9,2026-12-24,nothing,{a}');
  expect((wrong.body['errors'] as unknown as readonly { field: string }[]).map(({ field }) => field)).toEqual([
    'open',
    'facts',
    'setup',
  ]);
});

async function download(path: string): Promise<{ raw: Buffer }> {
  const token = await app.token(as);
  const answer = await fetch(`http://127.0.0.1:${app.port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return { raw: Buffer.from(await answer.arrayBuffer()) };
}
