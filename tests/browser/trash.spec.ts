import { ADMIN, apiToken, enter, expect, test } from './product.ts';

test('a supplier made inside of another form, and one deleted, taken back, and brought back from the list', async ({
  page,
  product,
}) => {
  const token = await apiToken({ url: product.url, ...ADMIN });
  const stamp = String(Date.now()).slice(-7);
  const gone = `Gone ${stamp}`;
  const made = await page.request.post('/api/suppliers', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: gone, category: 'CLEANING', phone: `+90532${stamp}` },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await enter(page, ADMIN);

  await test.step('made on the way, it is chosen, and the form around it has lost nothing', async () => {
    await page.goto('/v1/accounting/revenueExpense/recurring/create');
    await page.getByLabel('Description').fill('Boat yard');
    await page.getByRole('combobox', { name: 'Supplier' }).fill(`Yard ${stamp}`);
    await page.getByText('New supplier …').click();
    const drawer = page.getByRole('dialog', { name: 'New supplier' });
    await expect(drawer.getByLabel('Name', { exact: true })).toHaveValue(`Yard ${stamp}`);
    await drawer.getByRole('combobox', { name: 'Category' }).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await drawer.getByLabel('Phone').fill(`+90533${stamp}`);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(`Yard ${stamp}`, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('Boat yard');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  });

  const drop = async () => {
    await page.getByRole('button', { name: `Actions for ${gone}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: `Actions for ${gone}` })).toBeHidden();
  };
  await test.step('one press takes a deletion back', async () => {
    await page.goto('/v1/users/supplier?pageSize=50');
    await page.getByRole('searchbox').fill(gone);
    await drop();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: `Actions for ${gone}` })).toBeVisible();
  });

  await test.step('and the list of what was deleted does, too', async () => {
    await drop();
    await page.getByRole('button', { name: 'More for this list' }).click();
    await page.getByRole('menuitem', { name: 'Deleted' }).click();
    const drawer = page.getByRole('dialog', { name: 'Suppliers: deleted' });
    await drawer.getByRole('button', { name: `Restore ${gone}` }).click();
    await expect(drawer.getByRole('button', { name: `Restore ${gone}` })).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: gone, exact: true }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('restored', { exact: true })).toHaveCount(2);
  });
});
