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

test('a long list on paper: each row one below the other, and of a very long one which of how many', async ({
  page,
}) => {
  await enter(page, ADMIN);
  await page.goto('/v1/estates/list?pageSize=100');
  const screenRows = page.locator('.k-long-body > [aria-busy=false]');
  await expect(screenRows.first()).toBeVisible();
  expect(await screenRows.count()).toBeLessThan(60);
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('table', { name: 'Estates' });
  await expect(paper).toHaveCount(1); // what the screen has built is not beside it
  const tops = await paper.locator('tbody tr').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  expect(tops).toHaveLength(100);
  expect(tops.every((top, index) => index === 0 || top - tops[index - 1]! > 20)).toBe(true);
  await page.emulateMedia({ media: null });
  await expect(paper).toHaveAttribute('aria-rowcount', '101');

  await page.goto('/v1/operational/reservations?pageSize=-1');
  await expect(screenRows.first()).toBeVisible();
  // Printed as a browser prints, with nothing but its own word that it is about to.
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(3); // 200 rows, and not the height of 2,000
  expect(sheets).toBeLessThan(15);
  await expect(page.getByRole('table')).toHaveCount(1);
  await page.setViewportSize({ width: 794, height: 1123 }); // A4
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/rows 1–200 of [\d,]+\./)).toBeVisible();
  const end = await page.getByRole('columnheader', { name: 'Remaining' }).boundingBox();
  expect(end!.x + end!.width).toBeLessThanOrEqual(794);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
});

test('the chart takes one sheet across, what is printed after it upright ones', async ({ page }) => {
  const isAcross = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    return Number(width) > Number(height);
  };
  await enter(page, ADMIN);
  await page.goto('/v1/operational/calendar');
  await expect(page.locator('[data-stay]').first()).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4', landscape: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  expect(await isAcross()).toBe(true);
  await page.getByRole('link', { name: 'Konak' }).click(); // within the page, whose style sheets stay
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.locator('.k-tape-screen')).toHaveCount(0);
  expect(await isAcross()).toBe(false);
});
