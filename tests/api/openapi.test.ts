/** The description of the API is true: a client made of it compiles and books, and answers are what it says. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATORS } from '../../src/config/where-types.ts';
import { startApp, type TestApp } from './support.ts';

type Document = {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<
      Record<string, { readonly properties: Record<string, unknown>; readonly required?: string[] }>
    >;
  };
};
type Operation = {
  readonly parameters?: readonly { readonly name?: string; readonly required?: boolean; readonly schema?: object }[];
  readonly operationId?: string;
};

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.close());

const documentFor = async (as: string, headers = {}): Promise<Document> => {
  const answer = await app.call('GET', '/api/openapi.json', { as, headers });
  expect(answer.status, answer.text).toBe(200);
  return JSON.parse(answer.text) as Document;
};

describe('what it describes', () => {
  test('is what the caller may use: resources, fields, actions', async () => {
    const admin = await documentFor('admin');
    const cleaner = await documentFor('HouseKeeping');
    expect(admin.openapi).toBe('3.1.0');
    expect(Object.keys(admin.paths['/reservations'] ?? {})).toEqual(['get', 'post']);
    expect(Object.keys(cleaner.paths['/reservations'] ?? {})).toEqual(['get']);
    expect(cleaner.paths).not.toHaveProperty('/payments');
    expect(admin.components.schemas['reservations']?.properties).toHaveProperty('totalPrice');
    expect(cleaner.components.schemas['reservations']?.properties).not.toHaveProperty('totalPrice');
    expect(admin.paths).toHaveProperty('/reservations/{id}/actions/cancel');
    expect(cleaner.paths).not.toHaveProperty('/reservations/{id}/actions/cancel');
    // No word of what the role may not read.
    expect(JSON.stringify(cleaner)).not.toContain('totalPrice');
    const tags = admin.tags.map(({ name }) => name);
    expect(new Set(tags).size).toBe(tags.length);
    expect((await app.call('GET', '/api/openapi.json')).status).toBe(401);
  });

  test('has limits, lists of values, filters with their operators, and the parameters that calls read', async () => {
    const { components, paths } = await documentFor('admin');
    const { properties, required } = components.schemas['reservations.create'] ?? { properties: {} };
    expect(required).toEqual(expect.arrayContaining(['estateId', 'checkIn', 'checkOut', 'guestId', 'salesChannelId']));
    expect(properties['confirm']).toMatchObject({ type: 'boolean' });
    expect(properties).not.toHaveProperty('code');
    const status = components.schemas['reservations']?.properties['status'];
    expect(status).toMatchObject({ enum: expect.arrayContaining(['SUCCESSFUL', 'CANCELLED', null]) as unknown });
    const names = paths['/reservations']?.['get']?.parameters?.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'pageNumber',
        'sortDirection',
        'status',
        'status.in',
        'checkIn.gte',
        'totalPrice.lt',
        'view',
      ]),
    );
    expect(names).not.toContain('totalPrice.contains');
    const tape = paths['/tape']?.['get']?.parameters ?? [];
    expect(tape.find(({ name }) => name === 'from')).toMatchObject({ required: true, schema: { format: 'date' } });
    expect(paths).not.toHaveProperty('/apps/chat/chats-and-contacts');
  });

  test('is said once for a configuration, role and language, and follows them', async () => {
    const first = await app.call('GET', '/api/openapi.json', { as: 'admin' });
    const again = await app.call('GET', '/api/openapi.json', {
      as: 'admin',
      headers: { 'If-None-Match': String(first.headers['etag']) },
    });
    expect(again.status).toBe(304);
    const turkish = await documentFor('admin', { 'Accept-Language': 'tr' });
    expect(JSON.stringify(turkish)).toContain('Rezervasyonlar');
  });
});

describe('what it says is so', () => {
  test('docs/api.md names every operator of filters, and an error as it is answered', async () => {
    const page = readFileSync('docs/api.md', 'utf8');
    const named = OPERATORS.filter((name) => name !== 'eq' && !page.includes(`\`${name}\``));
    expect(named).toEqual([]);
    const shown = JSON.parse(/```json\n([^`]*)```/.exec(page)?.[1] ?? '{}') as Record<string, unknown>;
    const stay = {
      guestId: 'gst-1',
      salesChannelId: 'chn-1',
      adults: 2,
      checkIn: '2026-12-01',
      checkOut: '2026-12-03',
    };
    const { status, body } = await app.call('POST', '/api/reservations', {
      as: 'admin',
      body: { ...stay, estateId: 'est-a1' },
    });
    expect([status, { ...body, status: shown['status'] }]).toMatchObject([
      409,
      { ...shown, message: body.message, errors: body.errors },
    ]);
    expect(Object.keys(body.errors)).toEqual(Object.keys(shown['errors'] as object));
  });

  test('every list and record of every resource is what its schema says', async () => {
    const document = await documentFor('admin');
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, 'api');
    const wrong: string[] = [];
    for (const { name, api } of app.resources) {
      if (api.routed || !document.paths[`/${api.path}`]?.['get']) continue;
      const check = ajv.compile({ $ref: `api#/components/schemas/${name}` });
      const { body } = await app.call('GET', `/api/${api.path}?pageSize=20`, { as: 'admin' });
      const [first] = body.items;
      const whole = first && (await app.call('GET', `/api/${api.path}/${first.id}`, { as: 'admin' })).body;
      for (const row of [...body.items, ...(whole ? [whole] : [])]) {
        const isSo: boolean = check(row);
        if (!isSo) wrong.push(`${name} ${row.id}: ${ajv.errorsText(check.errors)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('a client made of it compiles, books, pays, and is told what is wrong', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'konak-client-'));
    try {
      const answer = await app.call('GET', '/api/openapi.json', { as: 'admin' });
      writeFileSync(join(folder, 'konak.ts'), astToString(await openapiTS(answer.text)));
      writeFileSync(join(folder, 'client.ts'), CLIENT);
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
      symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
      const run = async (args: readonly string[], env = {}) => {
        const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });
        const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
        return { said, complaint };
      };
      const options = [
        '--strict',
        '--noEmit',
        '--skipLibCheck',
        '--module',
        'nodenext',
        '--target',
        'es2022',
        '--allowImportingTsExtensions',
        '--types',
        'node',
      ];
      const checked = await run([join(process.cwd(), 'node_modules/typescript-7/bin/tsc'), ...options, 'client.ts']);
      expect(checked.said).toBe('');
      const { said, complaint } = await run(['--import', 'tsx', 'client.ts'], {
        BASE: `http://127.0.0.1:${app.port}/api`,
        TOKEN: await app.token('admin'),
      });
      expect(complaint).toBe('');
      expect(JSON.parse(said)).toEqual({ nights: 3, paid: 'PARTIAL', refused: ['checkOut'], status: 422 });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** A program that knows the API by its description alone. */
