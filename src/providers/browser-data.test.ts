// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { normalizeResource } from '../config/normalize.ts';
import type { RawResource } from '../config/raw.ts';
import type { ClientConfig, ClientResource, Row } from '../config/types.ts';
import { browserData } from './browser-data.ts';
import { keptRows } from './kept-rows.ts';

const raw: RawResource = {
  name: 'notes',
  api: { served: 'browser', records: [{ id: 'first', text: 'Ada', isOn: true }] },
  fields: { text: { type: 'text', required: true, unique: true }, isOn: { type: 'boolean', default: true } },
};
const resource = normalizeResource({ raw, file: 'resources/notes.json', root: 'resources', enums: {} });
const own = {
  ...resource,
  can: ['list', 'show', 'create', 'edit', 'delete'],
  fields: Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [name, { ...field, writable: true }]),
  ),
} as unknown as ClientResource;
const config = {
  resources: { notes: own },
  dialects: {
    product: {
      page: { param: 'pageNumber', base: 0 },
      size: 'pageSize',
      sort: 'sortBy',
      search: 'q',
      all: -1,
      dir: { param: 'sortDirection', case: 'upper' },
    },
  },
} as unknown as ClientConfig;
const others = new Proxy({} as Parameters<typeof browserData>[0]['others'], {
  get: () => () => Promise.reject(new Error('nothing is asked of the server')),
});
/** A new provider each time, like another tab or a reload. */
const data = () => browserData({ config, resource: own, others });
const texts = async (): Promise<unknown[]> =>
  (await data().getList<Row & { id: string }>({ resource: 'notes' })).data.map((row) => row['text']);

beforeEach(() => localStorage.clear());

test('its records are there at first, and what is added, changed and deleted lasts', async () => {
  expect(await texts()).toEqual(['Ada']);
  const { data: made } = await data().create({ resource: 'notes', variables: { text: 'Can', isOn: false } });
  await data().update({ resource: 'notes', id: 'first', variables: { text: 'Ada B.' } });
  expect(await texts()).toEqual(expect.arrayContaining(['Ada B.', 'Can']));
  await data().deleteOne({ resource: 'notes', id: made.id ?? '' });
  expect(await texts()).toEqual(['Ada B.']);
});

test('under any id there is a record, which begins with the defaults', async () => {
  const { data: begun } = await data().getOne({ resource: 'notes', id: 'u7' });
  expect(begun).toMatchObject({ id: 'u7', isOn: true, version: 0 });
  await data().update({ resource: 'notes', id: 'u7', variables: { text: 'Own', isOn: false } });
  expect((await data().getOne({ resource: 'notes', id: 'u7' })).data).toMatchObject({ text: 'Own', isOn: false });
  expect((await data().getOne({ resource: 'notes', id: 'u8' })).data).toMatchObject({ isOn: true });
});

test('the rules of the file hold, and nothing wrong is kept', async () => {
  for (const text of ['Ada', '']) {
    const change = async () => data().update({ resource: 'notes', id: 'u7', variables: { text } });
    await expect(change()).rejects.toMatchObject({ statusCode: 422 });
  }
  expect(keptRows('notes').read()).toBeUndefined();
});

test('what stands in the storage and is none of ours is passed over', async () => {
  keptRows('notes').write([]);
  const [key = ''] = Object.keys(localStorage);
  localStorage.setItem(key, '{"rows": 1}');
  expect(await texts()).toEqual(['Ada']);
});
