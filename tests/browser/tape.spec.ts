import type { Page } from '@playwright/test';
import { BLOCK } from '../../src/domain/calendar/axis.ts';
import { addDays, todayIn } from '../../src/domain/calendar/iso-date.ts';
import { findings } from './findings.ts';
import { ADMIN, apiToken, enter, expect, test } from './product.ts';

type Booked = { readonly id: string; readonly code: string; readonly version: number };
type Found = Booked & { readonly checkIn: string; readonly checkOut: string };
type Api = (method: string, path: string, body?: object, version?: number) => Promise<Found>;

/** Pixels a day at the usual zoom. */
const DAY = 38;
const NAMES = 216;
const FOOT = 44;
/** Beyond all seeded stays. */
const FROM = addDays(todayIn(new Date()), 220);

function apiOf(url: string, token: string): Api {
  return async (method, path, body, version) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Found;
  };
}
const first = async (api: Api, path: string): Promise<string> => {
  const { items } = (await api('GET', path)) as unknown as { items: readonly { id: string }[] };
  return items[0]!.id;
};

/** Two stays of one estate with three free nights between; tests shift them by months, so that none meets another's. */
async function book(api: Api, months: number) {
  const checkIn = addDays(FROM, months * 30);
  const shared = {
    estateId: await first(api, '/estates?status=ACTIVE&sortBy=code&sortDirection=ASC&pageSize=5'),
    salesChannelId: await first(api, '/sales-channels?isActive=true'),
    guestId: await first(api, '/guests'),
    adults: 1,
  };
  const stay = (from: number, more: object = {}): Promise<Booked> => {
    const dates = { checkIn: addDays(checkIn, from), checkOut: addDays(checkIn, from + 7) };
    return api('POST', '/reservations', { ...shared, ...dates, ...more });
  };
  return { checkIn, one: await stay(0), two: await stay(10), stay };
}
const bar = (page: Page, { id }: Booked) => page.locator(`[data-stay="${id}"]`);
async function drag(page: Page, booked: Booked, days: number, by: 'middle' | 'end' = 'middle'): Promise<void> {
  const box = (await bar(page, booked).boundingBox())!;
  const x = by === 'end' ? box.x + box.width - 3 : box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (days * DAY) / 2, y, { steps: 4 });
  await page.mouse.move(x + days * DAY, y, { steps: 4 });
}
const open = (page: Page, checkIn: string) => page.goto(`/v1/operational/calendar?date=${addDays(checkIn, -3)}`);

test('a stay is dragged to other days, priced again, and undone', async ({ page, product }) => {
  const api = apiOf(product.url, await apiToken({ url: product.url, ...ADMIN }));
  const { checkIn, one } = await book(api, 0);
  await enter(page, ADMIN);
  await open(page, checkIn);
  const { x } = (await bar(page, one).boundingBox())!;
  await drag(page, one, 2);
  await expect(page.locator('.k-tape-bar-ghost')).toContainText('Available');
  await page.mouse.up();
  // As many nights: nobody is charged more by a hand that moved them. Both prices are seen.
  await expect(page.getByRole('radio', { name: /^Keep the agreed price.*\d/ })).toBeChecked();
  const anew = page.getByRole('radio', { name: /^Recalculate the price.*\d/ });
  await anew.check();
  await page
    .getByRole('dialog', { name: `${one.code}?` })
    .getByRole('button', { name: 'Save change' })
    .click();
  await expect(page.getByText(`${one.code} changed.`)).toBeVisible();
  expect((await api('GET', `/reservations/${one.id}`)).checkIn).toBe(addDays(checkIn, 2));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await api('GET', `/reservations/${one.id}`)).checkIn).toBe(checkIn);
  await expect.poll(async () => (await bar(page, one).boundingBox())?.x).toBe(x);
  // TC1: an edge that is moved by less than half a day changes nothing, and asks nothing.
  await drag(page, one, 0.45, 'end');
  await expect(page.locator('.k-tape-bar-ghost')).toContainText('Available');
  await page.mouse.up();
  await expect(page.locator('.k-tape-bar-ghost')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  // At its end it is made longer; pointed at, it tells its guest and all that it shows.
  await drag(page, one, 1, 'end');
  await expect(page.getByText(/8 nights.*Available/).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await bar(page, one).hover();
  await expect(page.getByRole('tooltip')).toContainText(one.code);
  expect(await page.getByRole('tooltip').locator('strong').textContent()).not.toBe('');
});

