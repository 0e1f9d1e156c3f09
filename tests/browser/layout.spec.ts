import type { Page } from '@playwright/test';
import { ADMIN, apiToken, enter, expect, rows, test } from './product.ts';

const SUPER_ADMIN = { email: 'superadmin@demo.com', password: 'superadmin' };
const LIST = '/v1/estates/list';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const focused = (page: Page) => page.locator(':focus');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Scrolls and waits until the page has drawn it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    async (y) =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top: y, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    top,
  );

async function openList(page: Page, address = LIST): Promise<void> {
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
}

test('the menu is collapsed at the first visit; pinned, it stays so', async ({ page }) => {
  await enter(page, ADMIN);
  await openList(page);
  const side = page.locator('.k-side-panel');
  const width = async () => (await side.boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(80);
  await side.hover();
  await expect.poll(width).toBeGreaterThan(240);
  await page.getByRole('button', { name: 'Keep menu open' }).click();
  await page.mouse.move(900, 500);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(await width()).toBeGreaterThan(240);
  // Beside the content, not above it.
  expect((await page.locator('#content').boundingBox())?.x).toBeGreaterThan(240);
});

test('on a phone the menu covers the screen and keeps the focus until Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, ADMIN);
  await page.goto(LIST);
  await expect(heading(page)).toBeVisible();
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    // The browser's own buttons come between the last and the first; then nothing of the page has the focus.
    expect(await page.evaluate(() => document.querySelector('#content')?.contains(document.activeElement))).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('everything of a phone’s top bar is there, large enough, and nothing covers anything', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, ADMIN);
  for (const language of ['en', 'tr']) {
    await context.addCookies([{ name: 'language', value: language, url: page.url() }]);
    await page.goto(LIST);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('.k-top-end > .ant-btn[aria-label]')).toHaveCount(3); // the bell comes later
    const boxes = await page.locator('.k-top :is(a, button)').evaluateAll((all) =>
      all
        .map((one) => ({ name: one.getAttribute('aria-label') ?? '', box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
        .map(({ name, box: { left, right, width, height } }) => ({ name, left, right, width, height })),
    );
    expect(boxes).toHaveLength(6);
    for (const [index, { name, left, right, width, height }] of boxes.entries()) {
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      expect(left, name).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      expect(right, name).toBeLessThanOrEqual(390);
    }
  }
});

test('the button to the top appears from 200 px on', async ({ page }) => {
  await enter(page, ADMIN);
  await openList(page, `${LIST}?pageSize=25`);
  await expect(rows(page)).toHaveCount(25);
  const toTop = page.getByRole('button', { name: 'Back to the top' });
  await scrollTo(page, 190);
  await expect(toTop).toHaveCount(0);
  await scrollTo(page, 230);
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(toTop).toHaveCount(0);
});

test('antd’s styles of a list are read, and made in the browser only when they can’t be', async ({ page }) => {
  const made = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('style')].some(({ textContent }) => /^\.ant-btn\{/.test(textContent)),
    );
  const frameOfButton = () =>
    page
      .getByRole('button', { name: 'Filters', exact: true })
      .evaluate((button) => `${getComputedStyle(button).borderRadius} ${getComputedStyle(button).height}`);
  await enter(page, ADMIN);
  await openList(page);
  expect(await made()).toBe(false);
  const read = await frameOfButton();
  await page.route('**/assets/antd-*.css', (route) => route.abort());
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(await made()).toBe(true);
  expect(await frameOfButton()).toBe(read);
});

test('the loading bar runs while a screen loads, and disappears afterwards', async ({ page }) => {
  await enter(page, ADMIN);
  await openList(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/reservations?*', async (route) => {
    await held;
    await route.continue();
  });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('menuitem', { name: 'Reservations', exact: true, expanded: false }).click();
  await menu.getByRole('link', { name: /^Reservations/ }).click();
  await expect(page).toHaveURL(/operational\/reservations/);
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toHaveAttribute('data-state', 'running');
  await expect(bar).toBeVisible();
  answer();
  await expect(rows(page).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a screen starts at its top, back restores the position', async ({ page }) => {
  await enter(page, ADMIN);
  await openList(page, `${LIST}?pageSize=25`);
  await expect(rows(page)).toHaveCount(25);
  const scrolled = page.evaluate(
    async () => new Promise<void>((resolve) => window.addEventListener('scrollend', () => resolve(), { once: true })),
  );
  await scrollTo(page, 900);
  await scrolled;
  // Not by a pointer: it would scroll the link into view first.
  await rows(page)
    .nth(20)
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/estates\/detail\//);
  await expect(page.locator('.k-show')).toBeVisible(); // until then the list's own heading stands
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(25);
  await expect.poll(() => scrollY(page)).toBe(900);
});

test('another company: the product starts anew, in every tab, and shows nothing of the old one', async ({
  page,
  context,
  product,
}) => {
  const token = await apiToken({ url: product.url, ...SUPER_ADMIN });
  const codes = async (tenant: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-tenant-id': tenant };
    const answer = await fetch(`${product.url}/api/estates?pageSize=-1`, { headers });
    return ((await answer.json()) as { items: { code: string }[] }).items.map(({ code }) => code);
  };
  const [demo, bosphorus] = await Promise.all([codes('demo'), codes('bosphorus')]);
  expect(bosphorus.length).toBeGreaterThan(0);
  expect(bosphorus.filter((code) => demo.includes(code))).toEqual([]);

  await enter(page, SUPER_ADMIN);
  await openList(page);
  const other = await context.newPage();
  await openList(other);
  await page.bringToFront(); // a tab behind another draws a frame a second, and clicks wait for frames
  const choose = async (name: RegExp) => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  const leftOf = async (tab: Page, list: readonly string[]) => {
    const shown = await tab.locator('#content').innerText();
    return list.filter((code) => shown.includes(code));
  };

  await page.goto('/v1/estates/create');
  await page.getByLabel('Property name').fill('Half typed');
  await choose(/Bosphorus/);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Property name')).toHaveValue('Half typed');
  await choose(/Bosphorus/);
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).not.toHaveURL(/create/);
  await expect(heading(page)).toBeVisible();

  for (const tab of [page, other]) {
    await expect(tab).not.toHaveURL(/estates/);
    await tab.bringToFront();
    await tab.goto(LIST);
    await expect(rows(tab).first()).toBeVisible();
    expect(await leftOf(tab, demo)).toEqual([]);
    expect((await leftOf(tab, bosphorus)).length).toBeGreaterThan(0);
  }
  await page.bringToFront();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitemradio', { name: /Bosphorus/ })).toBeChecked();
});

