import type { Browser, Page } from '@playwright/test';
import { identityCheckDigits } from '../../src/domain/text/identifiers.ts';
import { ADMIN, enter, expect, readerOf, rows, test } from './product.ts';

type Person = { readonly missing: readonly string[] };
type Persons = { readonly persons: readonly Person[]; readonly expected: number };
type Stay = { readonly id: string; readonly code: string; readonly actualCheckInAt: string | null };

/** A T.C. number that no other guest of the demo has. */
function newNumber(index: number): string {
  const nine = `2${String((Date.now() + index) % 100_000_000).padStart(8, '0')}`;
  return nine + identityCheckDigits(nine);
}

/** A stay that arrives today, on which somebody's data are still missing. */
async function arrivingStay(url: string): Promise<Stay> {
  const read = await readerOf({ url, ...ADMIN });
  const { items } = await read<{ items: readonly Stay[] }>('/reservations?view=arrivals&pageSize=50');
  for (const stay of items.filter(({ actualCheckInAt }) => actualCheckInAt === null)) {
    const { persons, expected } = await read<Persons>(`/kbs/persons/${stay.id}`);
    const isOpen = persons.length < expected || persons.some(({ missing }) => missing.length > 0);
    if (isOpen) return stay;
  }
  throw new Error('nobody arrives today whose data are missing');
}

/** The guests fill in the link on a phone, in Turkish: one wrong digit first. */
async function fillOnPhone(browser: Browser, { url, address }: { url: string; address: string }): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: url });
  await context.addCookies([{ name: 'language', value: 'tr', url }]);
  const phone = await context.newPage();
  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1, name: 'Misafir bilgileriniz' })).toBeVisible();
  const people = phone.getByRole('main').getByRole('group');
  const count = await people.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const person = people.nth(index);
    const first = person.getByLabel('Ad', { exact: true });
    if ((await first.count()) > 0) await first.fill(`<b>Misafir</b> ${index + 1}`);
    const last = person.getByLabel('Soyad', { exact: true });
    if ((await last.count()) > 0) await last.fill('Yılmaz');
    await person.getByLabel('T.C. kimlik no').fill(index === 0 ? '12345678901' : newNumber(index));
  }
  await phone.getByRole('button', { name: 'Gönder' }).click();
  await expect(phone.getByText('Geçerli bir T.C. kimlik numarası değil.')).toBeVisible();
  await people.first().getByLabel('T.C. kimlik no').fill(newNumber(0));
  const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await phone.getByRole('button', { name: 'Gönder' }).click();
  await expect(phone.getByRole('heading', { name: 'Teşekkür ederiz!' })).toBeVisible();
  return phone;
}

test('KB1–KB5: guests check in, complete their data on the phone, and are reported', async ({
  page,
  product,
  browser,
}) => {
  const { url } = product;
  const stay = await arrivingStay(url);
  await enter(page, ADMIN);
  await page.goto(`/v1/operational/reservations/show/${stay.id}`);
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  const letIn = page.getByRole('dialog');
  await letIn.getByLabel('Reason for checking in anyway').fill('Pays tomorrow');
  await letIn.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText('In house').first()).toBeVisible();

  await page.getByRole('button', { name: /^Create (new )?link$/ }).click();
  const address = await page.getByRole('textbox', { name: 'Guest link' }).inputValue();
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  const phone = await fillOnPhone(browser, { url, address });
  await phone.goto(address);
  await expect(phone.getByText('Bu bağlantı geçerli değil')).toBeVisible();
  await phone.context().close();

  await page.goto('/v1/operational/kbs');
  const ours = rows(page).filter({ hasText: stay.code });
  await expect(ours.first()).toContainText('Ready');
  await expect(ours.filter({ hasText: 'Details missing' })).toHaveCount(0);
  const count = await ours.count();
  await page.getByRole('button', { name: /^Send (all )?\d+ ready/ }).click();
  await expect(ours.filter({ hasText: 'Simulated' })).toHaveCount(count, { timeout: 20_000 });
  await expect(page.locator('b', { hasText: 'Misafir' })).toHaveCount(0);
});
