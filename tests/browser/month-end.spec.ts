import type { Page } from '@playwright/test';
import { ADMIN, apiToken, enter, expect, INVESTOR, test } from './product.ts';

type Rec = { readonly id: string; readonly version: number } & Readonly<Record<string, unknown>>;

/** Calls of the API beside what is done on the screens. */
async function api(page: Page, url: string) {
  const headers = { authorization: `Bearer ${await apiToken({ url, ...ADMIN })}` };
  const get = async (path: string) => {
    const answer = await page.request.get(`${url}/api/${path}`, { headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Rec;
  };
  return {
    get,
    list: async (path: string) => (await get(path))['items'] as readonly Rec[],
    post: async (path: string, data: object) => {
      const answer = await page.request.post(`${url}/api/${path}`, { headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    patch: async (path: string, version: number, data: object) => {
      const answer = await page.request.patch(`${url}/api/${path}`, {
        headers: { ...headers, 'if-match': `"${version}"` },
        data,
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
  };
}

test('month end: from the first collection to what the owner reads on a phone', async ({ page, context, product }) => {
  const { get, list, patch, post } = await api(page, product.url);
  const [investor] = await list('users?email=investor@demo.com');
  const owner = String(investor?.['investorId']);
  // A home that is somebody else's in all other journeys, with a stay of last month that still owes money.
  const thisMonth = (await get('today'))['today'] as string | undefined;
  const first = `${(thisMonth ?? new Date().toISOString()).slice(0, 7)}-01`;
  const before = new Date(Date.parse(`${first}T12:00:00Z`) - 20 * 86_400_000).toISOString().slice(0, 7);
  const question = `status=FINISHED&collectedBy=COMPANY&remainingPrice.gt=0&checkOut.gte=${before}-02&checkOut.lt=${first}`;
  const stays = await list(`reservations?${question}&pageSize=-1&sortBy=checkOut&sortDirection=DESC`);
  const stay = stays.find((row) => !(row['ownerIds'] as string[]).includes(owner));
  if (!stay) throw new Error('The demo data have no stay of last month with money open');
  const estateId = String(stay['estateId']);
  const estate = await get(`estates/${estateId}`);
  const ownerships = [{ investorId: owner, sharePct: 100, from: '2020-01-01', to: null }];
  await patch(`estates/${estateId}`, estate.version, { ownerships });

  await enter(page, ADMIN);
  await page.goto(`/v1/operational/reservation-payments/collection/create?kind=COLLECTION&reservationId=${stay.id}`);
  await page.getByLabel('Amount', { exact: true }).fill(String(Number(stay['remainingPrice']) / 100));
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect.poll(async () => (await get(`reservations/${stay.id}`))['remainingPrice']).toBe(0);

  const known = await list(`security-deposits?reservationId=${stay.id}`);
  if (known.length === 0) {
    await page.goto(`/v1/operational/reservation-payments/deposit/create?reservationId=${stay.id}`);
    await page.getByLabel('Required', { exact: true }).fill('100');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect.poll(async () => (await list(`security-deposits?reservationId=${stay.id}`)).length).toBe(1);
    const [deposit] = await list(`security-deposits?reservationId=${stay.id}`);
    await post(`security-deposits/${deposit?.id ?? ''}/actions/collect`, { amount: 10_000, method: 'CASH' });
    // What is held for a guest is no income: the statement below knows nothing of it (PA1).
    expect((await get(`security-deposits/${deposit?.id ?? ''}`))['held']).toBe(10_000);
  }

  await page.goto('/v1/accounting/earnings');
  await page.getByRole('button', { name: 'Generate statements' }).click();
  await expect(page.getByText(/\d+ created, \d+ refreshed\./)).toBeVisible({ timeout: 30_000 });
  const month = Number(before.slice(5));
  const query = `investorId=${owner}&estateId=${estateId}&year=${before.slice(0, 4)}&month=${month}`;
  const [statement] = await list(`statements?${query}`);
  if (!statement) throw new Error('The month has no statement of this home');
  const lines = statement['lines'] as readonly { readonly refId: string; readonly amount: number }[];
  expect(lines.map(({ refId }) => refId)).toContain(stay.id);

  const path = `/v1/accounting/earnings/show/${statement.id}`;
  await page.goto(path);
  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('In the outbox').first()).toBeVisible();
  // What is published is not offered for editing any more.
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Pay out' }).click();
  await page.getByRole('dialog').getByLabel('Bank reference').fill('EFT month end');
  await page.getByRole('dialog').getByRole('button', { name: 'Pay out' }).click();
  await expect(page.getByText('EFT month end').first()).toBeVisible();
  const [mail] = await list(`messages?statementId=${statement.id}`);
  expect(String(mail?.['body'])).toContain(path);

  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, INVESTOR);
  await context.addCookies([{ name: 'language', value: 'tr', url: product.url }]);
  await page.goto(path);
  await expect(page.getByText('Ödendi', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('EFT month end').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /brüt/i })).toBeVisible();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await page.goto('/v1/investor/extract');
  await expect(page.getByText('Devreden bakiye')).toBeVisible();
});

test('month end in one round: made, published, paid out, and the file for the bank', async ({ page, product }) => {
  const { list } = await api(page, product.url);
  await enter(page, ADMIN);
  await page.goto('/v1/accounting/month-end');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByText(/\d+ created, \d+ refreshed\./)).toBeVisible({ timeout: 30_000 });
  const table = page.getByRole('region', { name: 'Statements of the month' });
  // What is odd says why, and nobody publishes it along with the others.
  await expect(table.getByRole('button', { name: /^Publish .+ · KNK-/ }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Publish \d+ without warnings$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish \d+$/ })
    .click();
  await expect(page.getByText(/\d+ statements? published\./).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Publish those without warnings' })).toBeDisabled();

  await page.getByRole('button', { name: /^Pay out \d+$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Payments in TRY' })).toContainText('TR');
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Pay out .*\d/ }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^PB-\d{6}\.(csv|xml)$/);
  await expect(page.getByRole('button', { name: 'Pay out', exact: true })).toBeDisabled();
  const batches = await list('payout-batches?sortBy=no');
  expect(batches.map(({ count }) => Number(count)).every((count) => count > 0)).toBe(true);

  // Later, the same file again.
  await page.goto(`/v1/accounting/payout-batches/show/${batches[0]?.id ?? ''}`);
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV for Turkish banks' }).click();
  expect((await again).suggestedFilename()).toBe(`${String(batches[0]?.['no'])}.csv`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the month is folded into groups, of which only what is odd is open', async ({ page, context, product }) => {
    await context.addCookies([{ name: 'language', value: 'tr', url: product.url }]);
    await enter(page, ADMIN);
    // The month before the one that the round above pays.
    await page.goto('/v1/accounting/month-end');
    const groups = page.getByRole('region', { name: 'Ayın hakedişleri' });
    const generate = page.getByRole('button', { name: /hakedişi oluştur|Yeniden oluştur/ });
    await generate.click();
    await expect(page.getByRole('status').filter({ hasText: /\d+/ }).first()).toBeVisible({ timeout: 30_000 });
    const heads = groups.locator('.ant-collapse-header').filter({ hasText: /: \d+$/ });
    await expect(heads.first()).toBeVisible();
    // A line a statement; the first one opens and says the rest of it.
    const open = groups.locator('.ant-collapse-item-active').first();
    const line = open.locator('.ant-collapse-ghost .ant-collapse-header').first();
    await line.click();
    await expect(open.locator('dl').first()).toBeVisible();
    // A folded group has drawn none of its lines until it is opened.
    const folded = groups.locator(
      '.ant-collapse-small:not(.ant-collapse-ghost) > .ant-collapse-item:not(.ant-collapse-item-active)',
    );
    if ((await folded.count()) > 0) {
      await expect(folded.first().locator('.ant-collapse-ghost')).toHaveCount(0);
      await folded.first().locator('.ant-collapse-header').first().click();
      await expect(groups.locator('.ant-collapse-ghost')).not.toHaveCount(0);
    }
    const [width, height] = await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(width).toBeLessThanOrEqual(0);
    expect(height).toBeLessThanOrEqual(6000);
  });
});
