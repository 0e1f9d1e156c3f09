import { ADMIN, enter, expect, readerOf, test } from './product.ts';

const ACCOUNTING = { email: 'accounting@demo.com', password: 'accounting' };

test('a cash desk is counted on a phone, short, and handed over; a colleague takes it over', async ({
  page,
  browser,
  product,
}) => {
  const read = await readerOf({ url: product.url, ...ADMIN });
  const balances = () =>
    read<{ items: { id: string; name: string; kind: string; currency: string; balance: number }[] }>(
      '/accounts/balances',
    );
  const desk = (await balances()).items.find(({ kind, currency }) => kind === 'CASH_DESK' && currency === 'EUR')!;
  const notes = Math.max(1, Math.floor(desk.balance / 50_000));

  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, ACCOUNTING);
  await page.goto(`/v1/accounting/accounts/show/${desk.id}`);
  await page.getByRole('link', { name: 'Count cash' }).click();
  await page.getByLabel('Pieces of €500.00').fill(String(notes));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Pieces of €200.00')).toBeFocused();
  await page.keyboard.type('2');
  const counted = notes * 50_000 + 40_000;
  await expect(page.getByRole('status').filter({ hasText: 'Counted' })).toContainText(
    (counted / 100).toLocaleString('en', { minimumFractionDigits: 2 }),
  );
  await page.getByLabel('Hand the cash desk over').check();
  await page.getByLabel('Handed over to').fill('Deniz');
  await page.getByRole('button', { name: 'Save and hand over' }).click();
  // Nothing is lost by what is missing.
  await expect(page.getByText('Enter the reason for the difference.')).toBeVisible();
  await page.getByLabel('Reason for the difference').fill('Change for the weekend');
  await page.getByRole('button', { name: 'Save and hand over' }).click();
  await expect(page.getByText(/The difference is posted\.$/)).toBeVisible();
  await expect(page.getByText(/^Counted on/)).toBeVisible();
  expect((await balances()).items.find(({ id }) => id === desk.id)?.balance).toBe(counted);

  const other = await browser.newContext({ baseURL: product.url });
  const theirs = await other.newPage();
  await enter(theirs, ADMIN);
  await theirs.goto('/v1/accounting/cash-counts');
  await theirs.locator('tbody tr.ant-table-row', { hasText: /CC-/ }).first().getByRole('link').first().click();
  await theirs.getByRole('button', { name: 'Take over', exact: true }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Take over', exact: true }).click();
  await expect(theirs.getByText(/Taken over\.$/)).toBeVisible();
  await other.close();
});
