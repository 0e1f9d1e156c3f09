import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { ADMIN, apiToken, expect, type Product, test } from './product.ts';

const CARD = { secure: '5528790000000008', declined: '4111111111111129', died: '4157920000000002' };
const CODE = '283126';
const CVV = '987';

// A phone: guests open the link where they get it.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Made = { readonly id: string; readonly code: string; readonly stayId: string };

/** A link of a stay that no other journey pays. */
async function link({ url }: Product, at: number): Promise<Made> {
  const authorization = `Bearer ${await apiToken({ url, ...ADMIN })}`;
  const find =
    '/api/reservations?status=SUCCESSFUL&remainingPrice.gt=20000&sortBy=checkIn&sortDirection=DESC&pageSize=20';
  const { items } = (await (await fetch(url + find, { headers: { authorization } })).json()) as {
    items: { id: string; code: string }[];
  };
  const stay = items[at]!;
  const answer = await fetch(`${url}/api/card-payment-orders`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ reservationId: stay.id, amount: 20_000 }),
  });
  const { id } = (await answer.json()) as { id: string };
  expect(answer.status).toBe(201);
  return { id, code: stay.code, stayId: stay.id };
}

async function stateOf({ url }: Product, id: string): Promise<string> {
  const authorization = `Bearer ${await apiToken({ url, ...ADMIN })}`;
  const answer = await fetch(`${url}/api/card-payment-orders/${id}`, { headers: { authorization } });
  return ((await answer.json()) as { status: string }).status;
}

/** Everything that goes to our origin: addresses, headers and bodies. */
function listen(context: BrowserContext, { url }: Product): () => string {
  const heard: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(url)) return;
    heard.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  return () => heard.join('\n');
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
const inFrame = (page: Page, name: string) => frameOf(page).locator(`#${name}`);

async function fill(page: Page, number: string): Promise<void> {
  await inFrame(page, 'number').pressSequentially(number);
  await inFrame(page, 'holder').fill('Ada Guest');
  await inFrame(page, 'month').fill('12');
  await inFrame(page, 'year').fill('2031');
  await inFrame(page, 'cvv').fill(CVV);
}
const tick = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
};
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / });

test('a guest pays on a phone with 3-D Secure, and no digit of the card reaches us', async ({
  page,
  context,
  product,
}) => {
  const made = await link(product, 0);
  const heard = listen(context, product);
  await page.goto(`/v1/public/pay/${made.id}`);
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible();
  await expect(page.getByText(made.code, { exact: true })).toBeVisible();
  await expect(page.getByText('Card fee (3.69%)')).toBeVisible();
  await expect(page.locator('.k-pay-picture')).toHaveJSProperty('complete', true);

  // The specification's own words for what is missing.
  await inFrame(page, 'number').waitFor();
  await payButton(page).click();
  for (const message of [
    ...['Please fill the required fields!', 'Please enter a valid card number!', 'Please enter a valid name!'],
    ...['Please enter a valid month (01-12)!', 'Please enter a valid year (YYYY)!'],
    'Please enter a valid CVV (3 digits)!',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Please tick the checkbox!', { exact: true })).toHaveCount(2);

  await fill(page, CARD.secure);
  await page.getByRole('radio', { name: '6', exact: true }).check();
  await tick(page);
  await expect(page.getByText('Please enter a valid card number!')).toBeHidden();
  await expect(page.getByText('Instalment surcharge')).toBeVisible();
  await payButton(page).click();
  await page.waitForURL(/\/3ds\//);
  await page.getByLabel('Security code').fill(CODE);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/\/v1\/public\/pay\/3ds/);
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible({ timeout: 20_000 });
  const receipt = page.getByRole('region', { name: 'Receipt' });
  for (const words of [made.code, '•••• 0008', 'Instalment surcharge']) await expect(receipt).toContainText(words);
  await expect(receipt.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  const languages = page.getByRole('group', { name: 'Language' });
  await expect(languages).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(receipt.getByRole('button', { name: 'Print receipt' })).toBeHidden();
  await expect(languages).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // The link is over for everybody, and says no more than one that never was.
  await page.goto(`/v1/public/pay/${made.id}`);
  await expect(page.getByText('Reservation Information Could Not Be Retrieved!')).toBeVisible();

  const digits = [CARD.secure, CARD.secure.slice(0, 8), CARD.secure.replace(/(.{4})(?=.)/g, '$1 '), `"${CVV}"`];
  for (const each of digits) expect(heard()).not.toContain(each);
  for (const file of await readdir(product.data)) {
    if (!/^(konak\.db|card-simulator)/.test(file) || file.endsWith('-lock')) continue;
    const kept = await readFile(join(product.data, file), 'utf8');
    for (const each of digits.slice(0, 3)) expect(kept.includes(each), file).toBe(false);
  }
});

test('a declined card leads to the failure page and back', async ({ page, product }) => {
  const made = await link(product, 1);
  await page.goto(`/v1/public/pay/${made.id}`);
  await inFrame(page, 'number').waitFor();
  await fill(page, CARD.declined);
  await tick(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(made.code, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(payButton(page)).toBeVisible();
  await page.goto('/v1/public/pay/fail');
  await expect(page.getByText('No Content Found to Display!')).toBeVisible();
  // Another address behind the # alone loads nothing anew.
  await page.goto('about:blank');
  await page.goto('/v1/public/pay/fail#no.token');
  await expect(page.getByText('Reservation Information Could Not Be Retrieved!')).toBeVisible();
});

test('the browser dies after the bank charged: the provider is asked, and the order is paid', async ({
  page,
  product,
}) => {
  const made = await link(product, 2);
  await page.goto(`/v1/public/pay/${made.id}`);
  await inFrame(page, 'number').waitFor();
  await fill(page, CARD.died);
  await tick(page);
  await payButton(page).click();
  await page.waitForURL(/\/3ds\//);
  await page.getByLabel('Security code').fill(CODE);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The connection to the bank was lost.')).toBeVisible();
  await page.close();
  await expect.poll(() => stateOf(product, made.id), { timeout: 20_000 }).toBe('PAID');
});
