import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ADMIN, enter, expect, test } from './product.ts';

/** Opens a tab; the page that a form gives way to has tabs of the same names. */
async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await expect(async () => {
    await tab.click({ timeout: 2000 });
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
    await expect(page.getByRole('tabpanel', { name })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Opens the form, by a button or a link, and waits for it: a tab that is opened before would keep the page. */
async function edit(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Edit' })
    .or(page.getByRole('link', { name: 'Edit' }))
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

/** Saves the form and waits for the page that follows. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/v1\/setting\/show\//);
  await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
}

const KEY = 'sk-journey-never-shown-again';

test('settings on one page: a secret set and taken away, a test mail with its result', async ({ page }) => {
  const bodies: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    void response.text().then(
      (text) => bodies.push(text),
      () => undefined,
    );
  });
  await enter(page, ADMIN);
  await page.goto('/v1/setting');
  await expect(page.getByRole('navigation', { name: 'More settings' }).getByRole('link')).not.toHaveCount(0);

  await openTab(page, 'Mail');
  await expect(page.getByText('Not set').first()).toBeVisible();
  await edit(page);
  await openTab(page, 'Mail');
  await page.getByLabel('Password', { exact: true }).fill(KEY);
  await save(page);
  await openTab(page, 'Mail');
  await expect(page.locator('dd').filter({ hasText: /^Set$/ })).toHaveCount(1);
  await openTab(page, 'History');
  await expect(page.getByText('Password:')).toBeVisible();

  await edit(page);
  await openTab(page, 'Mail');
  await page.getByRole('group').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Will be removed when saved')).toBeVisible();
  await save(page);
  expect(bodies.filter((text) => text.includes(KEY))).toEqual([]);

  await openTab(page, 'Integrations');
  const simulators = page.getByRole('region', { name: 'Not connected yet' });
  await expect(simulators).toContainText('no card is charged and no money arrives');
  await expect(simulators).toContainText('the police and the gendarmerie receive nothing');

  await openTab(page, 'Mail');
  await expect(page.getByText(/e-mails are only written to files/)).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  const outbox = page.getByRole('list', { name: 'Outbox, newest first' });
  const sent = outbox.getByRole('listitem').filter({ hasText: 'E-mail settings test' }).first();
  await expect(sent).toContainText('Written to a file');
});

test('a rate to come and a new version of a contract, from the settings', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/setting');
  await openTab(page, 'Taxes and fees');
  const fee = page.getByRole('listitem').filter({ hasText: 'Card payment fee' });
  await expect(fee).toContainText('3.69%');
  await fee.getByRole('link').click();
  await page.getByRole('button', { name: 'New value from…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Next rate from').fill('2031-01-01');
  await dialog.getByLabel('Next rate from').press('Enter');
  await dialog.getByLabel('Next rate', { exact: true }).fill('4.25');
  await dialog.getByRole('button', { name: 'New value from…' }).click();
  await expect(page.getByText('31 Dec 2030').first()).toBeVisible();
  await page.goto('/v1/setting/rates');
  await expect(page.getByRole('listitem').filter({ hasText: 'Card payment fee' })).toContainText(
    '4.25% from 01 Jan 2031',
  );

  await page.goto('/v1/setting');
  await openTab(page, 'Contract texts');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Consent to campaigns' })
    .getByRole('link', { name: /^Version 1/ })
    .click();
  await expect(page.getByRole('article', { name: 'Guest view' })).toContainText('Your company');
  await page.getByRole('button', { name: 'New version' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New version' }).click();
  await page.goto('/v1/setting');
  await openTab(page, 'Contract texts');
  await page.getByRole('link', { name: 'A draft is waiting' }).click();
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
});

test('what is configured: a broken file with its remedy, of which only what is wrong is off', async ({
  page,
  product,
}) => {
  const file = join(product.resources, 'v1/setting/message-templates.json');
  const text = await readFile(file, 'utf8');
  await enter(page, ADMIN);
  await page.goto('/v1/setting/resources');
  await expect(page.getByText('All valid')).toBeVisible();
  await expect(page.locator('.k-setting-file').filter({ hasText: 'resources/demo/apps.json' })).toContainText(
    /1 block(?!s)/,
  );
  try {
    await writeFile(file, text.replace('"maxLength"', '"maxLenght"'));
    const row = page.locator('.k-setting-file').filter({ hasText: 'v1/setting/message-templates.json' });
    await expect(row).toContainText('Only the wrong parts are off', { timeout: 15_000 });
    await expect(row).toContainText('Did you mean "maxLength"?');
  } finally {
    await writeFile(file, text);
  }
  await expect(page.getByText('All valid')).toBeVisible({ timeout: 15_000 });
});

test('the API is read and tried: searched, a call made, what came of it, and the same for a terminal', async ({
  page,
}) => {
  await enter(page, ADMIN);
  await page.goto('/v1/setting/api');
  await expect(page.getByRole('region', { name: 'This description as OpenAPI 3.1' })).toContainText(
    '/api/openapi.json',
  );
  await page.getByRole('link', { name: 'API keys', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
  await page.goBack();
  await page.getByLabel('Search calls').fill('availability');
  await page.getByRole('link', { name: /api\/availability/ }).click();
  await expect(page.getByRole('heading', { name: '/api/availability' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'curl' })).toContainText('Authorization: Bearer knk_');
  await page.getByLabel('Query', { exact: true }).fill('checkIn=2027-05-03&checkOut=2027-05-06');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: /^200 · \d+ ms/ })).toContainText('"isFree"');
  await page.getByLabel('Query', { exact: true }).fill('checkIn=yesterday');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: /^400 · / })).toContainText('"checkIn"');
  await expect(page.getByRole('region', { name: 'curl' })).toContainText('checkIn=yesterday');

  // What is sent is described, too, and begins with what is required.
  await page.goto('/v1/setting/api?call=guests.create');
  await expect(page.getByRole('heading', { level: 2, name: '+ guest' })).toBeVisible();
  await expect(page.getByLabel('Body')).toHaveValue(/"firstName"/);
  await expect(page.getByText('This is a real call')).toBeVisible();
});

test('how the server is: for super admins alone', async ({ page }) => {
  await enter(page, { email: 'superadmin@demo.com', password: 'superadmin' });
  await page.goto('/v1/setting');
  await page
    .getByRole('navigation', { name: 'More settings' })
    .getByRole('link', { name: /^System/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible();
  const figure = (name: string) => page.locator(`[data-figure="${name}"]`);
  await expect(figure('records')).toContainText('SQLite file');
  await expect(figure('backup')).toContainText('None known');
  await expect(page.getByRole('table', { name: 'Waiting to be sent' })).toContainText('Webhooks');
  await expect(page.getByRole('table', { name: 'Slowest calls' })).toContainText('/api/');
  await expect(page.getByRole('table', { name: 'Largest collections' })).toContainText('reservations');
});
