import type { Page } from '@playwright/test';
import { ADMIN, enter, expect, rows, test } from './product.ts';

const codeHeader = (page: Page) => page.getByRole('columnheader', { name: /^Code/ });

test.describe('staff work with estates', () => {
  test.beforeEach(async ({ page }) => enter(page, ADMIN));

  test('page 2 of the list by code, descending: page and sort travel in the product dialect', async ({ page }) => {
    await page.goto('/v1/estates/list');
    await codeHeader(page).click();
    await expect(codeHeader(page)).toHaveAttribute('aria-sort', 'ascending');
    await codeHeader(page).click();
    await expect(codeHeader(page)).toHaveAttribute('aria-sort', 'descending');
    const asked = page.waitForRequest((request) => request.url().includes('pageNumber=1'));
    await page.getByRole('navigation', { name: 'Pages' }).getByTitle('2', { exact: true }).click();
    expect(new URL((await asked).url()).search).toContain('pageNumber=1&pageSize=10&sortBy=code&sortDirection=DESC');
    await expect(page.getByText(/^11–20 of \d+$/)).toBeVisible();
    await expect(page.locator('.k-stale')).toHaveCount(0);
    await expect(rows(page)).toHaveCount(10);

    // The address is the truth: a reload shows the same page in the same order.
    const codesShown = () =>
      rows(page)
        .getByText(/^KNK-\d+$/)
        .allInnerTexts();
    const codes = await codesShown();
    expect(codes).toHaveLength(10);
    expect(codes).toEqual([...codes].sort().reverse());
    await page.reload();
    await expect(page.getByText(/^11–20 of \d+$/)).toBeVisible();
    await expect.poll(codesShown).toEqual(codes);
  });

  test('a filter value with & + # % survives the address, a reload and the way to the server', async ({ page }) => {
    await page.goto('/v1/estates/list');
    const typed = 'a&b=c+d#e%f';
    const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('q') === typed);
    await page.getByRole('searchbox').fill(typed);
    await asked;
    await expect(page.getByText('No matching records')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(typed);
    await expect(page.getByText('No matching records')).toBeVisible();
  });

  test('create, edit and find an estate; a server error stands beside its field and nothing typed is lost', async ({
    page,
  }) => {
    await page.goto('/v1/estates/list');
    await page.getByRole('link', { name: 'New' }).click();
    await page.getByRole('button', { name: 'Save and Publish' }).click();
    await expect(page.getByText('This field cannot be empty!').first()).toBeVisible();

    await page.getByLabel('Code', { exact: true }).fill('KNK-001'); // is another estate's: only the server can know
    await page.getByLabel('Property name').fill('Yolculuk Evi');
    await page.getByLabel('District').fill('Kaş');
    await page.getByLabel('Price per night').fill('1,234.50');
    await page.getByLabel('Check-in time').fill('1630');
    // The numbers and the pin say the same (by keyboard, and on the map).
    await page.getByLabel('Latitude').fill('36.2');
    await page.getByLabel('Longitude').fill('29.64');
    await expect(page.locator('.k-map-pin')).toBeVisible();
    await page.getByRole('button', { name: 'Save as draft' }).click();
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveAccessibleDescription(/already/i);
    await expect(code).toBeFocused();
    await expect(page.getByLabel('Property name')).toHaveValue('Yolculuk Evi');
    await expect(page.getByLabel('District')).toHaveValue('Kaş');
    await expect(page.getByLabel('Price per night')).toHaveValue(/1,?234\.5/);

    await page.getByLabel('Code', { exact: true }).fill('JRN-001');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Yolculuk Evi' })).toBeVisible();
    await page.getByRole('tab', { name: 'Prices and rules' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Prices and rules' }).getByText('₺1,234.50')).toBeVisible();
    await expect(page.getByText('16:30')).toBeVisible();
    // The open tab is part of the address.
    await page.reload();
    await expect(page.getByText('16:30')).toBeVisible();
    await page.getByRole('tab', { name: 'Calendar', exact: true }).click();
    await expect(page.getByRole('table')).toHaveCount(3);
    const missing = page.getByRole('region', { name: 'items missing' });
    await expect(missing).toContainText('Owners');
    await expect(missing).toContainText('Address: City');

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Property name').fill('Işıklı İncir Evi');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByRole('heading', { name: /Işıklı İncir Evi/ })).toBeVisible();

    await page.goto('/v1/estates/list');
    await page.getByRole('searchbox').fill('isikli incir'); // Turkish letters are found by their plain forms
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Işıklı İncir Evi');
    await page.getByRole('button', { name: 'Map' }).click();
    await expect(page).toHaveURL(/look=map/);
    await expect(page.locator('.k-map-dot')).toHaveCount(1);
    await page.goto('/v1/estates/draft');
    await expect(rows(page).filter({ hasText: 'JRN-001' })).toContainText('Square metres');
  });

  test('leaving a form with unsaved typing asks first', async ({ page }) => {
    await page.goto('/v1/estates/create');
    await page.getByLabel('Property name').fill('Half typed');
    const leave = () =>
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Estates' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leave();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('Property name')).toHaveValue('Half typed');
    await leave();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/estates\/list/);
  });

  test('the language changes without a reload, on the screen and in what the server says', async ({ page }) => {
    await page.goto('/v1/estates/create');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByLabel('Property name').fill('Kalıcı yazı');
    await page.getByRole('button', { name: 'Türkçe' }).click();
    await expect(page.getByRole('button', { name: 'Taslak olarak kaydet' })).toBeVisible();
    await expect(page.getByLabel('Mülk adı')).toHaveValue('Kalıcı yazı');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await page.getByLabel('Kod', { exact: true }).fill('KNK-001');
    await page.getByLabel('Gecelik fiyat').fill('1.234,50');
    const isSaved = (url: string) => new URL(url).pathname === '/api/estates';
    const answer = page.waitForResponse((of) => of.request().method() === 'POST' && isSaved(of.url()));
    await page.getByRole('button', { name: 'Taslak olarak kaydet' }).click();
    expect(await (await answer).text()).toContain('“KNK-001” zaten kullanılıyor.');
    await expect(page.getByLabel('Kod', { exact: true })).toHaveAccessibleDescription(/kullanıl/);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });
});
