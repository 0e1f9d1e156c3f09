import { Agent, get } from 'node:http';
import { readSheet } from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { importOf, lines } from './import-calls.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const STAMPS = { version: 1, createdAt: '2026-01-01T08:00:00.000Z', updatedAt: '2026-01-01T08:00:00.000Z' };
const guest = (id: string, firstName: string, more: Partial<Row> = {}): Row => ({
  ...STAMPS,
  id,
  tenantId: 'demo',
  firstName,
  lastName: 'Yılmaz',
  nationality: 'TR',
  isBlocked: false,
  ...more,
});
const GUESTS = [
  guest('gst-x1', 'İpek', { phone: '+905321112233' }),
  guest('gst-x2', '=HYPERLINK("http://evil")'),
  guest('gst-x3', 'Şule, "Şu"', { isBlocked: true, blockReason: '-1+1' }),
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ rows: { ...ROWS, guests: [...(ROWS['guests'] ?? []), ...GUESTS] } });
});
afterAll(() => app.close());

const { send, dryRun } = importOf(() => app);
const guests = async (q: string) =>
  (await app.call('GET', `/api/guests?pageSize=-1&q=${encodeURIComponent(q)}`, { as: 'admin' })).body.items;

/** The bytes of an answer; `call` reads texts. */
async function bytesOf(path: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const authorization = `Bearer ${await app.token('admin')}`;
  return new Promise((resolve, reject) => {
    get(
      { port: app.port, host: '127.0.0.1', path, headers: { authorization, ...headers }, agent: new Agent() },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks)));
      },
    ).on('error', reject);
  });
}

describe('what an export writes can be imported unchanged', () => {
  const RESOURCES = ['estates', 'guests', 'reservations', 'investors', 'seasons', 'coupons', 'accounts', 'suppliers'];
  test.each(RESOURCES)('%s as CSV, in either language', async (name) => {
    const before = app.store.table(name, 'demo').version;
    for (const language of ['en', 'tr']) {
      const file = await bytesOf(`/api/${name}/export.csv`, { 'accept-language': language });
      const { said, status } = await dryRun(`${name}/import`, file);
      expect([status, said.errors]).toEqual([200, []]);
      const list = await app.call('GET', `/api/${name}`, { as: 'admin' });
      expect([said.created, said.updated, said.unchanged]).toEqual([0, 0, list.body.total]);
    }
    const done = await send(`${name}/import`, await bytesOf(`/api/${name}/export.csv`));
    expect([done.status, done.said.created, done.said.updated]).toEqual([200, 0, 0]);
    expect(app.store.table(name, 'demo').version).toBe(before);
  });
  test.each(RESOURCES)('%s as a workbook', async (name) => {
    const file = await bytesOf(`/api/${name}/export.xlsx`);
    const { said } = await dryRun(`${name}/import`, file, { type: XLSX });
    expect([said.errors, said.created, said.updated]).toEqual([[], 0, 0]);
    expect(said.rows).toBe(said.unchanged);
  });
});

