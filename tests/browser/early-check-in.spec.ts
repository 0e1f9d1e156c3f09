import { ADMIN, enter, expect, readerOf, test } from './product.ts';

test('an early check-in is agreed on the page of the stay: who leaves, hour, charge, in one dialog', async ({
  page,
  product,
}) => {
  const read = await readerOf({ url: product.url, ...ADMIN });
  const { arrivals } = await read<{ arrivals: { id: string; actions: string[] }[] }>('/today');
  const { id } = arrivals.find(({ actions }) => actions.includes('earlyCheckIn'))!;
  const before = await read<{ chargesTotal: number | null }>(`/reservations/${id}`);

  await enter(page, ADMIN);
  await page.goto(`/v1/operational/reservations/show/${id}`);
  await page.getByRole('button', { name: 'Early check-in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Early check-in' });
  await expect(dialog.getByRole('note')).toContainText(/leave/);
  await expect(dialog.getByRole('note')).toContainText(/The home is/);
  await dialog.getByLabel('Another hour').fill('13:00');
  await dialog.getByLabel('Another hour').press('Tab');
  await dialog.getByRole('button', { name: 'Early check-in' }).click();
  await expect(page.getByText(/Early check-in from 13:00\.$/)).toBeVisible();

  const stay = await read<{ chargesTotal: number; plannedArrival: string }>(`/reservations/${id}`);
  expect(stay.plannedArrival).toBe('13:00');
  expect(stay.chargesTotal).toBeGreaterThan(before.chargesTotal ?? 0);
});
