import type { Page } from '@playwright/test';
import { apiToken, enter, expect, type Product, test } from './product.ts';

const ROOT = { email: 'superadmin@demo.com', password: 'superadmin' };
const PASSWORD = 'a first password';

/** Calls the API as somebody, to prepare what a journey needs. */
async function apiOf({ url }: Product, who: { email: string; password: string }) {
  const token = await apiToken({ url, ...who });
  return async (method: string, path: string, body?: object, headers: object = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path} ${answer.status}`).toBe(true);
    return (await answer.json()) as { id: string; version: number; items: { id: string }[] };
  };
}

const onward = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const step = (page: Page, title: string) => expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();

const IBAN = 'TR330006100519786457841326';

test('a company from the wizard to its first reservation', async ({ page, product, browser }) => {
  const company = `Işık Çiftliği ${Date.now().toString(36)}`;
  const email = `${Date.now().toString(36)}@isik.example`;
  await enter(page, ROOT);
  await page.goto('/v1/entity-management/add-entity');
  await page.getByLabel('Company name').fill(company);
  const id = page.getByLabel('Entity ID');
  await expect(id).toHaveValue(/^isik-ciftligi-[a-z0-9]+$/);
  const entityId = await id.inputValue();
  await expect(page.getByText(`“${entityId}” is available.`)).toBeVisible();
  // Taken, and in letters that an id may not have.
  await id.fill('bosphorus');
  await expect(page.getByText('“bosphorus” is already taken.')).toBeVisible();
  await id.fill('ışık');
  await expect(page.locator('.k-item-free')).toContainText(/letters/i);
  await id.fill(entityId);
  await onward(page);
  await expect(page.getByText('This field cannot be empty!')).toHaveCount(2);
  await page.getByLabel('Name', { exact: true }).fill('Işıl');
  await page.getByLabel('Surname').fill('Çınar');
  await page.getByLabel('Surname').press('Enter');
  await step(page, 'Step 2 of 5: Details');
  await page.getByLabel('Tax number').fill('1234567891');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('+905321112233');
  await onward(page);
  await page.getByRole('textbox', { name: 'Address' }).fill('Sahil 1, Bodrum');
  await page.getByRole('textbox', { name: 'IBAN' }).fill(IBAN);
  // A reload loses nothing of it but the number that is only ever shown masked.
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await expect.poll(kept).toContain('Sahil 1, Bodrum');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(id).toHaveValue(entityId);
  for (let count = 0; count < 2; count += 1) await onward(page);
  await page.getByRole('textbox', { name: 'IBAN' }).fill(IBAN);
  await onward(page);
  await step(page, 'Step 4 of 5: Package and contract');
  await page.getByRole('combobox', { name: 'Package' }).click();
  await page.getByRole('option', { name: 'Enterprise' }).or(page.getByTitle('Enterprise')).first().click();
  await page.getByLabel('Initial admin password').fill(PASSWORD);
  await onward(page);
  await step(page, 'Step 5 of 5: Review and save');
  await expect(page.getByText(company)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();

  // Its first admin has a home with a price, and books it.
  const admin = { email, password: PASSWORD };
  const call = await apiOf(product, admin);
  const [owner] = (await call('GET', '/investors')).items;
  const home = await call('POST', '/estates', {
    code: 'IC-1',
    propertyName: 'Çiftlik Evi',
    type: 'APARTMENT',
    rentalModes: ['SHORT_TERM'],
    squareMeter: 80,
    address: { country: 'TR', city: 'MUGLA', district: 'Bodrum' },
    roomCount: '2+1',
    bathCount: 1,
    maxGuests: 4,
    minNights: 1,
    checkInTime: '15:00',
    checkOutTime: '11:00',
    currency: 'EUR',
    basePrice: 12_000,
    ownerships: [{ investorId: owner?.id, sharePct: 100, from: '2026-01-01' }],
  });
  await call('POST', `/estates/${home.id}/actions/publish`, {});
  await call('POST', '/guests', {
    firstName: 'Ada',
    lastName: 'Yıldız',
    isTurkishCitizen: false,
    nationality: 'DE',
    passportNo: 'C01X00T47',
    birthDate: '1990-05-01',
    gender: 'F',
    language: 'en',
    phone: '+4915112345678',
  });
  const theirs = await (await browser.newContext({ baseURL: product.url })).newPage();
  await enter(theirs, admin);
  await theirs.goto('/v1/operational/reservations/create');
  await theirs.getByLabel('Check-in – check-out', { exact: true }).click();
  const month = theirs.locator('.ant-picker-panel').nth(1).locator('.ant-picker-cell-in-view');
  await month.nth(9).click();
  await month.nth(12).click();
  await theirs.locator('.k-offer[data-free=true]').first().click();
  await theirs.getByRole('combobox', { name: 'Find a guest by name, phone or e-mail' }).fill('yildiz');
  await theirs
    .locator('.ant-select-item-option')
    .filter({ hasText: /Yıldız/ })
    .first()
    .click();
  await theirs.getByRole('button', { name: 'Save on hold' }).click();
  await expect(theirs).toHaveURL(/reservations\/show\//);

  // A smaller package closes what it lacks while they look at it; a suspended company is out.
  await theirs.goto('/v1/price/season');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Seasons' })).toBeVisible();
  const root = await apiOf(product, ROOT);
  const made = await root('GET', `/tenants/${entityId}`);
  await root('PATCH', `/tenants/${entityId}`, { packageId: 'pkg-starter' }, { 'if-match': `"${made.version}"` });
  await expect(theirs.getByRole('heading', { name: 'Not in your package' })).toBeVisible();
  await root('POST', `/tenants/${entityId}/actions/suspend`, {});
  await theirs.goto('/v1/estates/list');
  await expect(theirs).toHaveURL(/\/login/);
  await expect(theirs.getByText(/access to Konak is suspended or closed/)).toBeVisible();
  await theirs.context().close();
});

test('everybody sees the prices, also on a phone and in Turkish', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sent = await page.goto('/v1/public/pricing?lang=tr');
  const html = (await sent?.text()) ?? '';
  expect(html).toContain('<title>Fiyatlar ve paketler · Konak</title>');
  expect(html).toMatch(/<html lang="tr"/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fiyatlar ve paketler' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Başlangıç' })).toBeVisible();
  await expect(page.getByText('€129,00')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveTitle('Prices and packages · Konak');
  await expect(page.getByRole('link', { name: 'Have us call you' })).toHaveAttribute('href', '/v1/public/contact');
});
