import type { Page } from '@playwright/test';
import type { Invoice } from '../../../src/domain/demo/invoices.ts';
import type { Order } from '../../../src/domain/demo/orders.ts';
import { choose } from '../choose.ts';
import { findings } from '../findings.ts';
import { ADMIN, apiToken, enter, expect, test } from '../product.ts';

/** What one of the demo's calls answers. */
async function answerOf<Body>(page: Page, url: string, path: string): Promise<Body> {
  const token = await apiToken({ url, ...ADMIN });
  const answer = await page.request.get(`/api/apps${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as Body;
}

/** `$1,306.06` as cents. */
const cents = (text: string) => Number(text.replace(/[^\d-]/g, ''));

test.beforeEach(async ({ page }) => {
  await enter(page, ADMIN);
});

test('a category and a product of it: seen as it is typed, kept, published', async ({ page }) => {
  await page.goto('/apps/ecommerce/product/category-list');
  await page.getByRole('link', { name: /new/i }).first().click();
  await expect(page).toHaveURL('/apps/ecommerce/product/category-add');
  await page.getByRole('textbox', { name: /^Category/ }).fill('Garden Tools');
  await expect(page.getByRole('textbox', { name: /^Address/ })).toHaveValue('garden-tools');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garden Tools' })).toBeVisible();

  await page.goto('/apps/ecommerce/product/add');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Cedar Rake');
  await page.getByRole('button', { name: 'Save and Publish' }).click();
  await expect(page.locator('.k-item-error').first()).toBeVisible(); // it lacks a stock code, a price, a category
  await page.getByLabel(/^SKU/).fill('CR-77');
  await page.getByLabel(/^Price/).fill('49.90');
  await page.getByLabel(/^Discounted price/).fill('39.90');
  await page.getByLabel(/^Quantity/).fill('12');
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('combobox', { name: /^Category/ }).fill('Garden');
  await page.locator('.ant-select-item-option', { hasText: 'Garden Tools' }).click();
  const card = page.locator('.k-shop-card');
  await expect(card).toContainText('Cedar Rake');
  await expect(card).toContainText('$39.90');
  await expect(card).toContainText('20% off');
  await expect(card).toContainText('12 in stock');
  await expect(card).toContainText('Garden Tools');
  await page.getByRole('button', { name: 'Save and Publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cedar Rake' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Published').first()).toBeVisible();
  await expect(page.locator('.k-shop-card')).toContainText('$39.90');
});

test('an order: the call’s data, and a bill that adds up to its total', async ({ page, product }) => {
  const { orders } = await answerOf<{ orders: readonly Order[] }>(
    page,
    product.url,
    '/ecommerce/orders?itemsPerPage=1',
  );
  const order = orders[0]!;
  await page.goto(`/apps/ecommerce/order/details/${order.order}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`#${order.order} · ${order.customer}`);
  const lines = page.getByRole('region', { name: 'Order details' }).locator('tbody tr');
  await expect(lines.first()).toBeVisible();
  const amounts = (await lines.locator('td:last-child').allInnerTexts()).map(cents);
  const bill = page.getByRole('region', { name: 'Order details' }).locator('tfoot td:last-child');
  const sums = (await bill.allInnerTexts()).map(cents);
  const [subtotal = 0, shipping = 0, tax = 0, total = 0] = sums;
  expect(total).toBe(Math.round(order.spent * 100));
  expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(subtotal);
  expect(subtotal + shipping + tax).toBe(total);
  await expect(page.getByRole('heading', { name: 'Shipping activity' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('link', { name: /^Customer #/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: order.customer })).toBeVisible();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.getByRole('link', { name: `#${order.order}` })).toBeVisible();
  await page.getByRole('tab', { name: 'Addresses' }).click();
  const book = page.getByRole('group', { name: /^Addresses/ });
  await book.getByRole('button', { name: /add/i }).click();
  await book.getByLabel(/^City/).fill('İzmir');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.k-item-error').first()).toBeVisible();
  await expect(book.getByLabel(/^City/)).toHaveValue('İzmir');
  await book.getByLabel(/^Street/).fill('1 Kordon');
  await book.getByLabel(/^Country/).fill('Türkiye');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await page.reload();
  await expect(book.getByLabel(/^Street/)).toHaveValue('1 Kordon');
});

test('an invoice of two lines comes to its total; a mock one is shown as its call says, an unknown one as well', async ({
  page,
  product,
}) => {
  await page.goto('/apps/invoice/add');
  await choose(page.getByRole('combobox', { name: 'Fill in a client' }), /./);
  await expect(page.getByRole('group', { name: /^Client/ }).getByLabel(/^Name/)).not.toHaveValue('');
  const items = page.getByRole('group', { name: /^Items/ });
  await items.getByRole('button', { name: /add/i }).click();
  const lines = items.getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await lines.nth(0).getByLabel(/^Item/).fill('Site plan');
  await lines.nth(0).getByLabel(/^Cost/).fill('24.99');
  await lines
    .nth(0)
    .getByLabel(/^Quantity/)
    .fill('3');
  await lines.nth(1).getByLabel(/^Item/).fill('Model');
  await lines.nth(1).getByLabel(/^Cost/).fill('100');
  await lines
    .nth(1)
    .getByLabel(/^Discount/)
    .fill('12.5');
  await page.getByLabel(/^Tax/).fill('18');
  const sums = page.locator('.k-invoice-sums');
  await expect(sums.locator('[data-row=total] dd')).toHaveText('$191.71'); // 74.97 + 87.50, and 29.24 of tax
  await page.getByRole('button', { name: 'Save' }).click();
  const sheet = page.getByRole('article', { name: /^Invoice #/ });
  await expect(sheet).toContainText('Site plan');
  await expect(sheet.locator('[data-row=balance] dd')).toHaveText('$191.71');

  const id = 4987;
  const { invoice } = await answerOf<{ invoice: Invoice }>(page, product.url, `/invoice/${id}`);
  await page.goto(`/apps/invoice/preview/${id}`);
  await expect(page.getByRole('article', { name: `Invoice #${id}` })).toContainText(invoice.client.company);
  expect(cents(await sums.locator('[data-row=balance] dd').innerText())).toBe(invoice.balance * 100);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit invoice #${id}` })).toBeVisible();
  await expect(sums.locator('[data-row=total] dd')).toBeVisible();
  expect(cents(await sums.locator('[data-row=total] dd').innerText())).toBe(invoice.total * 100);

  await page.goto('/apps/invoice/preview/1');
  await expect(page.getByText('No invoice found with this id')).toBeVisible();
});
