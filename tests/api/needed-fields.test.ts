import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject } from '../../src/config/values.ts';
import { startApp, type TestApp } from './support.ts';

const ESTATES = 'v1/estates/list.json';
const own = readFileSync(join('resources', ESTATES), 'utf8');

let resourcesDir: string;
let app: TestApp;
beforeAll(async () => {
  resourcesDir = mkdtempSync(join(tmpdir(), 'needed-'));
  cpSync('resources', resourcesDir, { recursive: true });
  app = await startApp({ resourcesDir });
  const { body } = await app.call('GET', '/api/estates/est-a1', { as: 'admin' });
  const set = { as: 'admin', body: { minNights: 7 }, version: body.version };
  expect((await app.call('PATCH', '/api/estates/est-a1', set)).status).toBe(200);
}, 60_000);
afterAll(async () => {
  await app.close();
  rmSync(resourcesDir, { recursive: true });
});

/** Saves this as the file of the estates; answers what is wrong. */
async function save(text: string): Promise<readonly string[]> {
  expect(text).not.toBe(own);
  writeFileSync(join(resourcesDir, ESTATES), text);
  await app.live.reload();
  const errors = app.live.current().findings.filter(({ level }) => level === 'error');
  return errors.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

/** The file with a field changed: its members, or nothing of it anywhere. */
function withField(name: string, members: object | undefined): string {
  const without = (_key: string, value: unknown): unknown =>
    Array.isArray(value) ? (value as readonly unknown[]).filter((entry) => entry !== name) : value;
  const file: unknown = JSON.parse(own, members ? undefined : without);
  if (!isJsonObject(file) || !isJsonObject(file['fields'])) throw new Error('No resource.');
  const { [name]: _old, ...others } = file['fields'];
  return JSON.stringify({ ...file, fields: members ? { ...others, [name]: members } : others });
}

const label = { en: 'x', tr: 'x' };
const renamed = own
  .replaceAll('"minNights"', '"minStay"')
  .replaceAll('$minNights', '$minStay')
  .replace('"minStay": {', '"minStay": { "renamedFrom": "minNights",');
const READ = 'RES226 /fields/minNights The product\'s own rules (prices, reservations) read "minNights"';

describe('a field that the product’s own rules read', () => {
  test.each([
    ['is called otherwise', renamed, ', which would be called "minStay".'],
    ['is of another type', withField('minNights', { type: 'text', label }), ' as integer, and it would be text.'],
    ['is gone', withField('minNights', undefined), ', and it is not here.'],
  ])('%s: an error says so, and seven nights stay the minimum', async (_how, text, why) => {
    expect(await save(text)).toEqual([expect.stringContaining(READ + why)]);
    const stay = { estateId: 'est-a1', checkIn: '2027-06-01', checkOut: '2027-06-03', adults: 2 };
    const body = { ...stay, salesChannelId: 'chn-1', guestId: 'gst-1' };
    const refused = await app.call('POST', '/api/reservations', { as: 'admin', body });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('The minimum stay for these dates is 7 nights');
  });

  test('may have another label, and a type whose values are read alike; without it the file stays as it was', async () => {
    expect(await save(withField('kbsFacilityCode', { type: 'textarea', label }))).toEqual([]);
    const found = await save(withField('kbsFacilityCode', undefined));
    expect(found).toEqual([expect.stringContaining('RES226 /fields/kbsFacilityCode')]);
    expect(app.live.current().config.resources['estates']?.fields).toHaveProperty('kbsFacilityCode');
  });
});