describe('POST /api/<collection>/import', () => {
  test('a dry run says what would happen and writes nothing', async () => {
    const { version } = app.store.table('guests', 'demo');
    const { status, said } = await dryRun(
      'guests/import',
      lines('First name;Last name;Nationality;Phone', 'Ayşe;Demir;TR;0532 111 22 44', 'Bora;Ak;TR;'),
    );
    expect(status).toBe(200);
    expect(said).toMatchObject({ dryRun: true, created: 2, updated: 0, unchanged: 0, rows: 2, failed: 0, errors: [] });
    expect(said).toMatchObject({ format: 'csv', encoding: 'utf-8', separator: ';', key: null });
    expect(app.store.table('guests', 'demo').version).toBe(version);
  });
  test('then it is done: values as people type them, history and number as ever', async () => {
    const { said } = await send(
      'guests/import',
      lines('﻿firstName,Soyad,Uyruk,phone,Blocked', 'Ceren,Uçar,tr,0532 111 22 55,hayır'),
    );
    expect(said).toMatchObject({ created: 1, errors: [] });
    const [made] = await guests('Ceren');
    expect(made).toMatchObject({ lastName: 'Uçar', nationality: 'TR', phone: '+905321112255', isBlocked: false });
    const history = await app.call('GET', `/api/guests/${made?.id ?? ''}/history`, { as: 'admin' });
    expect(history.body.total).toBe(1);
  });
  test('each thing that is wrong has its row, field, cell and words; nothing is written', async () => {
    const before = (await guests('Deniz')).length;
    const file = lines(
      'First name,Last name,Nationality,E-mail',
      'Deniz,A,TR,',
      '',
      ',B,TR,',
      'Deniz,C,Narnia,no mail',
    );
    const { status, said } = await send('guests/import', file);
    expect(status).toBe(422);
    expect(said).toMatchObject({ created: 0, updated: 0, failed: 2, rows: 3 });
    expect(said.errors.map(({ row, field }) => [row, field])).toEqual([
      [4, 'firstName'],
      [5, 'nationality'],
      [5, 'email'],
    ]);
    expect(said.errors[1]).toMatchObject({ cell: 'C5', column: 'Nationality', value: 'Narnia' });
    expect(said.message).toContain('2');
    expect((await guests('Deniz')).length).toBe(before);
    const turkish = await dryRun('guests/import', file, { headers: { 'accept-language': 'tr' } });
    expect(turkish.said.errors[1]?.message).toContain('seçeneklerden biri değil');
  });
  test('partial=true writes the good rows and tells the others', async () => {
    const { status, said } = await send(
      'guests/import?partial=true',
      lines('First name,Last name,Nationality', 'Elif,A,TR', 'Elif,B,Narnia', 'Elif,C,DE'),
    );
    expect([status, said.created, said.failed, said.errors.length]).toEqual([200, 2, 1, 1]);
    expect((await guests('Elif')).map(({ lastName }) => lastName).sort()).toEqual(['A', 'C']);
  });
  test('records are found by id or a unique field; a second row of one is an error', async () => {
    const change = await send('guests/import', lines('id,First name', 'gst-x1,İpek Su'));
    expect(change.said).toMatchObject({ created: 0, updated: 1, key: 'id' });
    expect((await guests('İpek'))[0]).toMatchObject({ id: 'gst-x1', firstName: 'İpek Su', phone: '+905321112233' });
    const twice = await dryRun('guests/import', lines('id,First name', 'gst-x1,A', 'gst-x1,B', 'gst-none,C'));
    expect(twice.said.errors.map(({ row, field }) => [row, field])).toEqual([
      [3, 'id'],
      [4, 'id'],
    ]);
    const coupons = await app.call('GET', '/api/coupons?pageSize=1', { as: 'admin' });
    const code = String(coupons.body.items[0]?.code);
    expect((await dryRun('coupons/import', lines('code', code))).said).toMatchObject({ key: 'code', unchanged: 1 });
    expect((await dryRun('coupons/import?key=none', lines('code', code))).said.errors.length).toBeGreaterThan(0);
  });
  test('an emptied cell empties the field; the apostrophe of an export is taken off', async () => {
    await send('guests/import', lines('id,Phone', 'gst-x1,'));
    expect((await guests('İpek'))[0]?.['phone']).toBeNull();
    await send('guests/import', lines('id,Phone', `gst-x1,'+905321112233`));
    expect((await guests('İpek'))[0]?.['phone']).toBe('+905321112233');
  });
  test('references by id, unique value or exact title; dates and amounts as people write them', async () => {
    const [home] = (ROWS['estates'] ?? []).filter(({ tenantId }) => tenantId === 'demo');
    const title = (await app.call('GET', '/api/reservations?pageSize=1', { as: 'admin' })).body.items[0]?._refs[
      'estateId'
    ];
    const row = (estate: unknown, price: string, date: string) => `${String(estate)};${date};${price}`;
    const { said } = await dryRun(
      'daily-prices/import',
      lines(
        'estateId;date;price',
        row(home?.id, '1.234,50', '31.12.2027'),
        row(home?.['code'], '99.90', '2027-12-30'),
        row(title, '100', '29/12/2027'),
        row('Nowhere', '1,2,3', '30.02.2027'),
      ),
    );
    expect(said.created).toBe(3);
    expect(said.errors.map(({ row: at, field }) => [at, field])).toEqual([
      [5, 'estateId'],
      [5, 'date'],
      [5, 'price'],
    ]);
  });
  test('columns and key can be chosen; unknown ones are refused', async () => {
    const file = lines('Ad,X', 'Fatma,Kaya');
    const { said } = await dryRun('guests/import?columns=firstName,lastName', file);
    expect(said.columns).toEqual([
      { head: 'Ad', key: 'firstName' },
      { head: 'X', key: 'lastName' },
    ]);
    expect(said.targets.map(({ key }) => key)).toContain('phone');
    for (const query of ['columns=nonsense', 'columns=firstName,firstName', 'key=phone', 'dryRun=maybe', 'x=1']) {
      expect((await send(`guests/import?${query}`, file)).status, query).toBe(400);
    }
  });
  test('the state of a record changes by its actions only', async () => {
    const { said } = await dryRun('reservations/import', lines('code,Status', 'R-000001,CANCELLED'));
    expect(said.errors).toMatchObject([{ row: 2, field: 'status' }]);
  });
  test('the same Idempotency-Key imports once', async () => {
    const headers = { 'idempotency-key': 'import-1' };
    const file = lines('First name,Last name,Nationality', 'Gonca,Tek,TR');
    const first = await send('guests/import', file, { headers });
    const second = await send('guests/import', file, { headers });
    expect([first.said.created, second.said.created, second.headers['idempotent-replayed']]).toEqual([1, 1, 'true']);
    expect(await guests('Gonca')).toHaveLength(1);
    expect((await send('guests/import', `${file}\r\nX,Y,TR`, { headers })).status).toBe(422);
  });
});

