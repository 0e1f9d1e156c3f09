import { ADMIN, enter, expect, INVESTOR, test } from './product.ts';

test('an owner on a phone, in Turkish: figures, an own stay, and the calendar that shows it', async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, INVESTOR);
  await context.addCookies([{ name: 'language', value: 'tr', url: product.url }]);
  await page.goto('/v1/investor/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Genel bakış' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bu ayki doluluk' })).toContainText('%');
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);

  await page.getByRole('link', { name: 'Kendi konaklamanız için yer ayırt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yeni kişisel konaklama' })).toBeVisible();
  // Far ahead nobody has booked yet; the address fills the form as links from the calendar do.
  await page.goto('/v1/investor/owner-stays/create?estateId=est-0001&from=2031-05-12&to=2031-05-14');
  // The nights that are thought of, among those of the home, before anything is saved.
  await expect(page.locator('.k-month [data-chosen]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page).toHaveURL(/owner-stays\/(?!create)[^/]+$/);
  await expect(page.getByText('2 gece').first()).toBeVisible();

  await page.goto('/v1/investor/reservation-calendar?date=2031-05-01');
  await expect(page.getByText('Kendiniz kalmak için', { exact: false })).toBeVisible();
  await page.goto('/v1/investor/extract');
  await expect(page.getByText('Devreden bakiye')).toBeVisible();
});

test('staff look as an owner: read-only, said on every page, and back', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/investor/dashboard');
  await page.getByRole('link', { name: 'Choose an owner' }).click();
  await expect(page).toHaveURL(/\/v1\/users\/investor$/);
  await page.locator('tbody tr.ant-table-row').first().getByRole('link').first().click();
  await page.locator('summary', { hasText: 'View as owner' }).click();
  await page.getByRole('button', { name: 'View as this owner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByText(/^Previewing as /)).toBeVisible();
  await page.goto('/v1/investor/reservations');
  await expect(page.getByText(/^Previewing as /)).toBeVisible();
  await page.goto('/v1/users/list');
  await expect(page).toHaveURL(/\/not-authorized/);
  await page.goto('/v1/investor/estates');
  await page.getByRole('button', { name: 'Exit preview' }).click();
  await expect(page).toHaveURL(/\/v1\/users\/investor\/show\//);
  await expect(page.getByText(/^Previewing as /)).toHaveCount(0);
});
