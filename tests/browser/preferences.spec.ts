import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { ADMIN, enter, expect, rows, test } from './product.ts';

/** A throttled or busy computer takes its time; what is measured is not how long. */
const SLOW = { timeout: 20_000 }; // ms
const DAYS_30 = 30 * 24 * 60 * 60; // seconds
/** Group, option, and what it writes: attribute and cookie have the same name and value. */
const CHOICES = [
  ['Theme', 'Dark', 'theme', 'dark'],
  ['Primary colour', 'Rose', 'color', 'rose'],
  ['Cards and tables', 'Bordered', 'skin', 'bordered'],
  ['Side menu', 'Expanded', 'menu', 'expanded'],
  ['Navigation', 'Along the top', 'navigation', 'horizontal'],
  ['Density', 'Compact', 'density', 'compact'],
] as const;

/** Both colours and both skins in both themes; what a skin draws has no colour of its own. */
const LOOKS = {
  light: [
    ['amber', 'default'],
    ['graphite', 'bordered'],
  ],
  dark: [
    ['amber', 'bordered'],
    ['graphite', 'default'],
  ],
} as const;

const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Appearance' }).click();
  await expect(page.getByRole('dialog', { name: 'Appearance' })).toBeVisible();
};
const option = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });

test('each choice shows at once, is there after a reload, and stays for 30 days', async ({ page, context }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/estates/list');
  await openDrawer(page);
  for (const [group, name, attribute, value] of CHOICES) {
    await option(page, group, name).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute(`data-${attribute}`, value);
  }
  const now = Date.now() / 1000;
  const cookies = await context.cookies();
  for (const [, , name, value] of CHOICES) {
    const stored = cookies.find((cookie) => cookie.name === name);
    expect(stored?.value, name).toBe(value);
    expect(Math.abs((stored?.expires ?? 0) - now - DAYS_30), name).toBeLessThan(120);
  }

  const answer = await page.reload();
  const html = (await answer?.text()) ?? '';
  for (const [, , name, value] of CHOICES) expect(html).toContain(`data-${name}="${value}"`);
  await openDrawer(page);
  for (const [group, name] of CHOICES) await expect(option(page, group, name)).toBeChecked();

  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect((await context.cookies()).filter(({ name }) => name === 'theme')).toEqual([]);
});

test('the keyboard is enough: open, choose with arrows, close, and the focus is back', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/estates/list');
  const opener = page.getByRole('button', { name: 'Appearance' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await option(page, 'Theme', 'Light').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('compact shows clearly more rows', async ({ page, context, product }) => {
  await enter(page, ADMIN);
  const height = async () => {
    await page.goto('/v1/operational/reservations');
    await expect(rows(page)).toHaveCount(10, SLOW);
    return (await page.locator('.ant-table-tbody').boundingBox())?.height ?? 0;
  };
  const usual = await height();
  await context.addCookies([{ name: 'density', value: 'compact', url: product.url }]);
  expect(await height()).toBeLessThan(usual * 0.75);
});

for (const theme of ['light', 'dark'] as const) {
  test(`nothing flashes while a slow computer loads, ${theme}`, async ({ page, context, product }) => {
    await enter(page, ADMIN);
    await context.addCookies([
      { name: 'theme', value: theme, url: product.url },
      { name: 'color', value: 'violet', url: product.url },
    ]);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // What the page and antd's first elements have, at every frame from the first one on.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        if (document.querySelector('body') && document.querySelector('link[rel=stylesheet]')) {
          seen.add(`page ${getComputedStyle(document.documentElement).backgroundColor}`);
          const table = document.querySelector('.ant-table');
          if (table) seen.add(`table ${getComputedStyle(table).backgroundColor}`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/v1/estates/list');
    await expect(rows(page).first()).toBeVisible(SLOW);
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort());
    const [ground, surface] =
      theme === 'dark' ? ['rgb(12, 24, 29)', 'rgb(18, 35, 42)'] : ['rgb(243, 246, 245)', 'rgb(255, 255, 255)'];
    expect(seen).toEqual([`page ${ground}`, `table ${surface}`]);
  });

  test(`no serious finding on a list and in the drawer, ${theme}, two colours and skins`, async ({
    page,
    context,
    product,
  }) => {
    await enter(page, ADMIN);
    for (const [color, skin] of LOOKS[theme]) {
      const chosen = { theme, skin, color };
      await context.addCookies(Object.entries(chosen).map(([name, value]) => ({ name, value, url: product.url })));
      await page.goto('/v1/operational/reservations');
      await expect(rows(page).first()).toBeVisible(SLOW);
      expect(await findings(page), color).toEqual([]);
      await openDrawer(page);
      await page
        .locator('.ant-drawer-content')
        .evaluate((drawer) => Promise.all(drawer.getAnimations({ subtree: true }).map(({ finished }) => finished)));
      expect(await findings(page), color).toEqual([]);
    }
  });
}
