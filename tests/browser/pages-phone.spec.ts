import { ADMIN, enter, expect, test } from './product.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a payment and an owner on a phone: who and where above, the code below, nothing too long', async ({ page }) => {
  await enter(page, ADMIN);
  // Other journeys give back money while this one runs: their refunds may fill the first rows.
  await page.goto(
    '/v1/accounting/reservation-payments?filters[0][field]=kind&filters[0][operator]=eq&filters[0][value]=COLLECTION',
  );
  const card = page.locator('.k-card').first();
  await expect(card.getByRole('link').first()).toHaveText(/ · /);
  await expect(card.locator('dd').first()).toHaveText(/[₺€$£]/);
  await expect(card.locator('dd').last()).toHaveText(/^P-\d+$/);
  const search = page.getByRole('searchbox');
  const more = page.getByRole('button', { name: 'More tools' });
  const apart = async () => {
    const [left, right] = await Promise.all([search.boundingBox(), more.boundingBox()]);
    return Math.abs((left?.y ?? 0) - (right?.y ?? 99));
  };
  // What comes above them late moves both.
  await expect.poll(apart).toBeLessThan(12);
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await more.click();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();

  await card.getByRole('link').first().click();
  // The list stands until the page is there.
  await expect(page.locator('.k-list')).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(/P-\d/);
  await expect(page.getByText(/^P-\d+$/)).toBeVisible();
  await page.getByRole('heading', { name: 'History' }).click();

  await page.goto('/v1/users/investor');
  await page.locator('.k-card').first().getByRole('link').first().click();
  await expect(
    page.getByRole('complementary', { name: 'In brief' }).getByRole('heading', { name: 'Contact' }),
  ).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(2400);
});
