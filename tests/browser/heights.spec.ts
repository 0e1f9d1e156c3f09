import type { Page } from '@playwright/test';
import { ADMIN, enter, expect, goInside, readerOf, rows, test } from './product.ts';

const SUPER_ADMIN = { email: 'superadmin@demo.com', password: 'superadmin' };
type Stay = { readonly id: string; readonly readiness: readonly { readonly state: string; readonly why: string }[] };

/** How tall a page is once nothing of it is still to come; a new width takes a moment to reach all of it. */
async function heightOf(page: Page): Promise<number> {
  await expect(page.locator('.ant-skeleton, [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test('a usual stay and Today are as short as they were made, and begin with what comes next', async ({
  page,
  product,
}) => {
  const read = await readerOf({ url: product.url, ...ADMIN });
  const { arrivals, departures } = await read<{ arrivals: Stay[]; departures: Stay[] }>('/today');
  // Paid, with everybody known: what is still to be done has its own place on the page.
  const isUsual = ({ readiness }: Stay) =>
    readiness.every(({ state, why }) => state !== 'missing' || why === 'giveBack');
  const { id } = [...departures, ...arrivals].find(isUsual)!;
  await enter(page, SUPER_ADMIN);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/v1/operational/reservations/show/${id}`);
  await expect(page.getByRole('heading', { name: 'Guests and KBS' })).toBeVisible();
  await expect(page.getByText('people entered').or(page.getByText('person entered'))).toBeVisible();
  await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(1600);
  // The main button is the next step: plans are none, and stand beside the times.
  await expect(page.getByRole('button', { name: 'Set times' })).not.toHaveClass(/ant-btn-primary/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(2400);

  await page.setViewportSize({ width: 1440, height: 900 });
  await goInside(page, '/v1/dashboard');
  await expect(page.getByRole('region', { name: 'Arrivals' })).toBeVisible();
  await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(2000);

  // What is open, the earliest first: in a view of it, and in the list of all.
  const first = async (search: string) =>
    (await read<{ items: { code: string; date: string }[] }>(`/housekeeping-tasks?pageSize=1&${search}`)).items[0]!;
  const unassigned = await first('view=unassigned&sortBy=date&sortDirection=ASC');
  await goInside(page, '/v1/operational/house-keeping');
  await page.getByRole('button', { name: 'Unassigned' }).click();
  await expect(rows(page).first()).toContainText(unassigned.code);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true');
  const open = await first('');
  expect(open.date <= unassigned.date).toBe(true);
  await expect(rows(page).first()).toContainText(open.code);
});
