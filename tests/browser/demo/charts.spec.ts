import type { Page } from '@playwright/test';
import { findings } from '../findings.ts';
import { ADMIN, apiToken, enter, expect, test } from '../product.ts';

type Order = { readonly spent: number; readonly status: string };

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Names and numbers of a table that a drawing has beside it. */
const figuresOf = async (page: Page, name: string) => {
  const card = block(page, name);
  await card.getByText('Show as table').click();
  const rows = await card.locator('tbody tr').allInnerTexts();
  return rows.map((row) => row.split(/\s*\t\s*/));
};

const dollars = (sum: number) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(sum);

test('the e-commerce dashboard shows what the calls answer, and each drawing its figures', async ({
  page,
  product,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const token = await apiToken({ url: product.url, ...ADMIN });
  const ask = async (path: string): Promise<unknown> =>
    (
      await fetch(`${product.url}/api/apps/${path}?itemsPerPage=-1`, { headers: { authorization: `Bearer ${token}` } })
    ).json();
  const { orders } = (await ask('ecommerce/orders')) as { orders: readonly Order[] };
  const { products } = (await ask('ecommerce/products')) as { products: readonly unknown[] };
  const { invoices } = (await ask('invoice')) as { invoices: readonly { total: number }[] };

  await enter(page, ADMIN);
  await page.goto('/dashboards/ecommerce');
  const tile = (name: string) => page.locator('.k-tile').filter({ has: page.getByText(name, { exact: true }) });
  await expect(tile('Orders')).toContainText(String(orders.length));
  await expect(tile('Products')).toContainText(String(products.length));
  await expect(tile('Sales of all orders')).toContainText(dollars(orders.reduce((sum, { spent }) => sum + spent, 0)));
  await expect(tile('Invoices, all together')).toContainText(
    dollars(invoices.reduce((sum, { total }) => sum + total, 0)),
  );

  const states = await figuresOf(page, 'Orders by status');
  const delivered = orders.filter(({ status }) => status === 'Delivered').length;
  expect(states).toContainEqual(['Delivered', String(delivered)]);
  expect(states.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(orders.length);
  expect(await figuresOf(page, 'Where expenses go')).toContainEqual(['Shipping', '21%']);

  await expect(block(page, 'Newest products').locator('tbody tr')).toHaveCount(6);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a chart is redrawn in the colours of the dark theme, and fits a phone', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/charts/chartjs');
  const canvas = page.getByRole('img', { name: 'Column: latest statistics' });
  await expect(canvas).toHaveAttribute('data-look', /.+/);
  const look = await canvas.getAttribute('data-look');
  /** The colour in the middle of the highest column, once it has grown there. */
  const painted = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const place = (share: number, whole: number) => Math.round(share * whole);
      const data = element.getContext('2d')?.getImageData(0, place(0.4, element.height), element.width, 1).data ?? [];
      for (let at = 0; at < data.length; at += 4) {
        // Not the axis or a line of the plane: those are grey.
        if (data[at + 3] === 255 && Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0)) > 40)
          return [...data.slice(at, at + 3)].join(' ');
      }
      return '';
    });
  await expect.poll(painted).toBe('3 110 109');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(canvas).not.toHaveAttribute('data-look', look ?? '');
  await expect.poll(painted).toBe('49 199 178');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findings(page)).toEqual([]);
});
