import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addDays, todayIn } from '../../src/domain/calendar/iso-date.ts';
import { ADMIN, apiToken, expect, signIn, test } from './product.ts';

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
  await signIn(page, ADMIN);
  await open(page, FROM);
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
  await expect(bar(page)).toContainText('“abc” is no price');
  await page.keyboard.press('Control+s');
  await expect(bar(page).getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.k-price-cell[data-source="DAILY"]')).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'Why this price?' })).toContainText('Price of the day');
  const { violations } = await new AxeBuilder({ page }).include('.k-price-screen').analyze();
  expect(violations).toEqual([]);
});

test('what somebody else saved meanwhile is shown, and typing is not lost', async ({ page, product }) => {
  const date = addDays(FROM, 60);
  const token = await apiToken({ url: product.url, ...ADMIN });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const window = `from=${date}&to=${addDays(date, 1)}&pageSize=1`;
  const answer = await fetch(`${product.url}/api/price-grid?${window}`, { headers });
  const { estates } = (await answer.json()) as { estates: readonly (readonly string[])[] };
  await signIn(page, ADMIN);
  await open(page, date);
  await page.keyboard.type('777');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('1 night not saved');
  const cells = [{ estateId: estates[0]![0], from: date, price: 55_500, seen: '' }];
  await fetch(`${product.url}/api/price-grid`, { method: 'POST', headers, body: JSON.stringify({ cells }) });
  await expect(bar(page)).toContainText('changed by somebody else meanwhile');
  await expect(price(page)).toHaveText('777');
  await expect(bar(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await bar(page).getByRole('button', { name: 'Keep mine' }).click();
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expect(bar(page)).toHaveCount(0);
  const saved = await fetch(`${product.url}/api/daily-prices/${estates[0]![0] ?? ''}_${date}`, { headers });
  expect(await saved.json()).toMatchObject({ price: 77_700, version: 2 });
});

test('a coupon is tried, seasons are seen over the year', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/v1/markets/coupon');
  const panel = page.getByRole('region', { name: 'Would this code work?' });
  await panel.getByRole('textbox', { name: 'Code' }).fill('NOSUCHCODE');
  await panel.getByRole('combobox', { name: 'Estate' }).fill('KNK-002');
  await panel.getByRole('button', { name: 'Test' }).click();
  await expect(panel.getByRole('status')).toContainText('There is no coupon with this code.');
  await page.goto('/v1/price/season');
  const year = page.getByRole('region', { name: 'Seasons over the year' }).first();
  await year.getByLabel('Who wins on').fill(`${new Date().getFullYear()}-07-15`);
  await expect(year.getByRole('listitem').first()).toContainText('Yaz');
  const { violations } = await new AxeBuilder({ page }).include('.k-price-panel-box').analyze();
  expect(violations).toEqual([]);
});
