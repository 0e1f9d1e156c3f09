import type { Page } from '@playwright/test';
import type { ClientConfig, ClientResource } from '../../src/config/types.ts';
import { ADMIN, apiToken, expect, rows, signIn, test } from './product.ts';

/** Everything the browser refuses or complains about, as it happens. */
async function collect(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('heardViolation', (text: string) => heard.push(text));
  await page.addInitScript(() => {
    const { heardViolation } = globalThis as unknown as { heardViolation: (text: string) => void };
    addEventListener('securitypolicyviolation', (event) => {
      heardViolation(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('console', (message) => {
    // The page of an address that no screen has comes with 404, which Chromium calls an error.
    const isExpected = message.text().includes('status of 404') && message.location().url.endsWith('/no-such-screen');
    if (message.type() === 'error' && !isExpected) heard.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`${page.url()}: ${error.message}`));
  return heard;
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** All resources, as the admin's browser gets them. */
async function resourcesOf(url: string): Promise<readonly ClientResource[]> {
  const headers = { authorization: `Bearer ${await apiToken({ url, ...ADMIN })}` };
  const config = (await (await fetch(`${url}/api/_meta/config`, { headers })).json()) as ClientConfig;
  return Object.values(config.resources);
}

/** Opens the form, its tabs, and makes its text areas grow. */
async function openForm(page: Page): Promise<void> {
  await settled(page);
  for (const tab of await page.getByRole('main').getByRole('tab').all()) await tab.click();
  for (const area of await page.locator('main textarea:visible').all()) await area.fill('1\n2 < 3\n3\n4\n5\n6');
}

test('no screen for visitors does what the content policy forbids', async ({ page }) => {
  const heard = await collect(page);
  await page.goto('/no-such-screen');
  await settled(page);
  for (const screen of ['/not-authorized', '/login']) {
    await page.goto(screen);
    await settled(page);
  }
  await page.getByRole('button', { name: 'Sign in' }).click(); // its own refusals
  expect(heard).toEqual([]);
});

test('no list, page or form does what the content policy forbids', async ({ page, product }) => {
  test.setTimeout(240_000);
  const heard = await collect(page);
  await signIn(page, ADMIN);
  await settled(page);
  for (const { name, routes, can } of await resourcesOf(product.url)) {
    await test.step(name, async () => {
      if (can.includes('list')) {
        await page.goto(routes.list);
        await settled(page);
        const filters = page.getByRole('button', { name: 'Filters', exact: true });
        if (await filters.isVisible()) await filters.click();
        const link = rows(page).first().getByRole('link').first();
        if (can.includes('show') && (await link.count()) > 0) {
          await page.goto((await link.getAttribute('href')) ?? '');
          await settled(page);
          for (const tab of await page.getByRole('main').getByRole('tab').all()) await tab.click();
          const edit = page.getByRole('main').getByRole('link', { name: 'Edit' });
          if (await edit.isVisible()) {
            await edit.click();
            await openForm(page);
          }
        }
      }
      if (can.includes('create')) {
        await page.goto(routes.create);
        await openForm(page);
      }
    });
  }
  expect(heard).toEqual([]);
});

test('no dialog, menu or passing message does what the content policy forbids', async ({ page }) => {
  const heard = await collect(page);
  await signIn(page, ADMIN);
  await page.goto('/v1/operational/reservations');
  await page
    .getByRole('button', { name: 'Unconfirmed' })
    .or(page.getByRole('tab', { name: 'Unconfirmed' }))
    .click();
  await expect(rows(page).first()).toContainText('Pending');
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('dialog').locator('.ant-select').click();
  await page.locator('.ant-select-item-option').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/v1/estates/list');
  await settled(page);
  await rows(page).first().getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(heard).toEqual([]);
});

test('what an attacker would write is refused: inline scripts, handlers, foreign styles, markup from text', async ({
  page,
}) => {
  const heard = await collect(page);
  await page.goto('/login');
  await settled(page);
  const outcome = await page.evaluate(() => {
    const refused = (attempt: () => void): boolean => {
      try {
        attempt();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const place = document.createElement('div');
    document.body.append(place);
    const script = document.createElement('script');
    const style = document.createElement('style');
    style.append('body { --stolen: 1 }');
    document.head.append(style);
    place.innerHTML = '1 < 2 & no tag';
    return {
      markup: refused(() => (place.innerHTML = '<img src=x onerror="globalThis.stolen = 1">')),
      comment: refused(() => place.insertAdjacentHTML('beforeend', '<!-- -->')),
      script: refused(() => (script.text = 'globalThis.stolen = 1')),
      address: refused(() => (script.src = '/assets/any.js')),
      text: place.textContent,
      style: getComputedStyle(document.body).getPropertyValue('--stolen'),
    };
  });
  expect(outcome).toEqual({
    markup: true,
    comment: true,
    script: true,
    address: true,
    text: '1 < 2 & no tag',
    style: '',
  });
  // What the server might be made to write into the page is not run either.
  await page.route('**/login', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<div id="root">', '<script>globalThis.stolen = 1</script>$&');
    await route.fulfill({ response: answer, body });
  });
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
  const kinds = ['require-trusted-types-for', 'style-src-elem', 'script-src-elem'];
  expect(kinds.filter((kind) => heard.some((text) => text.includes(`/login: ${kind} `)))).toEqual(kinds);
});
