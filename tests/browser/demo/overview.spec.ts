import type { Page } from '@playwright/test';
import { ADMIN, enter, expect, rows, test } from '../product.ts';

/** The parameters of the next call to a list. */
const asked = async (page: Page, path: string) => {
  const call = await page.waitForRequest((request) => new URL(request.url()).pathname === `/api/apps/${path}`);
  return Object.fromEntries(new URL(call.url()).searchParams);
};

test.beforeEach(async ({ page }) => {
  await enter(page, ADMIN);
});

test('products by price, highest first: the demo’s parameters, and dollars sorted as numbers', async ({ page }) => {
  const first = asked(page, 'ecommerce/products');
  await page.goto('/apps/ecommerce/product/list');
  expect(await first).toEqual({ page: '1', itemsPerPage: '10' });
  const price = page.getByRole('columnheader', { name: /^Price/ });
  const cheapest = asked(page, 'ecommerce/products');
  await price.click();
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  expect(await cheapest).toEqual({ page: '1', itemsPerPage: '10', sortBy: 'price', orderBy: 'asc' });
  const sorted = asked(page, 'ecommerce/products');
  await price.click();
  expect(await sorted).toEqual({ page: '1', itemsPerPage: '10', sortBy: 'price', orderBy: 'desc' });
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('.k-stale')).toHaveCount(0);
  const prices = await rows(page).locator('td:nth-child(5)').allInnerTexts();
  const amounts = prices.map((text) => Number(text.replace(/[$,]/g, '')));
  expect(amounts).toHaveLength(10);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
});

test('an order has a page under its number', async ({ page }) => {
  await page.goto('/apps/ecommerce/order/list');
  const link = rows(page).first().getByRole('link').first();
  const number = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(`/apps/ecommerce/order/details/${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${number}`);
  await expect(page.getByText('Payment method')).toBeVisible();
  await expect(page.getByRole('link', { name: /edit/i })).toHaveCount(0); // no call changes an order
});

test('a deleted review is gone, and stays gone', async ({ page }) => {
  await page.goto('/apps/ecommerce/manage-review');
  await expect(page.getByText('1–10 of 100')).toBeVisible();
  await rows(page).first().getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /delete/i })
    .click();
  await expect(page.getByText('1–10 of 99')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1–10 of 99')).toBeVisible();
});

test('users: filtered by plan, and a new one', async ({ page }) => {
  await page.goto('/apps/user/list');
  await expect(page.getByText('1–10 of 50')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('radiogroup', { name: 'Plan' }).getByText('Enterprise').click();
  const filtered = asked(page, 'users');
  await page.getByRole('button', { name: 'Apply' }).click();
  expect(await filtered).toEqual({ page: '1', itemsPerPage: '10', plan: 'enterprise' });
  await expect(page.locator('.k-stale')).toHaveCount(0);
  const plans = await rows(page).locator('td:nth-child(4)').allInnerTexts();
  expect(new Set(plans)).toEqual(new Set(['Enterprise']));

  await page.goto('/apps/user/add');
  await page.getByLabel('Full name').fill('Ayşe Çınar');
  await page.getByLabel('E-mail').fill('ayse.cinar@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/apps/user/view/51');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayşe Çınar');
  await expect(page.getByText('Subscriber', { exact: true })).toBeVisible();
});

test('invoices of some days: the span is asked for as JSON', async ({ page }) => {
  const span = JSON.stringify({ start: '2000-01-01', end: '2000-01-31' });
  const call = asked(page, 'invoice');
  await page.goto(
    '/apps/invoice/list?filters[0][field]=issuedDate&filters[0][operator]=gte&filters[0][value]=2000-01-01' +
      '&filters[1][field]=issuedDate&filters[1][operator]=lte&filters[1][value]=2000-01-31',
  );
  expect(await call).toEqual({ page: '1', itemsPerPage: '10', selectedDateRange: span });
  await expect(page.getByText('No matching records')).toBeVisible();
});
