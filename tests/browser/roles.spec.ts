import { ADMIN, enter, expect, rows, test } from './product.ts';

const SUPER = { email: 'superadmin@demo.com', password: 'superadmin' };
const ACCOUNTANT = { email: 'accounting@demo.com', password: 'accounting' };
const MATRIX = '/v1/users/roles?q=revenue-expenses';

test('a role loses a right while its user types: told at once, nothing typed is lost, and it comes back', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const other = await context.newPage();
  await enter(other, ACCOUNTANT);
  await other.goto('/v1/accounting/revenueExpense/create');
  const note = other.getByLabel('Document no');
  await note.fill('Half typed 17');

  await enter(page, SUPER);
  await page.goto(MATRIX);
  const cell = page.getByRole('button', { name: /^Accounting, .*Revenue/ });

  await test.step('why it is allowed, by file and line', async () => {
    await cell.click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Why: Create' }).click();
    await expect(drawer.getByText(/revenueExpense\.json:\d+/)).toBeVisible();
    await drawer.getByRole('checkbox', { name: 'Create' }).uncheck();
    await page.keyboard.press('Escape');
  });

  await test.step('saved over the diff', async () => {
    await page.getByRole('button', { name: 'Preview and save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save these changes?' });
    await expect(dialog.getByText(/Accounting can no longer/)).toBeVisible();
    await dialog.getByText(/^Changes in \d+ file/).click();
    await expect(dialog.getByText(/^-.*"create"/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The permissions were saved.')).toBeVisible();
  });

  await test.step('who is on the page is told, and keeps what is typed', async () => {
    await expect(other.getByText('Your role no longer has access to this page.')).toBeVisible();
    await expect(note).toHaveValue('Half typed 17');
    await expect(other).toHaveURL(/revenueExpense\/create/);
  });

  await test.step('taken back, the page is theirs again, with what was typed', async () => {
    await page.getByRole('tab', { name: 'Changes' }).click();
    await page.getByRole('button', { name: 'Revert' }).first().click();
    await expect(page.getByText('The change was reverted.')).toBeVisible();
    await expect(other.getByText('Your role no longer has access to this page.')).toHaveCount(0);
    await expect(note).toHaveValue('Half typed 17');
  });
  await context.close();
});

test('the product as a role sees it: a banner on each page, nothing is written, and the way back', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/users/roles?role=Accounting');
  await expect(page.getByText('Only a super admin can change permissions.')).toBeVisible();
  await page.getByRole('button', { name: 'View as this role' }).click();
  const banner = page.getByText('Previewing as Accounting.');
  await expect(banner).toBeVisible();
  await page.goto('/v1/users/crm');
  await expect(rows(page).first()).toBeVisible();
  await expect(banner).toBeVisible();
  await expect(page.getByRole('link', { name: 'New' })).toHaveCount(0);
  await page.goto('/v1/users/list');
  await expect(page).toHaveURL(/not-authorized/);
  await page.goto('/v1/users/crm');
  await page.getByRole('button', { name: 'Exit preview' }).click();
  await expect(page).toHaveURL(/users\/roles\?role=Accounting/);
  await expect(banner).toHaveCount(0);
});

test('on a phone one role at a time; the arrows lead through the cells', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, SUPER);
  await page.goto('/v1/users/roles?role=Investor&q=estate');
  const cells = page.getByRole('table').locator('tbody button');
  await expect(cells.first()).toHaveAccessibleName(/^Investor, /);
  await cells.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});
