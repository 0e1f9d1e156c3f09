import type { Browser, Page } from '@playwright/test';
import { ADMIN, apiToken, enter, expect, test } from './product.ts';

type Stay = {
  readonly id: string;
  readonly code: string;
  readonly estateId: string;
  readonly guestId: string;
  readonly status: string;
  readonly remainingPrice: number;
  readonly actualCheckInAt: string | null;
};

/** A confirmed stay that arrives today and has something to pay, in a home with a door code, of a guest with an address. */
async function arrivingStay(url: string, email: string): Promise<Stay> {
  const headers = {
    authorization: `Bearer ${await apiToken({ url, ...ADMIN })}`,
    'content-type': 'application/json',
  };
  const get = async <Body>(path: string) => (await (await fetch(`${url}/api/${path}`, { headers })).json()) as Body;
  const change = async (path: string, set: object) => {
    const { version } = await get<{ version: number }>(path);
    const init = { method: 'PATCH', headers: { ...headers, 'if-match': `"${version}"` }, body: JSON.stringify(set) };
    expect((await fetch(`${url}/api/${path}`, init)).status).toBe(200);
  };
  const { items } = await get<{ items: readonly Stay[] }>('reservations?view=arrivals&pageSize=50');
  const stay = items.findLast(
    (each) => each.status === 'SUCCESSFUL' && each.remainingPrice > 0 && !each.actualCheckInAt,
  );
  if (!stay) throw new Error('nobody arrives today who still has to pay');
  await change(`estates/${stay.estateId}`, {
    doorCode: '4711#',
    houseRules: { en: 'No smoking.', tr: 'Sigara içilmez.' },
  });
  await change(`guests/${stay.guestId}`, { email });
  return stay;
}

/** The guest's phone: nobody is signed in there. */
async function phoneOf(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: url });
  await context.addCookies([{ name: 'language', value: 'tr', url }]);
  return context.newPage();
}

test('a guest opens the page of the stay by its link, writes, and reads the answer', async ({
  page,
  product,
  browser,
}) => {
  const { url } = product;
  const question = `Saat kaçta gelebiliriz? ${Date.now()}`;
  const stay = await arrivingStay(url, `guest${Date.now()}@guests.example`);
  await enter(page, ADMIN);
  await page.goto(`/v1/operational/reservations/show/${stay.id}`);
  await page.locator('summary', { hasText: 'Guest page' }).click();
  await page.getByRole('button', { name: 'Create guest page' }).click();
  const link = page.getByRole('textbox', { name: 'Link to the guest page' });
  const address = await link.inputValue();
  const phone = await phoneOf(browser, url);

  await test.step('what is to know, in Turkish, on a phone', async () => {
    await phone.goto(address);
    await expect(phone.getByRole('heading', { level: 1 })).not.toHaveText('Konaklamanız');
    await expect(phone.getByText('4711#')).toBeVisible();
    await expect(phone.getByText('Sigara içilmez.')).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Haritada aç' })).toHaveAttribute('href', /openstreetmap/);
    const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  await test.step('a message that does not get through stays typed, and is there once after all', async () => {
    const box = phone.getByRole('textbox', { name: 'Ev sahibinize yazın' });
    await box.fill(question);
    await phone.route('**/api/public/stay-messages/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await phone.getByRole('button', { name: 'İletiyi gönder' }).click();
    await expect(phone.getByText('İleti gönderilemedi.')).toBeVisible();
    await expect(box).toHaveValue(question);
    await phone.unroute('**/api/public/stay-messages/*');
    await phone.getByRole('button', { name: 'İletiyi gönder' }).click();
    await expect(phone.getByRole('list', { name: 'İletiler' }).getByText(question)).toHaveCount(1);
    await expect(box).toHaveValue('');
  });

  await test.step('the house sees it on the stay and answers', async () => {
    await page.locator('summary').filter({ hasText: 'Messages' }).click();
    const said = page.getByRole('list', { name: 'Messages, oldest first' });
    await expect(said).toContainText(question);
    await expect(page.getByRole('radio', { name: 'Guest page' })).toBeChecked();
    await page.getByRole('textbox', { name: /^Your message/ }).fill('From three, we are looking forward.');
    await page.getByRole('button', { name: 'Answer on the guest page' }).click();
    await expect(said).toContainText('From three, we are looking forward.');
  });

  await test.step('the guest reads the answer', async () => {
    await expect(async () => {
      await phone.reload();
      await expect(phone.getByText('From three, we are looking forward.')).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
  });

  await test.step('to the payment, and back', async () => {
    await phone.getByRole('button', { name: /^Kartla .+ öde$/ }).click();
    await expect(phone).toHaveURL(/\/v1\/public\/pay\//);
    await expect(phone.getByText(stay.code, { exact: true })).toBeVisible();
    await phone.goBack();
    await expect(phone.getByText('4711#')).toBeVisible();
  });

  await test.step('a renewed link opens nothing for who has the old one', async () => {
    await page.getByRole('button', { name: 'Renew' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Renew' }).click();
    await expect(link).not.toHaveValue(address);
    await phone.reload();
    await expect(phone.getByText('Bu bağlantı artık çalışmıyor')).toBeVisible();
    await expect(phone.getByText('4711#')).toHaveCount(0);
  });
  await phone.context().close();
});
