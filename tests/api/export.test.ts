import { Agent, get } from 'node:http';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const [home] = (ROWS['estates'] ?? []).filter(({ tenantId }) => tenantId === 'demo');
const guest = (id: string, firstName: string, more: Partial<Row> = {}): Row => ({
  id,
  tenantId: 'demo',
  version: 1,
  createdAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-01-01T08:00:00.000Z',
  firstName,
  lastName: 'Yılmaz',
  nationality: 'TR',
  isBlocked: false,
  ...more,
});
const GUESTS = [
  guest('gst-x1', 'İpek', { phone: '+905321112233' }),
  guest('gst-x2', '=HYPERLINK("http://evil")', { createdAt: '2026-01-02T08:00:00.000Z' }),
  guest('gst-x3', 'Şule, "Şu"', { createdAt: '2026-01-03T08:00:00.000Z', isBlocked: true, blockReason: '-1+1' }),
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ rows: { ...ROWS, guests: [...(ROWS['guests'] ?? []), ...GUESTS] } });
});
afterAll(() => app.close());

const CELLS = {
  ',': /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy,
  ';': /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/gy,
};
/** The cells of a file, in the plain reading that these tests need. */
function cellsOf(text: string, separator: keyof typeof CELLS = ','): string[][] {
  expect(text.startsWith('\ufeff')).toBe(true);
  const rows: string[][] = [];
  let cells: string[] = [];
  for (const [, quoted, plain, end] of text.slice(1).matchAll(CELLS[separator])) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== '\r\n') continue;
    rows.push(cells);
    cells = [];
  }
  return rows;
}
const csv = (path: string, as = 'admin', headers: Record<string, string> = {}) =>
  app.call('GET', path, { as, headers });

describe('GET /api/<collection>/export.csv', () => {
  test('all records of the question, headers in the language, names instead of ids', async () => {
    const answer = await csv('/api/reservations/export.csv?sortBy=code&sortDirection=ASC&pageSize=1');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="reservations-2026-11-20.csv"');
    const [head = [], ...rows] = cellsOf(answer.text);
    const list = await csv('/api/reservations?sortBy=code&sortDirection=ASC&pageSize=-1');
    expect(rows.map((row) => row[head.indexOf('Code')])).toEqual(list.body.items.map(({ code }) => code));
    expect(head.slice(0, 5)).toEqual(['Guest', 'Estate', 'Check-in', 'Check-out', 'Nights']);
    const estate = rows[0]?.[1];
    expect(estate).toBe(list.body.items[0]?._refs['estateId']);
    expect(answer.text).not.toMatch(/\best-|\bgst-|SUCCESSFUL/);
    expect(rows.every((row) => row.length === head.length)).toBe(true);
  });
  test('in Turkish: heads, labels, semicolons; ?language= says it too', async () => {
    const asked = await csv('/api/reservations/export.csv?language=tr');
    const [head = []] = cellsOf(asked.text, ';');
    expect(head.slice(0, 5)).toEqual(['Misafir', 'Mülk', 'Giriş', 'Çıkış', 'Gece']);
    const heard = await csv('/api/reservations/export.csv', 'admin', { 'accept-language': 'tr-TR,tr;q=0.9' });
    expect(heard.text).toBe(asked.text);
    const commas = await csv('/api/reservations/export.csv?language=tr&separator=comma');
    expect(cellsOf(commas.text)[0]).toEqual(head);
  });
  test('money is an exact decimal number, with its currency', async () => {
    const [head = [], row = []] = cellsOf((await csv('/api/estates/export.csv?sortBy=code&sortDirection=ASC')).text);
    expect(row[head.indexOf('Price per night')]).toBe('100.00');
    expect(row).toContain('EUR');
  });
  test('S13 no cell is run as a formula; Turkish letters, quotes and commas stay', async () => {
    const { text } = await csv(
      '/api/guests/export.csv?columns=firstName,phone,blockReason,isBlocked&sortBy=createdAt&id.in=gst-x1,gst-x2,gst-x3',
    );
    const [, ...rows] = cellsOf(text);
    expect(rows).toEqual([
      ['İpek', "'+905321112233", '', 'no'],
      [`'=HYPERLINK("http://evil")`, '', '', 'no'],
      ['Şule, "Şu"', '', "'-1+1", 'yes'],
    ]);
  });
  test('search, filters and views are those of the list; a view over another resource too', async () => {
    const ids = async (query: string) =>
      cellsOf((await csv(`/api/guests/export.csv?columns=firstName&${query}`)).text).slice(1);
    expect(await ids('q=ipek')).toEqual([['İpek']]);
    expect(await ids('isBlocked=true')).toEqual([['Şule, "Şu"']]);
    const drafts = await csv('/api/unconfirmed-reservations/export.csv');
    const list = await csv('/api/unconfirmed-reservations?pageSize=-1');
    expect([drafts.status, cellsOf(drafts.text).length - 1]).toEqual([list.status, list.body.total]);
  });
  test.each([
    ['/api/estates/export.csv?nonsense=1', 400],
    ['/api/estates/export.csv?columns=passwordHash', 400],
    ['/api/estates/export.csv?language=de', 400],
    ['/api/estates/export.csv?separator=tab', 400],
    ['/api/estates/export.pdf', 404],
    ['/api/nothing/export.csv', 404],
    ['/api/estates/export.csv/history', 404],
  ])('%s is %i', async (path, status) => expect((await csv(path)).status).toBe(status));
  test('only GET', async () => {
    expect((await app.call('POST', '/api/estates/export.csv', { as: 'admin', body: {} })).status).toBe(405);
    expect((await app.call('HEAD', '/api/estates/export.csv', { as: 'admin' })).text).toBe('');
  });
});