test('what others write meanwhile is neither lost nor overlooked', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => `Meanwhile,G${index},TR`);
  const file = lines('First name,Last name,Nationality', ...rows);
  const body = { firstName: 'Other', lastName: 'Person', nationality: 'TR' };
  const [imported, ...others] = await Promise.all([
    send('guests/import', file),
    ...Array.from({ length: 20 }, () => app.call('POST', '/api/guests', { as: 'SuperAdmin', body })),
  ]);
  expect([imported.status, imported.said.created]).toEqual([200, 300]);
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 201));
  expect(await guests('Meanwhile')).toHaveLength(300);
  expect(await guests('Other Person')).toHaveLength(20);
});

describe('files as programs write them', () => {
  const table = 'First name;Last name\r\nŞükrü;Öğüt\r\n';
  const turkish = Buffer.from([0xde, 0xfc, 0x6b, 0x72, 0xfc, 0x3b, 0xd6, 0xf0, 0xfc, 0x74]);
  test.each([
    ['utf-8', Buffer.from(table)],
    ['utf-8', Buffer.from(`\ufeff${table}`)],
    ['utf-16le', Buffer.from(`\ufeff${table}`, 'utf16le')],
    ['utf-16le', Buffer.from(table, 'utf16le')],
    ['utf-16be', Buffer.from(`\ufeff${table}`, 'utf16le').swap16()],
    ['windows-1254', Buffer.concat([Buffer.from('First name;Last name\n'), turkish])],
  ])('%s', async (encoding, file) => {
    const { said } = await dryRun('guests/import', file);
    expect(said.encoding).toBe(encoding);
    expect(said.errors.map(({ field }) => field)).not.toContain('firstName');
    expect(said.rows).toBe(1);
  });
  test('a workbook of a spreadsheet: dates and numbers in cells of their own', async () => {
    const [home] = (ROWS['estates'] ?? []).filter(({ tenantId }) => tenantId === 'demo');
    const file = await writeXlsxFile([
      [{ value: 'estateId' }, { value: 'date' }, { value: 'price' }],
      [
        { value: home?.['code'] as string },
        { value: new Date(Date.UTC(2027, 10, 5)), type: Date, format: 'dd.mm.yyyy' },
        { value: 1234.5, type: Number },
      ],
    ] as never).toBuffer();
    const { said } = await send('daily-prices/import', file, { type: XLSX });
    expect([said.errors, said.created, said.format]).toEqual([[], 1, 'xlsx']);
    const made = await app.call('GET', '/api/daily-prices?date=2027-11-05', { as: 'admin' });
    expect(made.body.items).toMatchObject([{ price: 123_450 }]);
  });
  const zip = Buffer.from('PK\x03\x04 no archive at all');
  test.each([
    ['nothing', Buffer.alloc(0), 422],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 422],
    ['half an archive', zip, 422],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 422],
    ['no head that is known', Buffer.from('a,b\n1,2'), 422],
    ['only spaces', Buffer.from(' \n \n'), 422],
    ['one quote', Buffer.from(`First name\n"${'x'.repeat(100_000)}`), 422],
    ['many commas', Buffer.from(`First name\n${','.repeat(100_000)}`), 422],
    ['too many rows', Buffer.from(`First name\n${'a\n'.repeat(5001)}`), 422],
    ['too many bytes', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 413],
  ])('%s is refused in words', async (_, file, status) => {
    const answer = await dryRun('guests/import', file);
    expect(answer.status).toBe(status);
    expect(answer.said.message.length).toBeGreaterThan(10);
  });
  test('bytes of chance are never a 5xx', async () => {
    let seed = 7;
    const byte = () => (seed = (seed * 1103515245 + 12345) % 2147483648) % 256;
    for (let round = 0; round < 30; round += 1) {
      const body = Buffer.from(Array.from({ length: 300 }, byte));
      for (const start of ['', 'PK\x03\x04', 'First name,Last name\n']) {
        const { status } = await dryRun('guests/import', Buffer.concat([Buffer.from(start), body]));
        expect(status).toBeLessThan(500);
      }
    }
  });
  test('a workbook that is cut or bent anywhere is never a 5xx', async () => {
    const file = await bytesOf('/api/guests/export.xlsx');
    for (let at = 1; at < file.length; at += Math.ceil(file.length / 60)) {
      const bent = Buffer.from(file);
      bent[at] = (bent[at] ?? 0) ^ 0xff;
      expect((await dryRun('guests/import', bent, { type: XLSX })).status, `bent at ${at}`).toBeLessThan(500);
      expect((await dryRun('guests/import', file.subarray(0, at), { type: XLSX })).status).toBeLessThan(500);
    }
  });
  test('an archive that unpacks to very much is refused', async () => {
    const { zipSync } = await import('fflate');
    const bomb = zipSync({
      'xl/workbook.xml': Buffer.from('<workbook><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': Buffer.from(
        '<Relationships><Relationship Id="rId1" Target="s.xml"/></Relationships>',
      ),
      'xl/s.xml': new Uint8Array(64 * 1024 * 1024),
    });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await dryRun('guests/import', Buffer.from(bomb), { type: XLSX })).status).toBe(422);
  });
  test('other types of bodies are refused', async () => {
    expect((await send('guests/import', '{}', { type: 'application/json' })).status).toBe(415);
    expect((await send('guests/import', 'a', { headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
  });
});

describe('rights of an import', () => {
  const file = lines('First name,Last name,Nationality', 'Hale,Yad,TR');
  test('needs the right to import', async () => {
    expect((await app.call('POST', '/api/guests/import', { raw: file })).status).toBe(401);
    for (const as of ['Accounting', 'HouseKeeping', 'Investor', 'Purchasing', 'MarketPlace', 'client']) {
      expect((await send('guests/import', file, { as })).status, as).toBe(403);
      expect((await app.call('GET', '/api/guests/import-template.xlsx', { as })).status, as).toBe(403);
    }
    expect((await send('estates/import', lines('code', 'A'), { as: 'Investor' })).status).toBe(403);
    expect(await guests('Hale')).toEqual([]);
  });
  test('another tenant’s records are not found, changed or named', async () => {
    const { said } = await dryRun('guests/import', lines('id,First name', 'gst-x1,Mine now'), { as: 'otherAdmin' });
    expect(said.errors).toMatchObject([{ row: 2, field: 'id' }]);
    const [home] = (ROWS['estates'] ?? []).filter(({ tenantId }) => tenantId === 'demo');
    const price = await dryRun('daily-prices/import', lines('estateId,date,price', `${home?.id ?? ''},2027-12-01,5`), {
      as: 'otherAdmin',
    });
    expect(price.said.errors).toMatchObject([{ row: 2, field: 'estateId' }]);
  });
  test('where the server alone makes records, there is nothing to import', async () => {
    expect((await send('access-log/import', 'id\nx')).status).toBe(403);
    expect((await send('nothing/import', 'id\nx')).status).toBe(404);
    expect((await app.call('GET', '/api/guests/import', { as: 'admin' })).status).toBe(405);
  });
});

test('the template: heads in the language, drop-downs, a sheet of help, and nothing to import in it', async () => {
  const file = await bytesOf('/api/guests/import-template.xlsx', { 'accept-language': 'tr' });
  const [head = []] = await readSheet(file);
  expect(head).toContain('Ad *');
  const help = await readSheet(file, 2);
  expect(help[0]).toEqual(['Sütun', 'Yazılabilecekler', 'Alanın adı']);
  expect(help.map(([, , key]) => key)).toContain('firstName');
  const { said } = await dryRun('guests/import', file, { type: XLSX });
  expect([said.rows, said.created, said.errors]).toEqual([0, 0, []]);
  expect(said.columns.map(({ key }) => key)).toContain('firstName');
  expect(said.columns.filter(({ key }) => key === null)).toEqual([]);
});

test('1,000 rows are read while others are answered', async () => {
  const rows = Array.from(
    { length: 1000 },
    (_, index) => `Many${index},Guest${index},TR,0532${String(1_000_000 + index)}`,
  );
  const file = lines('First name,Last name,Nationality,Phone', ...rows);
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  const start = performance.now();
  const { said } = await dryRun('guests/import', file);
  clearInterval(watch);
  console.info(`1,000 rows: ${(performance.now() - start).toFixed(0)} ms, longest pause ${longest.toFixed(0)} ms`);
  expect([said.created, said.errors]).toEqual([1000, []]);
}, 60_000);
