import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientConfig } from '../../src/config/types.ts';
import type { Route } from '../../json-server/accounts/call.ts';
import { readCallsText } from '../../scripts/read-calls-text.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.close());

test('the calls that a table may show are those of the server (`npm run wire-schemas`)', async () => {
  const routes = app.app.locals['routes'] as readonly Route[];
  expect(readFileSync('json-server/http/read-calls.json', 'utf8')).toBe(await readCallsText(routes));
});

test('a table is sent with the words of its values, to who may make its call and to nobody else', async () => {
  const tablesOf = async (as: string, name: string) => {
    const { body } = await app.call('GET', '/api/_meta/config', { as });
    const { resources } = body as unknown as ClientConfig;
    return resources[name]?.list.panels.flatMap(({ table }) => table ?? []);
  };
  const [deposits] = (await tablesOf('admin', 'security-deposits')) ?? [];
  const words = { value: 'REQUIRED', label: { en: 'To be collected', tr: 'Alınacak' } };
  expect(deposits?.columns[0]?.options).toContainEqual(expect.objectContaining(words));
  expect((await tablesOf('Accounting', 'statements'))?.map(({ call }) => call)).toEqual(['/reports/unstated']);
  expect(await tablesOf('Investor', 'statements')).toEqual([]);
});