describe('S16 rights of an export', () => {
  test('needs the right to export in addition to list', async () => {
    expect((await app.call('GET', '/api/estates/export.csv')).status).toBe(401);
    for (const as of ['HouseKeeping', 'Investor', 'Purchasing', 'client']) {
      expect((await csv('/api/estates/export.csv', as)).status, as).toBe(403);
      expect((await csv('/api/estates/export.xlsx', as)).status, as).toBe(403);
    }
    expect((await csv('/api/estates/export.csv', 'Accounting')).status).toBe(200);
    // May see guests, not carry them off.
    expect((await csv('/api/guests/export.csv', 'Accounting')).status).toBe(403);
  });
  test('a field that the role may not read is no column, and cannot be asked for', async () => {
    const [admins = []] = cellsOf((await csv('/api/estates/export.csv')).text);
    const [theirs = []] = cellsOf((await csv('/api/estates/export.csv', 'Accounting')).text);
    expect(admins).toContain('KBS facility code');
    expect(theirs).not.toContain('KBS facility code');
    expect((await csv('/api/estates/export.csv?columns=kbsFacilityCode', 'Accounting')).status).toBe(400);
  });
  test('another tenant’s records are not in it', async () => {
    const own = cellsOf((await csv('/api/estates/export.csv?columns=code', 'otherAdmin')).text);
    const list = await csv('/api/estates?pageSize=-1', 'otherAdmin');
    expect(own.length - 1).toBe(list.body.total);
  });
});

/** The bytes of an answer; `call` reads texts. */
async function bytesOf(path: string, as = 'admin'): Promise<Buffer> {
  const authorization = `Bearer ${await app.token(as)}`;
  return new Promise((resolve, reject) => {
    get({ port: app.port, host: '127.0.0.1', path, headers: { authorization }, agent: new Agent() }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

describe('GET /api/<collection>/export.xlsx', () => {
  test('the same rows as a workbook: texts as texts, amounts as numbers', async () => {
    const file = await bytesOf(
      '/api/guests/export.xlsx?columns=firstName,phone,isBlocked&sortBy=createdAt&id.in=gst-x1,gst-x2,gst-x3',
    );
    expect(await readSheet(file)).toEqual([
      ['First name', 'Phone', 'Blocked'],
      ['İpek', "'+905321112233", 'no'],
      [`'=HYPERLINK("http://evil")`, null, 'no'],
      ['Şule, "Şu"', null, 'yes'],
    ]);
    const prices = await readSheet(await bytesOf('/api/estates/export.xlsx?columns=basePrice,currency&sortBy=code'));
    expect(prices[1]).toEqual([100, 'EUR']);
  });
});

test('20,000 rows leave in pieces while others are answered', async () => {
  const estates = Array.from({ length: 20_000 }, (_, index) => ({
    ...home!,
    id: `est-n${index}`,
    code: `N${String(index).padStart(5, '0')}`,
    propertyName: `Çiçek ${index}`,
  }));
  const large = await startApp({ rows: { ...ROWS, estates } });
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  try {
    const start = performance.now();
    const answer = await large.call(
      'GET',
      '/api/estates/export.csv?columns=code,propertyName,basePrice,address,currency',
      { as: 'admin' },
    );
    console.info(`20,000 rows: ${(performance.now() - start).toFixed(0)} ms, longest pause ${longest.toFixed(0)} ms`);
    expect(answer.headers['content-length']).toBeUndefined();
    expect(answer.headers['x-total-count']).toBe('20000');
    expect(cellsOf(answer.text)).toHaveLength(20_001);
  } finally {
    clearInterval(watch);
    await large.close();
  }
}, 60_000);
