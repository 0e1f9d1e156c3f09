import { ADMIN, enter, expect, test } from './product.ts';

test('a list on paper: all its columns, which of how many rows, and no tools', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/estates/list');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 1400 }); // as wide as a sheet at three quarters
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('combobox')).toBeHidden();
  const last = await page.getByRole('columnheader', { name: /^Permit/ }).boundingBox();
  expect(last!.x + last!.width).toBeLessThanOrEqual(1000);
  await expect(page.getByText(/^1–10 of \d+$/)).toBeVisible();
});

test('the chart takes one sheet', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/operational/calendar');
  await expect(page.locator('[data-stay]').first()).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4', landscape: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
