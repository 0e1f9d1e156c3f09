import { ADMIN, enter, expect, test } from './product.ts';

test('two tabs edit one record: the second save shows who changed what, nothing is silently overwritten', async ({
  page,
  context,
}) => {
  await enter(page, ADMIN);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto('/v1/estates/update/est-0007');
    await expect(tab.getByLabel('Property name')).not.toHaveValue('');
  }
  await page.bringToFront(); // a tab behind another draws a frame a second, and clicks wait for frames
  await page.getByLabel('Property name').fill('First Tab House');
  await page.getByLabel('District').fill('Birinci');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: /First Tab House/ })).toBeVisible();

  await second.bringToFront();
  await second.getByLabel('Property name').fill('Second Tab House');
  await second.getByLabel('Street').fill('İkinci Sokak');
  await second.getByRole('button', { name: 'Save' }).click();
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('Deniz Aydın');
  await expect(dialog).toContainText('Property name');
  await expect(dialog).toContainText('First Tab House');
  await expect(dialog).toContainText('Second Tab House');

  // Going back to the form keeps what was typed.
  await dialog.getByRole('button', { name: 'Back to form' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(second.getByLabel('Property name')).toHaveValue('Second Tab House');

  // Where both changed a field one chooses; the rest of both is kept.
  await second.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('radio', { name: 'Second Tab House' }).check();
  await dialog.getByRole('button', { name: 'Save with these values' }).click();
  await expect(second.getByRole('heading', { name: /Second Tab House/ })).toBeVisible();
  await second.locator('summary', { hasText: 'Place' }).click();
  await expect(second.getByText('Birinci').first()).toBeVisible();
  await expect(second.getByText('İkinci Sokak').first()).toBeVisible();
});
