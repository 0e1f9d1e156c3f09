import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { addDays, todayIn } from '../../src/domain/calendar/iso-date.ts';
import { findings } from './findings.ts';
import { ADMIN, apiToken, enter, expect, test } from './product.ts';

/** Beyond all seeded prices. */
const FROM = addDays(todayIn(new Date()), 400);
const grid = (page: Page) => page.getByRole('grid', { name: 'Price grid' });
const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved prices' });
/** The price of the cell under the cursor. */
const price = (page: Page) => page.locator('#price-cursor b');

async function open(page: Page, date: string): Promise<void> {
  await page.goto(`/v1/price/detail?date=${date}`);
  await expect(price(page)).toBeVisible();
  await grid(page).focus();
}

test('prices are typed, filled, pasted, undone and saved like in a spreadsheet', async ({ page }) => {
  await enter(page, ADMIN);
  await open(page, FROM);
  // What it shares with the tape chart has a sheet of its own; the tape's bars are not loaded.
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)).join(' '),
  );
  expect(sheets).toContain('.k-chart-plane');
  expect(sheets).not.toContain('.k-tape-bar');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.type('1,500');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('3 nights not saved');
  await page.keyboard.type('+10%');
  await page.keyboard.press('Enter');
  await expect(price(page)).toHaveText('1,650');
  await page.keyboard.press('Control+z');
  await expect(price(page)).toHaveText('1,500');
  // Ctrl+R copies the left night to the right; a week further is out of the selection.
  await page.keyboard.press('Shift+Control+ArrowRight');
  await page.keyboard.press('Control+r');
  await expect(bar(page)).toContainText('10 nights not saved');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '1,234.50\tabc\t\n');
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('[role="grid"]')!.dispatchEvent(paste);
  });
  await expect(bar(page)).toContainText('“abc” is not a price');
  await page.keyboard.press('Control+s');
  await expect(bar(page).getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.k-price-cell[data-source="DAILY"]')).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'Why this price?' })).toContainText('Daily price');
  expect(await findings(page, { within: '.k-price-screen', isStrict: true })).toEqual([]);
});

