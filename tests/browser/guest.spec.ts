import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { ADMIN, enter, expect, signIn, test } from './product.ts';

const SCREENS = ['/login', '/register', '/forgot-password', '/not-authorized?to=/v1/users/list', '/v1/no/such/screen'];
const fill = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('a person who requests an account sees the next steps', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Request an account' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Surname').fill('Kaya');
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('yedi kedi uyur');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('E-mail').fill('ada@konak.test');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused();
});

test('a forgotten password gets the same answer for known and unknown addresses', async ({ page }) => {
  const texts: string[] = [];
  for (const email of [ADMIN.email, 'nobody@konak.test']) {
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    texts.push(await page.getByRole('main').innerText());
  }
  expect(texts[0]).toBe(texts[1]);
});

test('too many attempts: the button waits, also after a reload, and opens again', async ({ page }) => {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '4' }, json: {} }),
  );
  await page.goto('/login');
  await fill(page, ADMIN);
  const button = page.getByRole('button', { name: 'Sign in' });
  await expect(button).toBeDisabled();
  await page.reload();
  await expect(button).toBeDisabled();
  await expect(page.getByText(/Try again in/).first()).toBeVisible();
  await expect(button).toBeEnabled();
});

test('a screen of another role is not authorized; a person with the right signs in and is there', async ({ page }) => {
  await enter(page, { email: 'housekeeping@demo.com', password: 'housekeeping' });
  await page.goto('/v1/users/list?q=a#b');
  await expect(page.getByRole('heading', { name: 'You are not authorized' })).toBeVisible();
  await expect(page).toHaveURL(/\/not-authorized\?to=/);
  await expect(page.getByText('/v1/users/list')).toHaveCount(0); // an address tells nobody what they may not see
  await page.getByRole('button', { name: 'Sign in as someone else' }).click();
  await fill(page, ADMIN);
  await expect(page).toHaveURL(/\/v1\/users\/list/);
});

test('a refused session leads to sign-in once, whichever call was refused', async ({ page }) => {
  await enter(page, ADMIN);
  let refreshes = 0;
  await page.route('**/api/**', (route) => {
    if (route.request().url().endsWith('/auth/refresh')) refreshes += 1;
    return route.fulfill({ status: 401, json: {} });
  });
  const visited: string[] = [];
  await page.goto('/v1/estates/list?a=b#c');
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await expect(page.getByText(/Your session has expired/)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('to')).toMatch(/^\/v1\/estates\/list\?a=b/);
  expect(refreshes).toBe(1);
  expect(visited.filter((url) => url.includes('/login')).length).toBeLessThanOrEqual(1);
});

test('signing out in one tab signs out the other, and signing in signs both in', async ({ page, context }) => {
  await signIn(page, ADMIN);
  const other = await context.newPage();
  await other.goto('/v1/users/list');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.bringToFront(); // a tab behind another draws a frame a second, and clicks wait for frames
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other.getByText(/signed out in another tab/)).toBeVisible();
  await fill(page, ADMIN);
  await expect(page).not.toHaveURL(/login/);
  await expect(other).toHaveURL(/\/v1\/users\/list/);
});

for (const [theme, language] of [
  ['light', 'en'],
  ['dark', 'tr'],
] as const) {
  test(`no finding and no sideways scrolling without sign-in, ${theme}, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await context.addCookies([
      { name: 'theme', value: theme, url: product.url },
      { name: 'language', value: language, url: product.url },
    ]);
    const found: string[] = [];
    const look = async (screen: string) => {
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      found.push(...(await findings(page, { isStrict: true })).map((finding) => `${screen}: ${finding}`));
    };
    await look('/login'); // as wide as a desk
    await page.setViewportSize({ width: 390, height: 844 });
    for (const screen of SCREENS) {
      await look(screen);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, screen).toBeLessThanOrEqual(0);
    }
    expect(found).toEqual([]);
  });
}
