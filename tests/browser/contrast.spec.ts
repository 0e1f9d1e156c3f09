import type { Locator } from '@playwright/test';
import { ADMIN, enter, expect, test } from './product.ts';

/** How an element looks in the colours that the system has forced on the page. */
const look = async (element: Locator) =>
  element.evaluate((one) => {
    const { backgroundColor, borderTopColor, borderTopStyle, color, outlineStyle, outlineWidth } =
      getComputedStyle(one);
    const hasBorder = borderTopStyle !== 'none' && borderTopColor !== backgroundColor;
    return { ground: backgroundColor, color, hasBorder, ring: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) };
  });

test('in the colours of the system: what is on, where the keyboard is, and what lies on the chart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  await page.getByLabel('E-mail').focus();
  expect((await look(page.locator('.k-field-box').first())).ring).toBeGreaterThanOrEqual(2);
  expect((await look(page.locator('.k-field-box').nth(1))).ring).toBe(0);

  await enter(page, ADMIN);
  await page.goto('/v1/operational/calendar');
  const bar = page.locator('[data-stay]').first();
  await expect(bar).toBeVisible();
  expect((await look(bar)).hasBorder).toBe(true);
  const [on, off] = [true, false].map((pressed) =>
    page
      .locator('#content')
      .getByRole('button', { pressed, name: /^(Day|Week|Month)$/ })
      .first(),
  );
  const [lit, plain] = [await look(on!), await look(off!)];
  expect(lit.ground).not.toBe(plain.ground);
  expect(lit.color).not.toBe(lit.ground);
  const here = await look(page.locator('.k-side .k-menu-link[data-here]'));
  expect(here.ground).toBe(lit.ground);

  await page.goto('/v1/estates/update/est-0001');
  const toggle = page.getByRole('switch').first();
  await expect(toggle).toBeVisible();
  expect((await look(toggle)).hasBorder).toBe(true);
  const before = (await look(toggle)).ground;
  await toggle.click();
  await expect(toggle).toBeChecked();
  expect((await look(toggle)).ground).not.toBe(before);
  await page.getByLabel('Property name').focus();
  expect((await look(page.getByLabel('Property name'))).ring).toBeGreaterThanOrEqual(2);

  await page.goto('/v1/estates/detail/est-0001');
  const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
  await expect(tab(true)).toBeVisible();
  const line = async (selected: boolean) => tab(selected).evaluate((one) => getComputedStyle(one).borderBottomColor);
  expect(await line(true)).not.toBe(await line(false));
});
