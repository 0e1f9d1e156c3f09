import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ADMIN, enter, expect, rows, test } from './product.ts';

/** What an admin who does not program would write first. */
const PARKING_PERMITS = {
  $schema: '../../schemas/resource.schema.json',
  name: 'parking-permits',
  label: { en: 'Parking permits', tr: 'Otopark izinleri' },
  menu: { group: 'operational' },
  fields: {
    plate: { type: 'text', required: true, unique: true },
    estate: { type: 'ref', resource: 'estates', required: true },
    valid: { type: 'dateRange', start: 'validFrom', end: 'validTo' },
    fee: { type: 'money', currency: 'EUR' },
    active: { type: 'boolean', default: true },
  },
};

/** The entries of a group are folded while one is elsewhere. */
const openGroup = async (page: Page, name: string) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('menuitem', { name, exact: true, expanded: false }).click();
  await expect(menu.getByRole('menuitem', { name, exact: true, expanded: true })).toBeVisible();
};

test('a file dropped into the folder is a working resource in an open tab; breaking it explains itself', async ({
  page,
  product,
}) => {
  const file = join(product.resources, 'v1', 'operational', 'parking-permits.json');
  await enter(page, ADMIN);
  await page.goto('/v1/estates/list');
  await expect(rows(page)).toHaveCount(10);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await openGroup(page, 'Reservations');
  const menuEntry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Parking permits' });

  // How soon is said by the bench (C1, C3).
  await test.step('with no rebuild, no restart and no reload the menu shows it', async () => {
    await writeFile(file, JSON.stringify(PARKING_PERMITS, null, 2));
    await expect(menuEntry).toBeVisible();
  });

  await test.step('list, create, show and edit work', async () => {
    await menuEntry.click();
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    await page.getByRole('link', { name: 'New' }).first().click();
    await page.getByLabel('Plate').fill('34 ABC 123');
    await page.getByLabel('Estate', { exact: true }).click();
    await page.getByLabel('Estate', { exact: true }).fill('KNK-005');
    await page.locator('.ant-select-item-option').filter({ hasText: 'KNK-005' }).click();
    await page.getByLabel('Fee').fill('45.50');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: '34 ABC 123' })).toBeVisible();
    await expect(page.getByText('€45.50')).toBeVisible();
    await expect(page.getByText(/KNK-005/)).toBeVisible();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Plate').fill('34 XYZ 999');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: '34 XYZ 999' })).toBeVisible();
    await menuEntry.click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('34 XYZ 999');
  });

  await test.step('a mistake in the file shows file, line and remedy, and the last good version stays', async () => {
    const broken = JSON.stringify(PARKING_PERMITS, null, 2).replace('"type": "money"', '"type": "mony"');
    await writeFile(file, broken);
    const line = broken.split('\n').findIndex((text) => text.includes('mony')) + 1;
    const banner = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'parking-permits.json' });
    await expect(banner).toContainText(`parking-permits.json:${line}`);
    await expect(banner).toContainText('Did you mean "money"?');
    await expect(rows(page)).toContainText('34 XYZ 999');
    await openGroup(page, 'Estates');
    await page.getByRole('link', { name: 'Estates', exact: true }).click();
    await expect(rows(page)).toHaveCount(10);
  });

  await test.step('mended, the banner goes; removed, the entry goes', async () => {
    await writeFile(file, JSON.stringify(PARKING_PERMITS, null, 2));
    await expect(page.getByText('Did you mean "money"?')).toHaveCount(0);
    await rm(file);
    await expect(menuEntry).toHaveCount(0);
  });
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('a new tab after breaking a file never seen before: everything else works', async ({ page, product }) => {
  const file = join(product.resources, 'broken.json');
  await writeFile(file, '{ "name": "broken", "fields": { "a": { "type": "text", } } }');
  await enter(page, ADMIN);
  await page.goto('/v1/estates/list');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('broken.json:1').first()).toBeVisible();
  await rm(file);
  await expect(page.getByText('broken.json:1')).toHaveCount(0);
});

test('a configuration change does not disturb somebody who is typing', async ({ page, product }) => {
  const file = join(product.resources, 'parking-permits.json');
  await enter(page, ADMIN);
  await page.goto('/v1/estates/create');
  await page.getByLabel('Property name').fill('Half typed');
  await openGroup(page, 'Reservations');
  const menuEntry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Parking permits' });
  await writeFile(file, JSON.stringify(PARKING_PERMITS, null, 2));
  await expect(menuEntry).toBeVisible();
  await expect(page.getByLabel('Property name')).toHaveValue('Half typed');
  await rm(file);
  await expect(menuEntry).toHaveCount(0);
  await expect(page.getByLabel('Property name')).toHaveValue('Half typed');
});
