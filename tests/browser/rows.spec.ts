import type { Page } from '@playwright/test';
import { ADMIN, enter, expect, openPending, test } from './product.ts';

/** The address changes before the form is gone, and the form has a tab of the same name. */
async function shown(page: Page, stay: string): Promise<void> {
  await expect(page).toHaveURL(stay);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
}

test('extra charges are typed as rows of a stay, by keyboard, and saved with it', async ({ page }) => {
  await enter(page, ADMIN);
  await openPending(page);
  const stay = page.url();
  await page.goto(stay.replace('/show/', '/update/'));
  await page.getByRole('tab', { name: 'Extra charges' }).click();
  await page.getByRole('button', { name: 'Add extra charge' }).click();
  const first = page.getByRole('row', { name: 'Row 1' });
  await expect(first.getByLabel('Kind')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await first.getByLabel('Description').fill('Two waters');
  await first.getByLabel('Quantity').fill('2');
  await page.keyboard.press('Tab');
  await expect(first.getByLabel('Unit price')).toBeFocused();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  // The second row is begun and left empty: it is no charge.
  await expect(page.getByRole('row', { name: 'Row 2' }).getByLabel('Kind')).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(first.getByLabel('Unit price')).toBeFocused();
  await expect(first.getByText('At least')).toBeVisible();
  await first.getByLabel('Unit price').fill('1.50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await shown(page, stay);
  await page.getByRole('tab', { name: 'Extra charges' }).click();
  await expect(page.getByRole('row', { name: /Two waters/ })).toContainText('3.00');

  await page.goto(stay.replace('/show/', '/update/'));
  await page.getByRole('tab', { name: 'Extra charges' }).click();
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await shown(page, stay);
  await page.getByRole('tab', { name: 'Extra charges' }).click();
  await expect(page.getByText('Two waters')).toHaveCount(0);
});
