import { collect, settled } from './policy.ts';
import { ADMIN, enter, expect, openPending, rows, signIn, test } from './product.ts';

test('no screen for visitors does what the content policy forbids', async ({ page }) => {
  const heard = await collect(page);
  await page.goto('/no-such-screen');
  await settled(page);
  for (const screen of ['/not-authorized', '/not-authorized?to=/v1/users/list', '/register', '/forgot-password']) {
    await page.goto(screen);
    await settled(page);
  }
  await page.getByLabel('E-mail').fill('nobody@konak.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto('/register');
  await page.getByLabel('Password', { exact: true }).fill('yedi kedi uyur'); // how strong it is, drawn
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.goto('/login');
  await settled(page);
  await page.getByRole('button', { name: 'Sign in' }).click(); // its own refusals
  expect(heard).toEqual([]);
});

test('no dialog, menu or passing message does what the content policy forbids', async ({ page }) => {
  const heard = await collect(page);
  await enter(page, ADMIN);
  await openPending(page);
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('dialog').locator('.ant-select').click();
  await page.locator('.ant-select-item-option').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/ Confirmed\.$/)).toBeVisible();
  await page.goto('/v1/estates/list');
  await settled(page);
  await rows(page).first().getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(heard).toEqual([]);
});

test('nothing that opens beside a screen does what the content policy forbids', async ({ page }) => {
  const heard = await collect(page);
  await signIn(page, ADMIN);
  await settled(page);
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('dialog').getByRole('combobox');
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.fill('villa <b>');
  await expect(page.getByRole('dialog').getByText('Nothing found for “villa <b>”')).toBeVisible();
  await search.fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Appearance' }).click();
  const drawer = page.getByRole('dialog', { name: 'Appearance' });
  // How wide the side menu is cannot be chosen once the menu lies along the top.
  const sideMenu = drawer.getByRole('group').filter({ hasText: 'Only with the menu at the side.' });
  const groups = drawer.getByRole('group').filter({ hasNotText: /Side menu|Language/ });
  await expect(groups).not.toHaveCount(0);
  for (const group of await groups.all()) {
    const last = group.getByRole('radio').last();
    await last.click({ force: true });
    // What is chosen comes back from React, and not with the click.
    await expect(last).toBeChecked();
  }
  await expect(sideMenu.getByRole('radio').last()).toBeDisabled();
  await drawer.getByRole('radio', { name: 'Türkçe' }).click({ force: true });
  await page.getByRole('dialog', { name: 'Görünüm' }).getByRole('radio', { name: 'English' }).click({ force: true });
  await drawer.getByRole('button', { name: 'Reset to defaults' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await expect(page.getByRole('heading', { name: 'Where I am signed in' })).toBeVisible();
  await settled(page);
  await page.getByRole('main').locator('input[type=password]').last().fill('yedi kedi uyur');
  expect(heard).toEqual([]);
});

test('no list or calendar of a form does what the content policy forbids', async ({ page }) => {
  const heard = await collect(page);
  await enter(page, ADMIN);
  await page.goto('/v1/estates/create');
  await settled(page);
  const main = page.getByRole('main');
  const layer = page.locator(
    '.ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)',
  );
  // Free words have the role but nothing to open: their field shows no arrow.
  const lists = main.locator('.ant-select:has(.ant-select-arrow), .ant-select:has(.ant-select-suffix)');
  const calendars = main.locator('.ant-picker');
  // The inputs come with code of their own.
  await expect(calendars).not.toHaveCount(0);
  await expect(lists.nth(4)).toBeAttached();
  for (const opener of [...(await lists.all()), ...(await calendars.all())]) {
    await opener.click();
    await expect(layer).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
  }
  const words = main.locator('.ant-select:not(:has(.ant-select-arrow)):not(:has(.ant-select-suffix)) input');
  await expect(words).not.toHaveCount(0);
  for (const field of await words.all()) {
    await field.fill('sea,garden,');
    await expect(main.getByText('garden', { exact: true }).first()).toBeVisible();
  }
  expect(heard).toEqual([]);
});

test('the dialog about another’s change does nothing that the content policy forbids', async ({
  page,
  browser,
  product,
}) => {
  const heard = await collect(page, '412');
  const other = await browser.newContext({ baseURL: product.url });
  const first = await other.newPage();
  try {
    for (const tab of [first, page]) {
      await enter(tab, ADMIN);
      await tab.goto('/v1/estates/update/est-0009');
      await expect(tab.getByLabel('Property name')).not.toHaveValue('');
    }
    await first.getByLabel('Property name').fill('One <b>house</b>');
    await first.getByRole('button', { name: 'Save' }).click();
    await expect(first.getByRole('heading', { name: /One/ })).toBeVisible();
  } finally {
    await other.close();
  }
  await page.getByLabel('Property name').fill('Another <img src=x onerror=alert(1)> house');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('One <b>house</b>');
  await dialog.getByRole('radio', { name: /Another/ }).check();
  await dialog.getByRole('button', { name: 'Save with these values' }).click();
  await expect(page.getByRole('heading', { name: /Another <img/ })).toBeVisible();
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
