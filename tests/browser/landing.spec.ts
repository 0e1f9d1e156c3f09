import { expect, signIn, test } from './product.ts';

/** One of each kind: a page, a list, and a role whose menu decides. All roles: tests/api/landing.test.ts. */
const LANDINGS = [
  ['admin', '/v1/dashboard'],
  ['housekeeping', '/v1/operational/check/list'],
  ['client', '/access-control'],
] as const;

for (const [role, path] of LANDINGS) {
  test(`${role} lands on ${path}`, async ({ page }) => {
    await signIn(page, { email: `${role}@demo.com`, password: role });
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // The root leads there again, and going back does not get caught in it.
    await page.goto('/v1/account');
    await page.getByRole('link', { name: 'Konak' }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/v1/account');
  });
}

test('a visitor at the root signs in, and the query is kept', async ({ page }) => {
  await page.goto('/?x=1');
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.search === '?x=1');
});
