import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BOATS, boatsFile, FLEET, WRONG } from './boats.ts';
import { ADMIN, apiToken, enter, expect, goInside, rows, test } from './product.ts';

const LIST = '/v1/operational/boats';
const KEEPER = { email: 'housekeeping@demo.com', password: 'housekeeping' };

test('boats: a resource of 20 fields written from the documentation, filled from a workbook, changed, taken out, drawn', async ({
  page,
  product,
}) => {
  const folder = join(product.resources, 'v1', 'operational');
  const boats = join(folder, 'boats.json');
  const fleet = join(folder, 'fleet.json');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  expect(Object.keys(BOATS.fields)).toHaveLength(20);
  await enter(page, ADMIN);
  await page.goto('/v1/operational/reservations');

  await test.step('written into the folder of the running product', async () => {
    await writeFile(boats, JSON.stringify(BOATS, null, 2));
    await writeFile(fleet, JSON.stringify(FLEET, null, 2));
    await menu.getByRole('link', { name: /^Boats/ }).click();
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    await expect(page.getByText('boats.json')).toHaveCount(0);
  });

  await test.step('a workbook of 500 rows says what is wrong with seven of them, and comes in mended', async () => {
    await page.getByRole('button', { name: 'More for this list' }).click();
    await page.getByRole('menuitem', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import: Boats' });
    const input = dialog.getByLabel('Choose a file').last();
    await input.setInputFiles(await boatsFile(500, WRONG));
    await expect(dialog.getByRole('row')).toHaveCount(WRONG.length + 1);
    // The row, and the cell in it, as a spreadsheet calls them.
    const said = await dialog.getByRole('row').allTextContents();
    for (const { cell } of WRONG)
      expect(said.filter((text) => text.startsWith(`${cell.slice(1)}${cell}`))).toHaveLength(1);
    await expect(dialog.getByRole('row', { name: /C77/ })).toContainText('Spaceship');
    await dialog.getByRole('button', { name: 'Choose another file' }).click();
    await input.setInputFiles(await boatsFile(500));
    await dialog.getByRole('button', { name: 'Import 500 rows' }).click();
    await expect(dialog.getByText('Imported')).toBeVisible({ timeout: 20_000 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('1–10 of 500')).toBeVisible();
    await expect(rows(page).first()).toContainText('TR-0001');
    await expect(rows(page).first()).toContainText('€251.50');
  });

  await test.step('ten are launched at once', async () => {
    await page.getByRole('button', { name: 'Select' }).click();
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await bar.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: /^Launch/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Launch (10)' }).click();
    await expect(dialog.getByText('10 done')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(rows(page).getByText('Afloat', { exact: true })).toHaveCount(10);
  });

  await test.step('housekeeping sees those afloat in its harbours, and no others', async () => {
    const headers = { authorization: `Bearer ${await apiToken({ url: product.url, ...KEEPER })}` };
    const seen = await page.request.get('/api/boats?pageSize=-1', { headers });
    // Ten in three harbours in turn, three of them in the third.
    expect(await seen.json()).toMatchObject({ total: 7 });
    expect((await page.request.get('/api/boats/export.csv', { headers })).status()).toBe(403);
  });

  await test.step('what the list shows is taken out as a workbook', async () => {
    await page
      .getByRole('button', { name: 'Ashore', exact: true })
      .or(page.getByRole('tab', { name: 'Ashore' }))
      .click();
    await expect(page.getByText('1–10 of 490')).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /Excel|XLSX/i }).click();
    expect((await saved).suggestedFilename()).toBe('Boats.xlsx');
  });

  const charts = async () => {
    for (const name of ['By kind', 'By harbour', 'Insurance ends'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'By kind' })).toContainText('Gulet');
    await expect(page.getByRole('region', { name: 'By kind' })).toContainText('166');
    await expect(page.getByRole('link', { name: /Ashore/ }).filter({ hasText: '490' })).toBeVisible();
  };
  await test.step('a page draws them three ways', async () => {
    await menu.getByRole('link', { name: 'Fleet' }).click();
    await charts();
  });

  await test.step('all of it at the width of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await charts();
    await goInside(page, `${LIST}?pageSize=10`);
    await page.getByRole('searchbox').fill('TR-0007');
    // Not before it is searched for: the rows that were there hold the word, too, and a late search would come after.
    await expect(page).toHaveURL(/TR-0007/);
    await expect(page.getByText('Deniz 7', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Afloat').first()).toBeVisible();
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isWider()).toBe(false);
    await goInside(page, `${LIST}/create`);
    await page.getByLabel('Registration').fill('42');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('Like TR-0042').first()).toBeVisible();
    expect(await isWider()).toBe(false);
  });

  await test.step('taken out again, for the journeys that follow', async () => {
    await rm(fleet);
    await rm(boats);
    const headers = { authorization: `Bearer ${await apiToken({ url: product.url, ...ADMIN })}` };
    await expect.poll(async () => (await page.request.get('/api/boats', { headers })).status()).toBe(404);
  });
});
