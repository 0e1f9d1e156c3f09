import type { Locator, Page } from '@playwright/test';
import { ADMIN, apiToken, enter, expect, type Product, test } from './product.ts';

/** Calls the API as the admin, to prepare what a journey needs. */
async function api({ url }: Product) {
  const token = await apiToken({ url, ...ADMIN });
  return async (method: string, path: string, body?: object, headers: object = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
}

/** Days that hardly anybody has booked yet, so that whatever is free stays free. */
const ARRIVAL = '2029-03-12';
const DEPARTURE = '2029-03-16';
const created = (page: Page) => expect(page).toHaveURL(/\/reservations\/show\//);

test('a returning guest is booked in at most seven clicks', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/operational/reservations');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('link', { name: /new|create|add/i }).first());
  // The first field has the focus.
  const stay = page.getByLabel('Check-in – check-out', { exact: true });
  await expect(stay).toBeFocused();
  await click(stay);
  const month = page.locator('.ant-picker-panel').nth(1).locator('.ant-picker-cell-in-view');
  await click(month.nth(9));
  await click(month.nth(13));
  await click(
    page
      .locator('.k-offer[data-free=true]')
      .filter({ hasNot: page.locator('.k-offer-why') })
      .first(),
  );
  // The box has the focus already; Turkish letters need not be typed.
  await expect(page.getByRole('combobox', { name: 'Find a guest by name, phone or e-mail' })).toBeFocused();
  // The chosen home folds the others away; its price a night and the total stand once each.
  await expect(page.locator('.k-offer')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Another home' })).toBeVisible();
  await page.keyboard.type('yilmaz');
  await click(
    page
      .locator('.ant-select-item-option')
      .filter({ hasText: /Yılmaz/ })
      .first(),
  );
  await expect(page.getByRole('complementary', { name: 'Reservation' })).toContainText('Total');
  await click(page.getByRole('button', { name: 'Save on hold' }));
  await created(page);
  await expect(page.getByRole('heading', { level: 1, name: /Yılmaz/ })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(7);
});

test('save and confirm is one write, and a home without a permit is held with the reason', async ({
  page,
  product,
}) => {
  const call = await api(product);
  const asked = `checkIn=2029-05-07&checkOut=2029-05-11`;
  const { items } = (await call('GET', `/availability?${asked}&adults=2&quote=true`)) as {
    items: { estateId: string; isFree: boolean; policy: string[] }[];
  };
  const { items: guests } = (await call('GET', '/guests?pageSize=1')) as { items: { id: string }[] };
  const isLet: Record<string, boolean> = {};
  const { items: estates } = (await call('GET', '/estates?pageSize=-1')) as {
    items: { id: string; permitState: string }[];
  };
  for (const { id, permitState } of estates) isLet[id] = permitState === 'VALID';
  const free = items.filter(({ isFree, policy }) => isFree && policy.length === 0);
  const homes = [true, false].map((wanted) => free.find(({ estateId }) => isLet[estateId] === wanted)?.estateId ?? '');
  expect(homes).not.toContain('');

  await enter(page, ADMIN);
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/reservations'))
      writes.push(`${request.method()} ${pathname}`);
  });
  const book = async (home: string | undefined) => {
    await page.goto(`/v1/operational/reservations/create?${asked}&estateId=${home}&guestId=${guests[0]?.id}`);
    await expect(page.locator('.k-booking-total')).toContainText('Total');
    await page.getByRole('button', { name: /Save and confirm/ }).click();
  };
  await book(homes[0]);
  await created(page);
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  expect(writes).toEqual(['POST /api/reservations']);

  await book(homes[1]);
  await expect(page.getByRole('button', { name: 'Try confirming again' })).toBeVisible();
  await expect(page.getByText(/permit .*cannot be confirmed/)).toHaveCount(1);
  expect(writes).toEqual(['POST /api/reservations', 'POST /api/reservations']);
});

test('on a phone it goes on at the guest once a home is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, ADMIN);
  await page.goto(`/v1/operational/reservations/create?checkIn=${ARRIVAL}&checkOut=${DEPARTURE}`);
  const free = page.locator('.k-offer[data-free=true]').filter({ hasNot: page.locator('.k-offer-why') });
  await free.nth(12).scrollIntoViewIfNeeded();
  await free.nth(12).click();
  const guest = page.getByRole('combobox', { name: 'Find a guest by name, phone or e-mail' });
  await expect(guest).toBeFocused();
  await expect(guest).toBeInViewport({ ratio: 1 });
  // Nothing that sticks to an edge of the screen lies over it.
  const isOpen = () =>
    guest.evaluate((box) => {
      const { x, y, width, height } = box.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === box;
    });
  await expect.poll(isOpen).toBe(true);
});

test('a refused coupon shows the reason and loses nothing; a changed stay fetches its price again', async ({
  page,
  product,
}) => {
  const call = await api(product);
  const { items } = (await call(
    'GET',
    `/availability?checkIn=${ARRIVAL}&checkOut=${DEPARTURE}&adults=2&quote=true`,
  )) as {
    items: { estateId: string; isFree: boolean; policy: string[] }[];
  };
  const home = items.find(({ isFree, policy }) => isFree && policy.length === 0)?.estateId ?? '';
  await enter(page, ADMIN);
  await page.goto(
    `/v1/operational/reservations/create?checkIn=${ARRIVAL}&checkOut=${DEPARTURE}&estateId=${home}&couponCode=NOSUCH`,
  );
  const summary = page.getByRole('complementary', { name: 'Reservation' });
  await expect(summary).toContainText('No coupon has this code.');
  const total = (await summary.locator('.k-booking-total').textContent())!.replace(/^.*Total /, '');
  expect((await page.locator('form').innerText()).split(total)).toHaveLength(2);
  await page.getByRole('button', { name: 'New guest' }).click();
  await page.getByLabel('First name').fill('Işıl');
  // Whoever is half typed is asked about where they stand, and saved with the rest once they are whole.
  await page.getByRole('button', { name: 'Save on hold' }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(page.getByText('This field cannot be empty!')).toHaveCount(1);
  await page.getByLabel('Last name').fill('Kıraç');
  await page.getByLabel('Phone').fill('05321234567');
  await page.getByRole('button', { name: 'Save on hold' }).click();
  await expect(page.getByText('+905321234567')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'No coupon has this code.' })).toBeVisible();
  await expect(page.getByText('Işıl Kıraç')).toBeVisible();
  await page.getByLabel('Coupon').fill('');
  await page.getByRole('button', { name: 'Save on hold' }).click();
  await created(page);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/\/update\//);
  const id = /update\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await page.getByLabel('Adults').fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'The stay has changed. Which price applies?' });
  await expect(question).toContainText('Difference');
  // As many nights: what was agreed holds unless somebody chooses otherwise.
  await expect(question.getByRole('radio', { name: /Keep the agreed price/ })).toBeChecked();
  await question.getByRole('button', { name: 'Save' }).click();
  await created(page);
  const after = (await call('GET', `/reservations/${id}`)) as { adults: number; quote: { isKept: boolean } };
  expect([after.adults, after.quote.isKept]).toEqual([1, true]);
});
