import { enter, expect, test } from './product.ts';

test('a file is tried, corrected and imported', async ({ page }) => {
  test.setTimeout(60_000);
  const mark = `Ithal ${String(Date.now())}`;
  const file = (...rows: string[]) => ({
    name: 'suppliers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name;Category;Phone', ...rows].join('\r\n')),
  });
  await enter(page, { email: 'admin@demo.com', password: 'admin' });
  await page.goto('/v1/users/supplier');
  await page.getByRole('button', { name: 'More for this list' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import: Suppliers' });
  const input = dialog.getByLabel('Choose a file').last();

  await input.setInputFiles(file(`${mark} A;Cleaning;0532 111 22 33`, `${mark} B;Nonsense;0532 111 22 34`));
  await expect(dialog.getByRole('row', { name: /B3/ })).toContainText('Nonsense');
  await expect(dialog.getByText('Nothing has been saved yet.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await input.setInputFiles(file(`${mark} A;Cleaning;0532 111 22 33`, `${mark} B;Cleaning;0532 111 22 34`));
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog.getByText('Imported')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('searchbox').fill(mark);
  await expect(page.getByRole('row', { name: mark })).toHaveCount(2);
});
