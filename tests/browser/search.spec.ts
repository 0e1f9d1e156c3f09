import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { ADMIN, apiToken, enter, expect, test } from './product.ts';

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const options = (page: Page) => page.getByRole('dialog').getByRole('option');
const open = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
};

/** At a screen that shows its data: by then the keys are heard, which a button that is only drawn does not say. */
const start = async (page: Page) => {
  await enter(page, ADMIN);
  await page.goto('/v1/users/list');
  await expect(page.locator('.k-list')).toHaveAttribute('aria-busy', 'false');
};

/** A guest whose name no seed has. @returns the id */
async function makeGuest(url: string): Promise<string> {
  const headers = {
    authorization: `Bearer ${await apiToken({ url, ...ADMIN })}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ firstName: 'Gülşah', lastName: 'Çağlayanöz', nationality: 'TR' });
  const answer = await fetch(`${url}/api/guests`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

test('Ctrl-K, a name with a typo and Turkish letters, Enter: the record', async ({ page, product }) => {
  const id = await makeGuest(product.url);
  await start(page);
  await open(page);
  // Letters of both kinds, and two of them in the wrong order.
  await page.keyboard.type('gülşah cağlaynaöz');
  await expect(options(page).first()).toContainText('Gülşah Çağlayanöz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname.endsWith(`/${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Çağlayanöz');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What was opened stands on top of the next search.
  await open(page);
  await expect(options(page).first()).toContainText('Gülşah Çağlayanöz');
});

test('an action is found by its words and run', async ({ page }) => {
  await start(page);
  await open(page);
  await page.keyboard.type('new reservation');
  await expect(options(page).filter({ hasText: 'New reservation' }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v1\/operational\/reservations\/create$/);
});

test('Escape clears, then closes, and the focus returns', async ({ page }) => {
  await start(page);
  const button = page.getByRole('button', { name: 'Search everything' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('villa');
  await expect(field(page)).toHaveValue('villa');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('text typed before the search has loaded is not lost', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/Palette-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await start(page);
  const button = page.getByRole('button', { name: 'Search everything' });
  await expect(button).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('new reservation');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(field(page)).toHaveValue('new reservation');
});

test('an answer that comes late is dropped (R12)', async ({ page }) => {
  const answer = (title: string) => ({
    json: {
      groups: [
        {
          resource: 'estates',
          label: 'Estates',
          icon: 'HomeOutlined',
          items: [{ id: 'e', title, subtitle: '', path: '/v1/estates/detail/est-0001', matched: [] }],
        },
      ],
    },
  });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let answered: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answered = resolve));
  await page.route('**/api/search?*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q');
    if (q === 'slow') {
      await held;
      // The browser may have hung up already, which is one right way of dropping it.
      await route.fulfill(answer('Slow answer')).catch(() => undefined);
      answered();
    } else await route.fulfill(answer(`Answer to ${q}`));
  });
  await start(page);
  await open(page);
  const asked = page.waitForRequest((request) => request.url().includes('q=slow'));
  await page.keyboard.type('slow');
  await asked;
  await field(page).fill('quick');
  await expect(options(page).filter({ hasText: 'Answer to quick' })).toBeVisible();
  letGo();
  await isAnswered;
  // One more question and its answer: whatever the late one would have done is done by now.
  await field(page).fill('quicker');
  await expect(options(page).filter({ hasText: 'Answer to quicker' })).toBeVisible();
  await expect(options(page).filter({ hasText: 'Slow answer' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the search is as large as the screen, and every line as a thumb', async ({ page }) => {
    await start(page);
    const button = page.getByRole('button', { name: 'Search everything' });
    const size = await button.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button.tap();
    await field(page).fill('villa');
    await expect(options(page).first()).toBeVisible();
    const dialog = await page.getByRole('dialog').boundingBox();
    expect(dialog).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const targets = [...(await options(page).all()), field(page), page.getByRole('button', { name: 'Close' })];
    for (const target of targets) expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

for (const [theme, language, typed] of [
  ['light', 'en', 'villa'],
  ['dark', 'tr', 'yeni'],
] as const) {
  test(`no serious finding on the open search, ${theme}, ${language}`, async ({ page, context, product }) => {
    await context.addCookies([
      { name: 'theme', value: theme, url: product.url },
      { name: 'language', value: language, url: product.url },
    ]);
    const found: Record<string, string[]> = {};
    const look = async (state: string) => {
      found[state] = await findings(page);
    };
    await start(page);
    await open(page);
    await expect(options(page).first()).toBeVisible();
    await look('empty');
    await page.keyboard.type(typed);
    await expect(options(page).first()).toContainText(typed, { ignoreCase: true });
    await look('found');
    await page.keyboard.type(' qqqq zzzz');
    await expect(options(page)).toHaveCount(0);
    await look('nothing');
    expect(found).toEqual({ empty: [], found: [], nothing: [] });
  });
}