test('TC4: a drop on taken nights is refused by name; through the tray two stays change places', async ({
  page,
  product,
}) => {
  const api = apiOf(product.url, await apiToken({ url: product.url, ...ADMIN }));
  const { checkIn, one, two } = await book(api, 1);
  await enter(page, ADMIN);
  await open(page, checkIn);
  await drag(page, one, 5);
  await expect(page.locator('.k-tape-bar-ghost')).toContainText(` · ${two.code}`);
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: `${one.code}?` });
  await expect(dialog.getByRole('alert')).toContainText(two.code);
  await expect(dialog.getByRole('button', { name: 'Save change' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await api('GET', `/reservations/${one.id}`)).checkIn).toBe(checkIn);
  // What stands in the way is lifted instead, and put down on the days that become free: they change places.
  await drag(page, one, 10);
  await page.mouse.up();
  await dialog.getByRole('button', { name: `Put ${two.code} in the tray` }).click();
  const tray = page.getByRole('region', { name: 'Planned moves' });
  await expect(tray.getByRole('button', { name: 'Save the plan' })).toBeDisabled();
  await page.reload();
  await tray.getByRole('button', { name: `Place… ${two.code}` }).click();
  const place = page.getByRole('dialog', { name: `${two.code}?` });
  await place.getByLabel('From').fill(checkIn);
  await place.getByLabel('Until').fill(addDays(checkIn, 7));
  await expect(place.getByRole('status')).toContainText('Available');
  await place.getByRole('button', { name: 'Add to plan' }).click();
  await tray.getByRole('button', { name: 'Save the plan' }).click();
  await expect(page.getByText('2 reservations moved.')).toBeVisible();
  await expect(tray).toBeHidden();
  expect((await api('GET', `/reservations/${one.id}`)).checkIn).toBe(addDays(checkIn, 10));
  expect((await api('GET', `/reservations/${two.id}`)).checkIn).toBe(checkIn);
});

test('by keys: opened, moved a day, and given up with Escape; the panel shows who leaves that day', async ({
  page,
  product,
}) => {
  const api = apiOf(product.url, await apiToken({ url: product.url, ...ADMIN }));
  const { checkIn, one, stay } = await book(api, 2);
  const before = await stay(-7, { plannedDeparture: '20:00' });
  await enter(page, ADMIN);
  await open(page, checkIn);
  await bar(page, one).click();
  await expect(page.getByRole('complementary', { name: 'Reservation' })).toContainText(one.code);
  await expect.poll(() => new URL(page.url()).searchParams.get('open')).toBe(one.id);
  const turnover = page.getByRole('complementary', { name: 'Reservation' }).locator('.k-stay-turnovers li');
  await expect(turnover).toHaveCount(1);
  await expect(turnover).toContainText(/On arrival.*leaves at 20:00, this stay arrives from.*Tight/);
  await turnover.getByRole('button', { name: before.code }).click();
  await expect(page.getByRole('complementary', { name: 'Reservation' })).toContainText(
    /On departure.*this stay leaves at/,
  );
  expect(new URL(page.url()).searchParams.get('open')).toBe(before.id);
  const grid = page.getByRole('grid');
  await grid.focus();
  await grid.press('m');
  await grid.press('ArrowRight');
  await expect(page.locator('.k-tape-bar-ghost')).toBeVisible();
  await grid.press('Escape');
  await expect(page.locator('.k-tape-bar-ghost')).toBeHidden();
  await grid.press('m');
  await grid.press('ArrowRight');
  await grid.press('Enter');
  await page.getByRole('button', { name: 'Save change' }).click();
  await expect(page.getByText(`${one.code} changed.`)).toBeVisible();
  expect((await api('GET', `/reservations/${one.id}`)).checkIn).toBe(addDays(checkIn, 1));
  // The question has gone; the next Escape is the panel's.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Reservation' })).toBeHidden();
});

