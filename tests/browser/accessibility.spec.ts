import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { ADMIN, enter, expect, goInside, test } from './product.ts';

const SCREENS = {
  'the daily work': ['/v1/dashboard', '/v1/operational/check/list', '/v1/account', '/access-control'],
  'the product': [
    '/v1/estates/list',
    '/v1/operational/reservations',
    '/v1/operational/reservations/create',
    '/v1/estates/detail/est-0001',
    '/v1/estates/update/est-0001',
  ],
  'the demo': [
    '/apps/ecommerce/order/list',
    '/apps/academy/my-course',
    '/apps/invoice/preview/4987',
    '/v1/no/such/screen',
  ],
} as const;
const LOOKS = [
  ['light', 'en'],
  ['dark', 'tr'],
] as const;

/** Loads the first screen and goes to the others inside the product; the last one stays until the next is there. */
async function* eachOf(page: Page, screens: readonly string[]): AsyncGenerator<string> {
  for (const [index, screen] of screens.entries()) {
    if (index === 0) await page.goto(screen);
    else {
      const last = await page.title();
      await goInside(page, screen);
      await expect.poll(() => page.title()).not.toBe(last);
    }
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    yield screen;
  }
}

for (const [part, screens] of Object.entries(SCREENS)) {
  for (const [theme, language] of LOOKS) {
    test(`no serious finding on any screen of ${part}, ${theme}, ${language}`, async ({ page, context, product }) => {
      await context.addCookies([
        { name: 'theme', value: theme, url: product.url },
        { name: 'language', value: language, url: product.url },
      ]);
      const found: string[] = [];
      await enter(page, ADMIN);
      for await (const screen of eachOf(page, screens)) {
        found.push(...(await findings(page)).map((finding) => `${screen}: ${finding}`));
      }
      expect(found).toEqual([]);
    });
  }
}

for (const [theme, language] of LOOKS) {
  test(`no finding in the drawers of news and help, ${theme}, ${language}`, async ({ page, context, product }) => {
    await context.addCookies([
      { name: 'theme', value: theme, url: product.url },
      { name: 'language', value: language, url: product.url },
    ]);
    await enter(page, ADMIN);
    await page.goto('/v1/account');
    const drawer = page.getByRole('dialog');
    await page.getByRole('button', { name: /^(Notifications|Bildirimler)/ }).click();
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
    const found = await findings(page, { within: '.ant-drawer-content', isStrict: true });
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(drawer.getByRole('heading').nth(1)).toBeVisible();
    found.push(...(await findings(page, { within: '.ant-drawer-content', isStrict: true })));
    expect(found).toEqual([]);
  });
}

test('a phone shows the same work: menu, list as cards, form in one column, no sideways scrolling', async ({
  page,
}) => {
  test.setTimeout(90_000); // more than a dozen screens
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, ADMIN);
  for await (const screen of eachOf(page, Object.values(SCREENS).flat())) {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, screen).toBeLessThanOrEqual(0);
  }
  // The last one was not found, which has a layout of its own.
  await page.goto('/v1/estates/list');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('menuitem', { name: 'Reservations', exact: true, expanded: false }).click();
  await menu.getByRole('link', { name: /^Reservations/ }).click();
  await expect(page).toHaveURL(/operational\/reservations/);
});
