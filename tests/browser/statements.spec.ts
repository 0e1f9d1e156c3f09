import { ADMIN, apiToken, enter, expect, rows, test } from './product.ts';

const ACCOUNTING = { email: 'accounting@demo.com', password: 'accounting' };

test('month end: generate, leave a line out, review, publish, pay, and open a figure’s source', async ({
  page,
  product,
}) => {
  await enter(page, ACCOUNTING);
  await page.goto('/v1/accounting/earnings');
  await page.getByRole('button', { name: 'Generate statements' }).click();
  await expect(page.getByText(/\d+ created, \d+ refreshed\./)).toBeVisible({ timeout: 30_000 });

  // One that the owner is owed for, of an account whose months before are closed.
  const token = await apiToken({ url: product.url, ...ADMIN });
  const query = 'status=DRAFT&balance.gt=0&carryover=0&pageSize=1';
  const found = await page.request.get(`/api/statements?${query}`, { headers: { authorization: `Bearer ${token}` } });
  const { items } = (await found.json()) as {
    items: { id: string; lines: { kind: string; code: string }[] }[];
  };
  const [statement] = items;
  const stay = statement?.lines.find(({ kind }) => kind === 'STAY');
  if (!statement || !stay) throw new Error('The demo data have no statement to pay');
  await page.goto(`/v1/accounting/earnings/show/${statement.id}`);
  await expect(page.getByRole('img', { name: 'From gross to balance' })).toBeVisible();
  const box = page.getByRole('checkbox', { name: /^Exclude/ }).first();
  await box.click();
  await expect(page.getByText('(excluded)').first()).toBeVisible();
  await box.click();
  await expect(page.getByText('(excluded)')).toHaveCount(0);

  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Pay out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bank reference').fill('EFT 42');
  await dialog.getByRole('button', { name: 'Pay out' }).click();
  await expect(page.getByRole('button', { name: 'Pay out' })).toHaveCount(0);
  await expect(page.getByText('EFT 42').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Exclude/ })).toHaveCount(0);

  await page.getByRole('link', { name: stay.code }).first().click();
  await expect(page).toHaveURL(/reservations\/show\//);
});

test('the investor finds the published statement, and no draft', async ({ page }) => {
  await enter(page, { email: 'investor@demo.com', password: 'investor' });
  await page.goto('/v1/accounting/earnings');
  await expect(rows(page).first()).toContainText(/Published|Paid/);
  await expect(page.getByRole('button', { name: 'Generate statements' })).toHaveCount(0);
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('img', { name: 'From gross to balance' })).toBeVisible();
});