test('an empty range is booked for a new guest beside the chart, in at most seven clicks', async ({
  page,
  product,
}) => {
  const api = apiOf(product.url, await apiToken({ url: product.url, ...ADMIN }));
  const { checkIn, one } = await book(api, 3);
  await enter(page, ADMIN);
  await open(page, checkIn);
  const box = (await bar(page, one).boundingBox())!;
  // From the day on which the stay leaves to the third after it; wherever in these days.
  const x = box.x + box.width;
  const y = box.y + box.height / 2;
  await page.mouse.move(x + DAY * 0.3, y);
  await page.mouse.down();
  await page.mouse.move(x + DAY * 2, y, { steps: 4 });
  await page.mouse.move(x + DAY * 2.7, y, { steps: 4 });
  await page.mouse.up();
  let clicks = 1;
  const click = async (name: string | RegExp) => {
    clicks += 1;
    await page.getByRole('button', { name }).click();
  };
  const panel = page.getByRole('complementary', { name: 'New reservation' });
  // Other than booking them is offered without scrolling.
  await expect(panel.getByRole('button', { name: 'Block these nights instead' })).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('combobox', { name: /^Find a guest/ })).toBeFocused();
  await page.keyboard.type('Tuana Bordüren');
  await expect(page.locator('.ant-select-item-option', { hasText: 'New guest: Tuana Bordüren' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Phone')).toBeFocused();
  // Escape throws nothing away unasked.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard this booking?' }).getByRole('button', { name: 'Continue' }).click();
  // A hurried person does not wait until the guest is saved; the booking does.
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/guests', async (route) => {
    if (route.request().method() === 'POST') await isAnswered;
    await route.continue();
  });
  await click('Save guest');
  await expect(panel).toContainText('Total');
  await expect(page.locator('.k-tape-bar-wanted')).toBeVisible();
  await click('Save on hold');
  answer();
  const shown = page.getByRole('complementary', { name: 'Reservation', exact: true });
  await expect(shown).toContainText('Tuana Bordüren');
  expect(clicks).toBeLessThanOrEqual(7);
  const address = new URL(page.url());
  expect([address.pathname, address.searchParams.get('book')]).toEqual(['/v1/operational/calendar', null]);
  const made = await api('GET', `/reservations/${address.searchParams.get('open')}`);
  expect([made.checkIn, made.checkOut]).toEqual([addDays(checkIn, 7), addDays(checkIn, 10)]);
});

test('AV7: nights of several homes are blocked at once by keys; the menu changes and releases them', async ({
  page,
  product,
}) => {
  const api = apiOf(product.url, await apiToken({ url: product.url, ...ADMIN }));
  const { checkIn, one } = await book(api, 5);
  await enter(page, ADMIN);
  await open(page, checkIn);
  await bar(page, one).click();
  const grid = page.getByRole('grid');
  await grid.focus();
  await grid.press('ArrowRight');
  await grid.press('n');
  await grid.press('Shift+ArrowDown');
  await grid.press('Enter');
  // Controls are as high as each other, and as everything else.
  const kind = page.locator('.ant-select', { has: page.getByRole('combobox', { name: 'Kind' }) });
  for (const control of [kind, page.getByRole('button', { name: 'Filters', includeHidden: true })]) {
    expect((await control.boundingBox())!.height).toBe(36);
  }
  await page.getByLabel('Note').fill('Boiler');
  await page.getByRole('button', { name: 'Block 2 homes' }).click();
  await expect(page.getByText('2 homes are blocked.')).toBeVisible();
  const blocked = page.locator('[data-block][aria-label*=Boiler]');
  await expect(blocked).toHaveCount(2);
  await blocked.first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: /^B-/ });
  await dialog.getByLabel('Until').fill(addDays(checkIn, 12));
  await dialog.getByRole('button', { name: 'Save change' }).click();
  await expect(dialog.getByRole('alert')).toContainText('R-');
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(blocked).toHaveCount(1);
});

