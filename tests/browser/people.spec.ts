import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ADMIN, apiToken, enter, expect, type Product, test } from './product.ts';

const PASSWORD = 'a password nobody guesses';

/** The link of the mail to this address, as the person clicks it. Quoted-printable breaks long lines. */
async function linkTo(product: Product, address: string): Promise<string> {
  const folder = join(dirname(product.resources), 'mail');
  let link = '';
  await expect
    .poll(async () => {
      const names = await readdir(folder).catch(() => []);
      const files = names.filter((name) => name.endsWith('.eml'));
      for (const name of files) {
        const text = (await readFile(join(folder, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
        if (!text.includes(`To: ${address}`)) continue;
        link = /http:\/\/\S+\/v1\/public\/(?:invite|reset)\/[A-Za-z0-9_-]+/.exec(text)?.[0] ?? '';
      }
      return link;
    })
    .not.toBe('');
  return link;
}

/** A new person of the house, by the form that an admin fills. */
async function inviteBy(page: Page, email: string): Promise<void> {
  await page.goto('/v1/users/list/create');
  await page.getByLabel('Name', { exact: true }).fill('Nazlı');
  await page.getByLabel('Surname').fill('Deniz');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.locator('.ant-select-item-option').getByText('Accounting', { exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nazlı Deniz' })).toBeVisible();
}

test('invited by mail, the password chosen, signed in; the link opens once', async ({ page, browser, product }) => {
  const email = 'nazli.deniz@demo.com';
  await enter(page, ADMIN);
  await inviteBy(page, email);
  const link = await linkTo(product, email);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(guest.getByText(email)).toBeVisible();
  await guest.getByLabel('New password').fill('short');
  await guest.getByRole('button', { name: 'Activate my account' }).click();
  await expect(guest.getByRole('alert')).toContainText('At least 10 characters');
  await guest.getByLabel('New password').fill(PASSWORD);
  await guest.getByRole('button', { name: 'Activate my account' }).click();
  await expect(guest).not.toHaveURL(/public/);
  await expect(guest.getByRole('button', { name: 'Open menu' })).toBeVisible();

  await guest.goto(link);
  await expect(guest.getByText('This link is no longer valid')).toBeVisible();
  await phone.close();

  await page.reload();
  const sessions = page.getByRole('region', { name: 'Open sessions' }).or(page.locator('.k-user-sessions'));
  await expect(sessions.getByRole('button', { name: /^Sign out:/ })).toHaveCount(1);
});

test('a second factor: set up on the account page, asked at the sign-in, required by the company', async ({
  page,
  product,
}) => {
  const email = 'factor@demo.com';
  const admin = await apiToken({ url: product.url, ...ADMIN });
  const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/json' };
  const made = await fetch(`${product.url}/api/users`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, name: 'Faruk', surname: 'Kod', role: 'Accounting', language: 'en' }),
  });
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const token = (await linkTo(product, email)).split('/').at(-1);
  const body = JSON.stringify({ password: PASSWORD });
  const used = await fetch(`${product.url}/api/public/invite/${token}`, { method: 'POST', headers, body });
  expect(used.status).toBe(201);

  await enter(page, { email, password: PASSWORD });
  await page.goto('/v1/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  const begin = async () => {
    const next = page.getByRole('button', { name: 'Continue' });
    await page.locator('form').filter({ has: next }).getByLabel('Current password').fill(PASSWORD);
    await next.click();
  };
  await begin();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' }).locator('svg')).toBeVisible();
  await page.getByText('Can’t scan it?').click();
  const secret = ((await page.locator('.k-factor-key').textContent()) ?? '').replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code is wrong or was already used.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(totp.generate());
  await page.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  const password = async () => {
    await page.getByLabel(/^E-mail/).fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  };
  await password();
  await page.getByLabel('Code', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);

  // Staff take it away, and the company asks for one: nothing else is open until there is another.
  const removed = await fetch(`${product.url}/api/users/${id}/actions/resetSecondFactor`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  expect(removed.status).toBe(200);
  const settings = await fetch(`${product.url}/api/settings`, { headers });
  const changed = await fetch(`${product.url}/api/settings`, {
    method: 'PATCH',
    headers: { ...headers, 'if-match': settings.headers.get('etag') ?? '' },
    body: JSON.stringify({ secondFactorRoles: ['Accounting'] }),
  });
  expect(changed.status, await changed.clone().text()).toBe(200);
  try {
    await page.goto('/login');
    await page.getByLabel(/^E-mail/).fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'One more step: two-step sign-in' })).toBeVisible();
    // Nothing else is open until then, whatever is typed into the address.
    await page.goto('/v1/accounting/extract');
    await expect(page.getByRole('heading', { name: 'One more step: two-step sign-in' })).toBeVisible();
    await begin();
    await page.getByText('Can’t scan it?').click();
    const again = ((await page.locator('.k-factor-key').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(again) }).generate());
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page).toHaveURL(/\/v1\/accounting\/extract/);
    await expect(page.getByRole('navigation').first()).toBeAttached();
  } finally {
    const now = await fetch(`${product.url}/api/settings`, { headers });
    await fetch(`${product.url}/api/settings`, {
      method: 'PATCH',
      headers: { ...headers, 'if-match': now.headers.get('etag') ?? '' },
      body: JSON.stringify({ secondFactorRoles: [] }),
    });
  }
});
