import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { choose } from './choose.ts';
import { ADMIN, enter, expect, test } from './product.ts';

test('occupancy: both rates with their formulas, sorted, by month, and from a cell to its stays', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/operational/estate-occupancy-rate');
  const figures = page.locator('[data-figure=occupancy], [data-figure=adjusted]');
  await expect(figures).toHaveCount(2);
  await expect(figures.nth(1)).toContainText(/Guest nights ÷ nights for sale/);
  await page.getByRole('columnheader', { name: 'Guest nights' }).click();
  await expect(page).toHaveURL(/sort=guestNights&dir=down/);
  const table = page.getByRole('table', { name: /^Occupancy of each home/ });
  // The address is there before the rows are.
  await expect(async () => {
    const nights = await table.locator('tbody tr td:nth-child(2)').allTextContents();
    const numbers = nights.slice(0, 20).map(Number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  }).toPass({ timeout: 10_000 });

  await page.getByRole('link', { name: 'By month', exact: true }).click();
  await expect(page).toHaveURL(/estate-occupancy-rate\/monthly\?from=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Occupancy by month' })).toBeVisible();
  await choose(page.getByRole('combobox', { name: 'Period' }), 'This year');
  const grid = page.getByRole('grid', { name: /^Occupancy of each home by month/ });
  await expect(grid.getByRole('columnheader')).toHaveCount(13);
  // By keyboard: to a cell with guests, and into it.
  const busy = grid.locator('[data-heat="3"], [data-heat="4"], [data-heat="5"]').first();
  await busy.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(busy).toBeFocused();
  const name = (await busy.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('Guest nights');
  await expect(panel.getByRole('link', { name: 'Tape chart' })).toHaveAttribute('href', /calendar\?q=.+&date=/);
  await panel.getByRole('link', { name: 'Reservations' }).click();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toContainText(/Confirmed|Finished|Successful/);
  const home = /· (.+), /.exec(name)?.[1] ?? 'none';
  for (const text of await rows.allTextContents()) if (text !== '') expect(text).toContain(home);
});

test('a report and a list leave as files, with what is shown and nothing more', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/operational/reservation-booker-report?by=channel');
  await expect(page.getByRole('table', { name: 'Bookings', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(report.suggestedFilename()).toMatch(/^bookings-channel-.+\.csv$/);
  expect(await readFile(await report.path(), 'utf8')).toMatch(/^\ufeffSource,Bookings,Nights/);

  await page.goto('/v1/estates/list?filters[0][field]=status&filters[0][operator]=eq&filters[0][value]=ACTIVE');
  const total = await page.getByText(/^1–10 of \d+$/).textContent();
  await page.getByRole('button', { name: 'Export' }).click();
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^CSV/ }).click(),
  ]);
  expect(list.suggestedFilename()).toBe('Estates.csv');
  const lines = (await readFile(await list.path(), 'utf8')).trim().split(/\r\n/);
  expect(lines[0]).toContain('Code');
  expect(lines).toHaveLength(Number(/of (\d+)/.exec(total ?? '')?.[1]) + 1);
});

/** A report that somebody writes who does not program: what each owner is owed. */
const OWED = {
  $schema: '../../schemas/page.schema.json',
  kind: 'page',
  name: 'owed',
  label: { en: 'Owed to owners', tr: 'Mal sahiplerine borçlar' },
  menu: { group: 'accounting' },
  blocks: [
    {
      id: 'owed',
      type: 'table',
      label: { en: 'Balances', tr: 'Bakiyeler' },
      call: '/reports/estate-balances',
      rows: 'rows',
      tiles: { value: 'balance' },
      columns: [
        {
          field: 'estate',
          label: { en: 'Estate', tr: 'Mülk' },
          link: { resource: 'estate-balances', id: 'estateId', query: { currency: 'currency' } },
        },
        { field: 'balance', label: { en: 'Balance', tr: 'Bakiye' }, as: 'money', sum: true },
      ],
    },
  ],
};

test('a report written in JSON is there in an open tab, leads on, and explains a wrong column', async ({
  page,
  product,
}) => {
  const file = join(product.resources, 'v1', 'accounting', 'owed.json');
  await enter(page, ADMIN);
  await page.goto('/v1/operational/reservation-payments/collection');
  try {
    await test.step('the totals above a list follow the days that are chosen, and open behind their tiles', async () => {
      const totals = page.getByRole('region', { name: 'Totals', exact: true });
      await totals.getByText('As a table').click();
      const count = totals
        .getByRole('row', { name: /^Total EUR/ })
        .getByRole('cell')
        .nth(2);
      await expect(count).toHaveText(/^[0-9,]+$/);
      const counted = async () => Number((await count.textContent())?.replace(',', ''));
      const before = await counted();
      await totals.getByLabel('From').fill('01/01/2026');
      await totals.getByLabel('From').press('Enter');
      await expect.poll(counted).toBeGreaterThan(before);
    });

    await test.step('the new page shows the rows of the call with their sums', async () => {
      await writeFile(file, JSON.stringify(OWED, null, 2));
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await menu.getByRole('menuitem', { name: 'Accounting', exact: true }).click();
      await menu.getByRole('link', { name: 'Owed to owners' }).click();
      // The menu is wide while the mouse is over it.
      await page.mouse.move(1000, 700);
      const table = page.getByRole('table', { name: 'Balances' });
      await expect(table.getByRole('row', { name: /^Total TRY ₺/ })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'TRY · Balance' })).toBeVisible();
    });

    await test.step('a column that the answer does not have is named, and the page stays as it was', async () => {
      await writeFile(file, JSON.stringify(OWED, null, 2).replace('"field": "balance"', '"field": "balanc"'));
      const banner = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'owed.json' });
      await expect(banner).toContainText('Did you mean "balance"?');
      const home = page.getByRole('table', { name: 'Balances' }).getByRole('link').first();
      const name = (await home.textContent()) ?? '';
      await home.click();
      await expect(page).toHaveURL(/estate-debt-balance\/.+\?currency=/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    });
  } finally {
    await rm(file, { force: true });
    await expect(page.getByRole('link', { name: 'Owed to owners' })).toHaveCount(0);
  }
});
