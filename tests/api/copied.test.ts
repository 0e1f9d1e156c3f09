import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const label = { en: 'x', tr: 'x' };
/** Of no domain: the configuration alone says where its currency comes from. */
const TIPS = {
  name: 'tips',
  label,
  menu: false,
  access: { subject: 'Tip', grants: { admin: ['*'] } },
  fields: {
    reservationId: { type: 'ref', resource: 'reservations', label },
    currency: { type: 'enum', enum: 'currency', label, from: 'reservationId.currency' },
    amount: { type: 'money', currencyField: 'currency', label },
  },
};

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'konak-copied-'));
  cpSync('resources', folder, { recursive: true });
  writeFileSync(join(folder, 'tips.json'), JSON.stringify(TIPS));
  const [first, second, ...others] = ROWS['reservations'] ?? [];
  if (!first || !second) throw new Error('Two reservations are expected');
  const reservations = [first, { ...second, currency: 'TRY' }, ...others];
  app = await startApp({ resourcesDir: folder, rows: { ...ROWS, reservations } });
  expect(app.live.current().findings.filter(({ level }) => level === 'error')).toEqual([]);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the server copies what the reference says, whatever is sent', async () => {
  const send = (body: object, method = 'POST', path = '', version?: number) =>
    app.call(method, `/api/tips${path}`, { as: 'admin', body, ...(version && { version }) });
  const made = await send({ reservationId: 'res-r-000001', amount: 500 });
  expect([made.status, made.body]).toEqual([201, expect.objectContaining({ currency: 'EUR', amount: 500 })]);
  const forged = await send({ reservationId: 'res-r-000001', amount: 500, currency: 'TRY' });
  expect([forged.status, Object.keys(forged.body.errors)]).toEqual([422, ['currency']]);
  const one = `/${made.body.id}`;
  expect((await send({ currency: 'TRY' }, 'PATCH', one, 1)).status).toBe(422);
  expect((await send({ amount: 700 }, 'PATCH', one, 1)).body).toMatchObject({ currency: 'EUR', amount: 700 });
  expect((await send({ reservationId: 'res-r-000002' }, 'PATCH', one, 2)).body).toMatchObject({ currency: 'TRY' });
  expect((await send({ reservationId: null }, 'PATCH', one, 3)).body).toMatchObject({ currency: null });
});
