import { ADMIN, enter, expect, readerOf, test } from './product.ts';

test('a late check-out is two presses on the page of the stay: hour, charge and clean', async ({ page, product }) => {
  const read = await readerOf({ url: product.url, ...ADMIN });
  const { departures } = await read<{ departures: { id: string; actions: string[] }[] }>('/today');
  const { id } = departures.find(({ actions }) => actions.includes('lateCheckOut'))!;
  const before = await read<{ chargesTotal: number | null }>(`/reservations/${id}`);

  await enter(page, ADMIN);
  await page.goto(`/v1/operational/reservations/show/${id}`);
  await page.getByRole('button', { name: 'Late check-out', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Late check-out' });
  await expect(dialog.getByRole('note')).toContainText(/arrive/);
  const reason = dialog.getByLabel(/Why it is possible/);
  if (await reason.isVisible()) await reason.fill('They come at night');
  await dialog.getByRole('button', { name: 'Late check-out' }).click();
  await expect(page.getByText(/Late check-out until 1[58]:00\.$/)).toBeVisible();

  const stay = await read<{ chargesTotal: number; plannedDeparture: string }>(`/reservations/${id}`);
  expect(stay.plannedDeparture).toMatch(/^1[58]:00$/);
  expect(stay.chargesTotal).toBeGreaterThan(before.chargesTotal ?? 0);
  const task = await read<{ windowStart: string }>(`/housekeeping-tasks/hk-${id}-out`);
  expect(task.windowStart).toBe(stay.plannedDeparture);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(/Check-out is at the usual time\.$/)).toBeVisible();
  const back = await read<{ chargesTotal: number; plannedDeparture: null }>(`/reservations/${id}`);
  expect(back).toMatchObject({ chargesTotal: before.chargesTotal ?? 0, plannedDeparture: null });
});
