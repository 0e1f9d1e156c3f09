import { ADMIN, apiToken, enter, expect, INVESTOR, rows, test } from './product.ts';

test('an investor sees only own estates, by the list, by URL and by the API', async ({ page, product }) => {
  const call = async (who: { email: string; password: string }, path: string) => {
    const token = await apiToken({ url: product.url, ...who });
    return fetch(`${product.url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
  };
  type List = { items: { id: string; code: string; investorId?: string }[]; total: number };
  const all = (await (await call(ADMIN, 'estates?pageSize=500')).json()) as List;
  const own = (await (await call(INVESTOR, 'estates?pageSize=500')).json()) as List;
  const foreign = all.items.find((estate) => !own.items.some(({ id }) => id === estate.id));
  expect(own.total).toBeGreaterThan(0);
  expect(own.total).toBeLessThan(all.total);
  expect(foreign).toBeDefined();

  await enter(page, INVESTOR);
  await page.goto('/v1/estates/list');
  await expect(page.getByText(`1–${Math.min(10, own.total)} of ${own.total}`)).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'New' })).toHaveCount(0);

  await page.goto(`/v1/estates/detail/${foreign!.id}`);
  await expect(page.getByText(foreign!.code)).toHaveCount(0);
  await expect(page.getByText('Record not found')).toBeVisible();

  const [refused, missing] = await Promise.all([
    call(INVESTOR, `estates/${foreign!.id}`),
    call(INVESTOR, 'estates/never-there'),
  ]);
  expect(refused.status).toBe(404);
  expect(await refused.text()).toBe(await missing.text());

  // A screen of a resource the role may not list is not there at all.
  await page.goto('/v1/users/list');
  await expect(page.getByRole('columnheader')).toHaveCount(0);
});

test('a visitor must sign in and then returns to the requested page, within the origin only', async ({ page }) => {
  await page.goto('/v1/operational/reservations?pageSize=20');
  await expect(page).toHaveURL(/\/login\?to=/);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/v1\/operational\/reservations\?.*pageSize=20/);
  await expect(rows(page)).toHaveCount(20);

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  for (const key of ['accessToken', 'refreshToken', 'userData', 'userAbilityRules']) {
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  }
  await page.goto('/login?to=//evil.example/');
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/login/);
  expect(new URL(page.url()).host).toBe(new URL(page.url()).host.replace('evil.example', ''));
});

test('an unknown address shows a message and a link home', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/no/such/screen');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});
