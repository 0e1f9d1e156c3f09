import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadSheet } from '../../src/wire/workbooks.ts';
import { startApp, type TestApp } from './support.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const LINES = 'application/x-ndjson';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const write = async (
  body: string | Uint8Array<ArrayBuffer>,
  { as = 'admin', type = LINES, query = '', headers = {} } = {},
) => {
  const answer = await fetch(`http://127.0.0.1:${app.port}/api/workbooks${query}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...(as && { authorization: `Bearer ${await app.token(as)}` }), ...headers },
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
};
const linesOf = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const read = async (raw: string | Buffer, { as = 'admin', type = XLSX, language = 'en' } = {}) => {
  const headers = { 'content-type': type, 'accept-language': language };
  const answer = await app.call('POST', '/api/price-grid/file', { as, raw, headers });
  return { ...answer, said: answer.body as unknown as ReadSheet & { readonly message: string } };
};

describe('rows become a workbook', () => {
  test('texts, numbers and empty cells, as they were sent', async () => {
    const rows = [
      ['Code', 'Güneş & <Deniz>', null],
      ['A1', 1234.5, null],
      ['', -3, 'x'],
    ];
    const { status, type, bytes } = await write(linesOf(rows));
    expect([status, type]).toEqual([200, XLSX]);
    expect(await readSheet(bytes)).toEqual([
      ['Code', 'Güneş & <Deniz>', null],
      ['A1', 1234.5, null],
      [null, -3, 'x'],
    ]);
  });
  test('S13: what a spreadsheet would run stays a text, in the head too', async () => {
    const { bytes } = await write(linesOf([['=1+1'], ['=HYPERLINK("http://evil")'], ['@x'], ['-5']]));
    expect(await readSheet(bytes)).toEqual([["'=1+1"], ['\'=HYPERLINK("http://evil")'], ["'@x"], ['-5']]);
  });
  test('columns that stay in sight, beside the head', async () => {
    const { unzipSync, strFromU8 } = await import('fflate');
    const sheet = (bytes: Buffer) => strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const { bytes } = await write(linesOf([['a', 'b', 'c', 'd']]), { query: '?frozen=3' });
    expect(sheet(bytes)).toContain('<pane xSplit="3" ySplit="1" topLeftCell="D2" activePane="bottomRight"');
    expect(sheet((await write(linesOf([['a']]))).bytes)).toContain('<pane ySplit="1" topLeftCell="A2"');
  });
  test.each([
    ['nothing', '', {}, 400],
    ['no JSON', '["a"\n', {}, 400],
    ['a record', '{"a":1}', {}, 400],
    ['a cell with something in it', '[["a"]]', {}, 400],
    ['a number without an end', '["a"]\n[1e999]', {}, 400],
    ['more columns than a workbook has', linesOf([Array.from({ length: 16_385 }, () => 1)]), {}, 400],
    ['no UTF-8', Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]), {}, 400],
    ['another type', '["a"]', { type: 'application/json' }, 415],
    ['too many bytes', Buffer.alloc(5 * 1024 * 1024 + 1, ' '), {}, 413],
    ['too many columns in sight', '["a"]', { query: '?frozen=21' }, 400],
    ['no number of columns', '["a"]', { query: '?frozen=-1' }, 400],
  ])('%s is refused', async (_, body, how, status) => {
    expect((await write(body, how)).status).toBe(status);
  });
  test('is for those whose screens have tables, also while one looks as an owner', async () => {
    expect((await write('["a"]', { as: '' })).status).toBe(401);
    expect((await write('["a"]', { as: 'client' })).status).toBe(403);
    for (const as of ['Accounting', 'HouseKeeping', 'Purchasing', 'Investor', 'MarketPlace']) {
      expect((await write('["a"]', { as })).status, as).toBe(200);
    }
    expect((await app.call('POST', '/api/role-previews', { as: 'admin', body: { role: 'Accounting' } })).status).toBe(
      201,
    );
    const headers = { 'x-view-as': 'role:Accounting' };
    expect((await write('["a"]', { headers })).status).toBe(200);
    expect((await app.call('POST', '/api/guests', { as: 'admin', headers, body: {} })).body).toMatchObject({
      type: 'urn:konak:problem:previewOnly',
    });
  });
});

describe('a file of prices becomes rows', () => {
  test('a workbook: its digits, its days, and the numbers of its rows', async () => {
    const file = await writeXlsxFile([
      [{ value: 'Code' }, { value: new Date(Date.UTC(2027, 10, 5)), type: Date, format: 'dd.mm.yyyy' }],
      [],
      [{ value: 'A1' }, { value: 1234.56, type: Number }],
    ] as never).toBuffer();
    const { status, said } = await read(file);
    expect(status).toBe(200);
    expect(said).toEqual({
      format: 'xlsx',
      rows: [
        { number: 1, cells: ['Code', '2027-11-05'] },
        { number: 3, cells: ['A1', 1234.56] },
      ],
    });
  });
  test('what was written comes back', async () => {
    const rows = [
      ['Code', '2027-11-05'],
      ['A1', 0.1],
    ];
    const { said } = await read((await write(linesOf(rows))).bytes);
    expect(said.rows.map(({ cells }) => cells)).toEqual(rows);
  });
  test('CSV, of which all cells are texts', async () => {
    const { said } = await read('Kod;2027-11-05\r\nA1;"1.234,50"\r\n;\r\n', { type: 'text/csv' });
    expect(said).toEqual({
      format: 'csv',
      rows: [
        { number: 1, cells: ['Kod', '2027-11-05'] },
        { number: 2, cells: ['A1', '1.234,50'] },
      ],
    });
  });
  test('two years of days are taken, more are not', async () => {
    const wide = (count: number) => Array.from({ length: count }, (_, index) => index).join(',');
    expect((await read(wide(800), { type: 'text/csv' })).status).toBe(200);
    const { status, said } = await read(wide(801), { type: 'text/csv' });
    expect([status, said.message.includes('too many columns')]).toEqual([422, true]);
    const book = (count: number) => writeXlsxFile([Array.from({ length: count }, (_, at) => at + 1)]).toBuffer();
    expect((await read(await book(800))).status).toBe(200);
    expect((await read(await book(801))).status).toBe(422);
  });
  const bomb = Buffer.from(
    zipSync({
      'xl/workbook.xml': Buffer.from('<workbook><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': Buffer.from(
        '<Relationships><Relationship Id="rId1" Target="s.xml"/></Relationships>',
      ),
      'xl/s.xml': new Uint8Array(64 * 1024 * 1024),
    }),
  );
  test.each([
    ['an archive that unpacks to very much', bomb, 422, /çok daha fazla|fazla/],
    ['no workbook', Buffer.from('PK\x03\x04 no archive'), 422, /okunamıyor/],
    ['too many bytes', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 413, /5 MB/],
    ['nothing', Buffer.alloc(0), 422, /boş/],
    ['too many rows', Buffer.from('a\n'.repeat(5002)), 422, /5000|5\.000/],
  ])('%s is refused in the words of the person', async (_, file, status, words) => {
    const answer = await read(file, { language: 'tr' });
    expect(answer.status).toBe(status);
    expect(answer.said.message).toMatch(words);
  });
  test('is for whoever sets prices', async () => {
    expect((await app.call('POST', '/api/price-grid/file', { raw: 'a' })).status).toBe(401);
    for (const as of ['Accounting', 'MarketPlace', 'HouseKeeping', 'Purchasing', 'Investor', 'client']) {
      expect((await read('a', { as, type: 'text/csv' })).status, as).toBe(403);
    }
  });
});