test('another person’s changes are shown, and input is not lost', async ({ page, product }) => {
  const date = addDays(FROM, 60);
  const token = await apiToken({ url: product.url, ...ADMIN });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const window = `from=${date}&to=${addDays(date, 1)}&pageSize=1`;
  const answer = await fetch(`${product.url}/api/price-grid?${window}`, { headers });
  const { estates } = (await answer.json()) as { estates: readonly (readonly string[])[] };
  await enter(page, ADMIN);
  await open(page, date);
  // A head selects all that it is the head of; Escape goes back to one night.
  await grid(page).click({ position: { x: 216 + 30, y: 40 } });
  await expect(page.locator('.k-price-size')).toHaveText(/^\d{2,} × 1 =/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.k-price-size')).toHaveText('1 × 1 = 1 selected');
  await page.keyboard.type('777');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('1 night not saved');
  const cells = [{ estateId: estates[0]![0], from: date, price: 55_500, seen: '' }];
  await fetch(`${product.url}/api/price-grid`, { method: 'POST', headers, body: JSON.stringify({ cells }) });
  await expect(bar(page)).toContainText('changed by someone else in the meantime');
  await expect(price(page)).toHaveText('777');
  await expect(bar(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await bar(page).getByRole('button', { name: 'Keep mine' }).click();
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expect(bar(page)).toHaveCount(0);
  const saved = await fetch(`${product.url}/api/daily-prices/${estates[0]![0] ?? ''}_${date}`, { headers });
  expect(await saved.json()).toMatchObject({ price: 77_700, version: 2 });
  await expect(page.getByText('Saved: 1 night in 1 home.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the save' }).click();
  await expect(page.getByText(/^Undone: 1 night/)).toBeVisible();
  const back = await fetch(`${product.url}/api/daily-prices/${estates[0]![0] ?? ''}_${date}`, { headers });
  expect(await back.json()).toMatchObject({ price: 55_500, version: 3 });
});

test('a coupon is tried, seasons are seen over the year', async ({ page, product }) => {
  await page.context().addCookies([{ name: 'density', value: 'compact', url: product.url }]);
  await enter(page, ADMIN);
  await page.goto('/v1/markets/coupon');
  const panel = page.getByRole('region', { name: 'Check a coupon' });
  await panel.getByRole('textbox', { name: 'Code' }).fill('NOSUCHCODE');
  await panel.getByRole('combobox', { name: 'Estate' }).fill('KNK-002');
  const controls = panel.locator('.ant-input, .ant-select, .ant-input-number, .ant-btn');
  await expect(controls).not.toHaveCount(0);
  for (const control of await controls.all()) {
    expect((await control.boundingBox())!.height).toBe(30);
  }
  await panel.getByRole('button', { name: 'Test' }).click();
  await expect(panel.getByRole('status')).toContainText('No coupon has this code.');
  await page.goto('/v1/price/season');
  const year = page.getByRole('region', { name: 'Seasons over the year' }).first();
  await year.getByLabel('Which season applies on').fill(`${new Date().getFullYear()}-07-15`);
  await expect(year.getByRole('listitem').first()).toContainText('Yaz');
  expect(await findings(page, { within: '[aria-label="Seasons over the year"]', isStrict: true })).toEqual([]);
});

type Cell = string | number | null;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const book = async (rows: Cell[][]) => ({
  name: 'prices.xlsx',
  mimeType: XLSX,
  buffer: await writeXlsxFile(rows).toBuffer(),
});

test('prices go out as a workbook and come back, cell by cell', async ({ page, product }) => {
  const date = addDays(FROM, 120);
  const refused: string[] = [];
  page.on('console', (message) => {
    // What is refused on purpose below is told by the browser, too.
    const isRefusal = /status of 4(?:13|22)/.test(message.text());
    if (message.type() === 'error' && !isRefusal) refused.push(message.text());
  });
  await enter(page, ADMIN);
  await open(page, date);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ]);
  const rows = (await readSheet(await download.path())) as Cell[][];
  const [head = [], first = [], second = [], third = []] = rows;
  expect(download.suggestedFilename()).toBe(`prices-${date}.xlsx`);
  expect(head.slice(0, 5)).toEqual(['Code', 'Estate', 'Currency', date, addDays(date, 1)]);
  expect(rows.length).toBeGreaterThan(100);
  expect(first.slice(3).every((price) => typeof price === 'number' && price > 0)).toBe(true);

  const file = page.locator('input[type=file]');
  const told = page.getByRole('region', { name: /Import from file|Dosyadan aktar/ });
  // More than is unpacked at once elsewhere: a worker would be asked, which the page's policy refuses.
  const notes = Array.from({ length: 40 }, (_, row): Cell[] => [null, `${row} ${'not read '.repeat(3000)}`]);
  const wrong: Cell[][] = [
    [...head.slice(0, 3), date, addDays(date, 1), '2001-01-01'],
    [first[0] ?? '', null, null, 'abc', 1234.5, 9],
    [second[0] ?? '', null, null, -5, null, null],
    ['NO-SUCH', null, null, 100, null, null],
    [third[0] ?? '', null, null, null, 2000, null],
    ...notes,
  ];
  await file.setInputFiles(await book(wrong));
  await expect(told.getByRole('status')).toContainText('Prices read: 2. Unusable cells: 4.');
  const issues = [
    'F1 “2001-01-01” is before today',
    'D2 “abc” is not an amount',
    'D3 “-5” is not above',
    'A4 “NO-SUCH” is not',
  ];
  for (const issue of issues) await expect(told).toContainText(issue);
  await told.getByRole('button', { name: 'Use the valid ones' }).click();
  await expect(bar(page)).toContainText('2 nights not saved');
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expect(bar(page)).toHaveCount(0);

  await page.context().addCookies([{ name: 'language', value: 'tr', url: product.url }]);
  // The file is faster than the grid, which is held back until the file was chosen.
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/price-grid/, async (route) => held.then(() => route.continue()));
  await page.reload();
  await file.setInputFiles(await book(wrong));
  release?.();
  const turkish = [
    'F1 “2001-01-01” bugünden önce',
    'D2 “abc” bu para biriminde',
    'D3 “-5” sıfırdan',
    'A4 “NO-SUCH” burada',
  ];
  for (const issue of turkish) await expect(told).toContainText(issue);
  const csv = `Kod;${date};${addDays(date, 1)}\r\n${String(first[0])};1.234,50;12,345\r\n`;
  await file.setInputFiles({ name: 'fiyat.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(told.getByRole('status')).toContainText('Okunan fiyat: 1. Kullanılamayan hücre: 1.');
  await expect(told).toContainText('C2 “12,345”');
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(64 * 1024 * 1024) });
  const tooMuch = [
    [Buffer.alloc(6 * 1024 * 1024), 'Dosya 5 MB'],
    [Buffer.from(bomb), 'Bu dosya okunamıyor'],
  ] as const;
  for (const [buffer, words] of tooMuch) {
    await file.setInputFiles({ name: 'prices.xlsx', mimeType: XLSX, buffer });
    await expect(told.getByRole('alert')).toContainText(words);
  }
  await file.setInputFiles({ name: 'prices.xlsx', mimeType: XLSX, buffer: Buffer.from('PK\u0003\u0004 no workbook') });
  await expect(told.getByRole('alert')).toContainText('Bu dosya okunamıyor');
  expect(refused).toEqual([]);
});
