import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ADMIN, apiToken, enter, expect, rows, signIn, test } from './product.ts';

/** Somebody of this file alone, whose password changes. */
const CLERK = { email: 'clerk@demo.com', password: 'a first password' };
const CHANGED = 'a changed password';

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken') ?? '');
const call = (page: Page, method: string, path: string) =>
  page.evaluate(
    async ([verb, address]) => {
      const Authorization = `Bearer ${localStorage.getItem('accessToken') ?? ''}`;
      return (await fetch(address ?? '', { method: verb ?? '', headers: { Authorization } })).status;
    },
    [method, path],
  );
/** Ends the session of a page on the server, as an operator would. */
const endOnServer = async (page: Page) => expect(await call(page, 'POST', '/api/auth/logout')).toBe(204);

async function makeClerk(url: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${await apiToken({ url, ...ADMIN })}`,
    'content-type': 'application/json',
  };
  const post = (path: string, body: object) =>
    fetch(`${url}/api/users${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const made = await post('', { ...CLERK, name: 'Can', surname: 'Kaya', role: 'Accounting', language: 'en' });
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  expect((await post(`/${id}/actions/activate`, {})).status).toBe(200);
}

async function firstEstate(url: string): Promise<string> {
  const token = await apiToken({ url, ...ADMIN });
  const answer = await fetch(`${url}/api/estates?pageSize=1&view=active`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
}

async function withContext(browser: Browser, url: string, work: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext({ baseURL: url });
  try {
    await work(context);
  } finally {
    await context.close();
  }
}

test('typing comes back after the session has ended in the middle of it, and is saved (R13)', async ({
  page,
  product,
}) => {
  const id = await firstEstate(product.url);
  await enter(page, ADMIN);
  // The stream would tell of the end too, and take the form away before "Save" finds out.
  await page.route('**/api/_meta/events', () => undefined);
  await page.goto(`/v1/estates/update/${id}`);
  const name = page.getByLabel('Property name');
  await name.fill('Typed before the end');
  // So would a badge or a bell that happens to look.
  const reading = '**/api/**';
  await page.route(reading, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await endOnServer(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/login\?to=/);
  await page.unroute(reading);
  await page.getByLabel(/e-?mail/i).fill(ADMIN.email);
  await page.getByLabel(/^password/i).fill(ADMIN.password);
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(name).toHaveValue('Typed before the end');
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/estates\/detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Typed before the end');
  await page.goto(`/v1/estates/update/${id}`);
  await expect(name).toHaveValue('Typed before the end');
  await expect(page.getByText('Your unsaved changes were restored.')).toHaveCount(0);
});

test('two tabs whose token was refused at once renew it once (R13)', async ({ context, page }) => {
  await enter(page, ADMIN);
  const renewals: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals.push(request.url());
  });
  // A token that the server refuses, as one that has ended. No tab of the product stands yet that would renew it alone.
  await page.evaluate(() => localStorage.setItem('accessToken', 'x.y.z'));
  const other = await context.newPage();
  await Promise.all([page.goto('/v1/estates/list'), other.goto('/v1/estates/list')]);
  for (const tab of [page, other]) await expect(rows(tab).first()).toBeVisible();
  expect(renewals).toHaveLength(1);
  expect(await call(page, 'GET', '/api/auth/me')).toBe(200);
});

test('a browser signed out from another one is out at once (S9)', async ({ browser, page, product }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/users/list');
  await expect(rows(page).first()).toBeVisible();
  await withContext(browser, product.url, async (context) => {
    const second = await context.newPage();
    await enter(second, ADMIN);
    await second.goto('/v1/account');
    await second.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await second.getByRole('button', { name: 'Yes, sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(second.getByText('This browser')).toBeVisible();
    await expect(second.getByRole('button', { name: /^Sign out:/ })).toHaveCount(0);
  });
});

test('a changed password signs out the others and goes on here', async ({ browser, page, product }) => {
  await makeClerk(product.url);
  await enter(page, CLERK);
  await page.goto('/v1/estates/list');
  await expect(rows(page).first()).toBeVisible();
  await withContext(browser, product.url, async (context) => {
    const second = await context.newPage();
    await enter(second, CLERK);
    await second.goto('/v1/account');
    await second.getByLabel('Current password').fill('wrong');
    await second.getByLabel('New password').fill(CHANGED);
    await second.getByRole('button', { name: 'Change password' }).click();
    await expect(second.getByText('This is not your current password.')).toBeVisible();
    const before = await tokenOf(second);
    await second.getByLabel('Current password').fill(CLERK.password);
    await second.getByRole('button', { name: 'Change password' }).click();
    await expect(second.getByText('The password was changed.')).toBeVisible();
    expect(await tokenOf(second)).not.toBe(before);
    await expect(page).toHaveURL(/\/login/);
    await second.reload();
    await expect(second.getByRole('heading', { name: 'My account' })).toBeVisible();
  });
  await signIn(page, { ...CLERK, password: CHANGED });
});

test('a session that is not remembered ends with the browser, a remembered one does not', async ({
  context,
  page,
  product,
}) => {
  for (const remember of [false, true]) {
    await page.goto('/login');
    await page.evaluate(
      async ([url, isRemembered]) => {
        const body = JSON.stringify({ email: 'admin@demo.com', password: 'admin', remember: isRemembered });
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
        const found = (await answer.json()) as Record<string, unknown>;
        for (const [key, value] of Object.entries(found)) {
          localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
        }
        localStorage.setItem('tenantId', 'demo');
        if (!isRemembered) {
          localStorage.setItem('endsWithBrowser', '1');
          document.cookie = 'browserOpen=1; path=/; samesite=strict';
        }
      },
      [product.url, remember] as const,
    );
    await page.goto('/v1/account');
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
    // What closing the browser does: cookies without an end go, the storage stays.
    await context.clearCookies();
    await page.reload();
    if (remember) await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
    else await expect(page).toHaveURL(/\/login/);
  }
});
