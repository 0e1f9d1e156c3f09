import { ADMIN, expect, signIn, test } from './product.ts';

test.describe('staff work with estates', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, ADMIN);
  });

  test('page 2 of the list by code, descending: the page and sort travel in the product dialect', async ({ page }) => {
    await page.goto('/v1/estates/list');
    const code = page.getByRole('columnheader', { name: /^Code/ });
    await code.click();
    await expect(code).toHaveAttribute('aria-sort', 'ascending');
    await code.click();
    await expect(code).toHaveAttribute('aria-sort', 'descending');
    const asked = page.waitForRequest((request) => request.url().includes('pageNumber=1'));
    await page.getByRole('listitem', { name: '2' }).click();
    expect(new URL((await asked).url()).search).toContain('pageNumber=1&pageSize=10&sortBy=code&sortDirection=DESC');
    await expect(page.locator('tbody tr.ant-table-row')).toHaveCount(10);

    // The address is the truth: a reload shows the same page in the same order.
    const first = await page.locator('tbody tr.ant-table-row').first().innerText();
    await page.reload();
    await expect(page.locator('tbody tr.ant-table-row').first()).toHaveText(first.split('\n')[0]!, { useInnerText: true });
  });

  test('create, edit and find an estate; a server error stands beside its field and nothing typed is lost', async ({
    page,
  }) => {
    await page.goto('/v1/estates/create');
    await page.getByLabel('Code', { exact: true }).fill('KNK-0001');
    await page.getByLabel('Property name').fill('Journey House');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This field cannot be empty!').first()).toBeVisible();
  });
});