test('? opens help, / the search of the list, n a new record, and nothing does while typing', async ({ page }) => {
  await enter(page, ADMIN);
  await openList(page);
  // On an entry of the navigation, where the focus stays after a click.
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first().focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toContainText('Search everything');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('n?g');
  await expect(page.getByRole('searchbox').first()).toHaveValue('n?g');
  await expect(help).toHaveCount(0);
  await page.getByRole('button', { name: /^Account menu/ }).focus();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/estates\/create/);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeFocused();
});

test('from sign-in to a record without a mouse', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(ADMIN.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');

  // Into the menu, which opens for the keyboard, and along it.
  const until = async (name: string | RegExp, key: string) => {
    for (let step = 0; step < 60; step += 1) {
      // Nothing, when what had the focus has just been drawn anew; the next key goes on from there.
      const text = await page.evaluate(() => {
        const one = document.activeElement;
        return one === null || one === document.body ? '' : (one.getAttribute('aria-label') ?? one.textContent);
      });
      if (typeof name === 'string' ? text === name : name.test(text)) return;
      await page.keyboard.press(key);
      // The menu moves the focus in the frame after the key.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    throw new Error(`${key} never leads to ${String(name)}`);
  };
  await until('Keep menu open', 'Tab');
  await page.keyboard.press('Tab');
  await until('Estates', 'ArrowDown');
  if ((await focused(page).getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
  await expect(page.locator(`#menu a[href="${LIST}"]`)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(focused(page)).toHaveAttribute('href', LIST);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Estates');
  await expect(rows(page).first()).toBeVisible();

  const code = await rows(page).first().getByRole('link').first().innerText();
  await page.keyboard.press('/');
  await until(code, 'Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/estates\/detail\//);
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle(/ · Estates · Konak$/);
  expect(await page.title()).toContain(code);
});

test('the navigation along the top goes by keyboard', async ({ page, context, product }) => {
  await context.addCookies([{ name: 'navigation', value: 'horizontal', url: product.url }]);
  await enter(page, ADMIN);
  await openList(page);
  const bar = page.getByRole('navigation', { name: 'Main menu' });
  await bar.getByRole('menuitem').first().focus();
  const before = await focused(page).innerText();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page).innerText()).not.toBe(before);
  await expect(focused(page)).toHaveAttribute('aria-expanded', 'false');
  const button = focused(page);
  const name = await button.innerText();
  // antd gives an opened group five frames to be drawn; on a busy machine a person presses once more.
  const goDown = () =>
    expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(focused(page)).toHaveAttribute('href', /^\//, { timeout: 1000 });
    }).toPass();
  await goDown();
  await expect(bar.getByRole('menuitem', { name, exact: true, expanded: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('menuitem', { name, exact: true, expanded: false })).toBeFocused();
  await goDown();
  const target = (await focused(page).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === target);
  await expect(heading(page)).toBeVisible();
  // Going somewhere closes it; of those that hover opens, one is open at a time; what has no room is under "More".
  await expect(bar.getByRole('menuitem', { expanded: true })).toHaveCount(0);
  for (const group of ['Estates', 'Reservations']) {
    await bar.getByRole('menuitem', { name: group, exact: true, expanded: false }).hover();
    await expect(bar.getByRole('menuitem', { expanded: true })).toHaveText([group]);
  }
  await page.mouse.move(700, 700);
  await expect(bar.getByRole('menuitem', { expanded: true })).toHaveCount(0);
  await expect(bar.getByRole('menuitem', { name: 'More', exact: true })).toHaveCount(0);
  await page.setViewportSize({ width: 992, height: 800 });
  await bar.getByRole('menuitem', { name: 'More', exact: true }).hover();
  await expect(bar.getByRole('menuitem', { name: 'Demo', exact: true })).toBeVisible();
});
