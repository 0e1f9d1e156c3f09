import type { Page } from '@playwright/test';
import { enter, expect, test } from './product.ts';

const LIST = '/v1/users/agency';
/** Opens one of the panels behind the one button. */
async function openPanel(page: Page, name: string) {
  await page.getByRole('button', { name: /^(Customise|View changed)$/ }).click();
  await page.getByRole('menuitem', { name }).click();
}
const CLERK = { email: 'accounting@demo.com', password: 'accounting' };

test('columns and a saved view follow the person to the phone', async ({ page, browser, baseURL }) => {
  await enter(page, CLERK);
  await page.goto(LIST);
  const heads = page.getByRole('columnheader');
  await expect(heads.first()).toHaveText(/^Name/);

  // Ticked, and dragged to the front by its handle.
  await openPanel(page, 'Columns');
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('checkbox', { name: 'Tax number' }).check();
  const shown = panel.getByRole('list', { name: 'In the list', exact: true }).getByRole('listitem');
  const handle = await shown.last().locator('.k-own-handle').boundingBox();
  const first = await shown.first().boundingBox();
  if (!handle || !first) throw new Error('nothing is drawn');
  await page.mouse.move(handle.x + 8, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(first.x + 8, first.y + first.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(shown.first()).toContainText('Tax number');
  await panel.getByRole('button', { name: 'Move Tax number down' }).press('Enter');
  await expect(shown.nth(1)).toContainText('Tax number');
  await panel.getByRole('button', { name: 'Save columns' }).click();
  await expect(heads.nth(1)).toHaveText(/^Tax number/);

  await page.getByRole('searchbox').fill('a');
  await expect(page).toHaveURL(/\[field\]=q&/);
  await heads.filter({ hasText: /^Name/ }).click();
  await expect(page).toHaveURL(/sorters.*\[field\]=q&/);
  await openPanel(page, 'Save view');
  const views = page.getByRole('dialog', { name: 'Views' });
  await views.getByRole('textbox', { name: 'Name' }).fill('With an a');
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect(page).toHaveURL(/\?view=[^&]+$/);
  await expect(page.getByRole('button', { name: 'With an a' })).toHaveAttribute('aria-pressed', 'true');
  const address = page.url();

  const phone = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } });
  const small = await phone.newPage();
  await enter(small, CLERK);
  await small.goto(address);
  await expect(small.getByRole('searchbox')).toHaveValue('a');
  await expect(small.locator('.k-card dt').filter({ hasText: 'Tax number' }).first()).toBeVisible();
  await phone.close();

  // As it was, for whoever comes next.
  await openPanel(page, 'View “With an a”');
  await views.getByRole('button', { name: 'Delete this view' }).click();
  await views.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'With an a' })).toHaveCount(0);
  await openPanel(page, 'Columns');
  await panel.getByRole('button', { name: 'Reset to default' }).click();
  await expect(heads.filter({ hasText: 'Tax number' })).toHaveCount(0);
});