const CLIENT = `
import type { components, operations } from './konak.ts';
const { BASE = '', TOKEN = '' } = process.env;
type Reservation = components['schemas']['reservations'];
type New = operations['reservations.create']['requestBody']['content']['application/json'];
type Payment = components['schemas']['payments.create'];
type Problem = components['schemas']['Problem'];

async function post<Body, Answer>(path: string, body: Body): Promise<{ status: number; answer: Answer }> {
  const headers = { Authorization: 'Bearer ' + TOKEN, 'Content-Type': 'application/json' };
  const response = await fetch(BASE + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, answer: (await response.json()) as Answer };
}
const stay: New = { estateId: 'est-a1', guestId: 'gst-1', salesChannelId: 'chn-1', checkIn: '2027-05-03', checkOut: '2027-05-06', adults: 2 };
const { answer: booked } = await post<New, Reservation>('/reservations', stay);
const payment: Payment = { kind: 'COLLECTION', reservationId: booked.id, method: 'CASH', amount: 1000, currency: 'EUR' };
await post<Payment, components['schemas']['payments']>('/payments', payment);
const read = await fetch(BASE + '/reservations/' + booked.id, { headers: { Authorization: 'Bearer ' + TOKEN } });
const after = (await read.json()) as Reservation;
const wrong: New = { ...stay, checkOut: stay.checkIn };
const { status, answer } = await post<New, Problem>('/reservations', wrong);
console.log(JSON.stringify({ nights: after.nights, paid: after.paymentState, refused: Object.keys(answer.errors ?? {}), status }));
`;
