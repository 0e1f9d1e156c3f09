import { collect, settled } from './policy.ts';
import { ADMIN, enter, expect, test } from './product.ts';

test('no screen for visitors does what the content policy forbids', async ({ page }) => {
  const heard = collect(page);
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

test('the dialog about another’s change does nothing that the content policy forbids', async ({
  page,
  browser,
  product,
}) => {
  const heard = collect(page, '412');
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
  violations,
}) => {
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
  const refused = violations.splice(0);
  expect(kinds.filter((kind) => refused.some((text) => text.includes(`/login: ${kind} `)))).toEqual(kinds);
});