test('TC5: others’ changes arrive, the place stays; so it does after a reload and Back', async ({ page, product }) => {
  const api = apiOf(product.url, await apiToken({ url: product.url, ...ADMIN }));
  const { checkIn, one } = await book(api, 4);
  await enter(page, ADMIN);
  await open(page, checkIn);
  const before = (await bar(page, one).boundingBox())!;
  await api('PATCH', `/reservations/${one.id}`, { checkIn: addDays(checkIn, 1), checkOut: addDays(checkIn, 8) }, 1);
  await expect.poll(async () => Math.round((await bar(page, one).boundingBox())!.x - before.x)).toBe(DAY);
  await bar(page, one).click();
  const grid = page.getByRole('grid');
  // The plane of days begins at a whole block, which may be another one after a reload: the day itself is in the address.
  const place = () => grid.evaluate(({ scrollTop, scrollLeft }, block) => [scrollTop, scrollLeft % block], BLOCK * DAY);
  const day = () => new URL(page.url()).searchParams.get('date');
  await grid.evaluate((chart) => chart.scrollBy(3 * 38, 480));
  await expect(page).toHaveURL(/row=12/);
  const [top, left] = await place();
  const seen = day();
  expect([top, seen]).toEqual([480, checkIn]);
  await page.reload();
  await expect.poll(place).toEqual([top, left]);
  expect(day()).toBe(seen);
  await page.getByRole('link', { name: 'Open full page' }).click();
  await expect(page).toHaveURL(/\/reservations\/show\//);
  await page.goBack();
  await expect.poll(place).toEqual([top, left]);
  expect(day()).toBe(seen);
  // A hand that goes along the last row in sight stays on it.
  const { x, y, height } = (await grid.boundingBox())!;
  const last = y + height - FOOT - 8;
  await page.mouse.move(x + NAMES + 3 * DAY, last);
  await page.mouse.down();
  await page.mouse.move(x + NAMES + 9 * DAY, last, { steps: 20 });
  await expect(page.locator('.k-tape-bar-ghost')).toBeVisible();
  expect(await place()).toEqual([top, left]);
  // Over the counts it goes on.
  await page.mouse.move(x + NAMES + 9 * DAY, y + height - 10);
  await expect.poll(async () => (await place())[0]).toBeGreaterThan(480);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('scrolled far, years ahead, only what is seen is in the page; no serious finding', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/operational/calendar');
  await expect(page.locator('[data-stay]').first()).toBeVisible();
  await page.getByRole('grid').evaluate((grid) => grid.scrollBy(1200 * 38, 300));
  await expect(page).toHaveURL(/date=20(29|30)-/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await page.getByRole('grid').locator('*').count()).toBeLessThan(1500);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.locator('[aria-current=date]')).toBeVisible();
  // What is written in a bar whose beginning is scrolled away stays in sight.
  const begun = page.locator('[data-stay][style*=text-indent]').first();
  await expect(begun).toBeVisible();
  const [seen, edge] = await Promise.all([begun.boundingBox(), page.locator('.k-tape-names').boundingBox()]);
  expect(seen!.x).toBeLessThan(edge!.x + edge!.width);
  await expect(page.locator('[data-stay]').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
