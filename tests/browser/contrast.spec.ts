import type { Locator, Page } from '@playwright/test';
import { ADMIN, enter, expect, test } from './product.ts';

/** How an element looks in the colours that the system has forced on the page. */
const look = async (element: Locator) =>
  element.evaluate((one) => {
    const { backgroundColor, borderTopColor, borderTopStyle, color, outlineStyle, outlineWidth } =
      getComputedStyle(one);
    const hasBorder = borderTopStyle !== 'none' && borderTopColor !== backgroundColor;
    return { ground: backgroundColor, color, hasBorder, ring: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) };
  });

/** The ground that the system gives to what is chosen, as a number. */
const highlight = async (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Highlight';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** A step of a row of which one is on. */
const CHOSEN = '.ant-segmented-item-selected';

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
  const chosen = await highlight(page);
  const zoom = (isOn: boolean) => {
    const steps = page.locator('#content .ant-segmented-item');
    return (isOn ? steps.and(page.locator(CHOSEN)) : steps.and(page.locator(`:not(${CHOSEN})`))).first();
  };
  const on = await look(zoom(true));
  const off = await look(zoom(false));
  expect(on.ground).toBe(chosen);
  expect(on.color).not.toBe(chosen);
  expect(off.ground).not.toBe(chosen);
  expect((await look(page.locator('.k-side .ant-menu-item-selected'))).ground).toBe(chosen);

  await page.goto('/v1/estates/update/est-0001');
  const toggle = page.getByRole('switch').first();
  await expect(toggle).toBeVisible();
  expect((await look(toggle)).hasBorder).toBe(true);
  expect((await look(toggle)).ground).not.toBe(chosen);
  await toggle.click();
  await expect(toggle).toBeChecked();
  expect((await look(toggle)).ground).toBe(chosen);
  await page.getByLabel('Property name').focus();
  expect((await look(page.getByLabel('Property name'))).ring).toBeGreaterThanOrEqual(2);

  await page.goto('/v1/estates/detail/est-0001');
  await expect(page.getByRole('tab', { selected: true }).first()).toBeVisible();
  expect((await look(page.locator('.ant-tabs-ink-bar').first())).ground).toBe(chosen);
});
