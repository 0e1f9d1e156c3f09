import { ADMIN, enter, expect, readerOf, test } from './product.ts';

type Leaving = {
  readonly id: string;
  readonly readiness: readonly { readonly why: string; readonly amount?: number }[];
};

test('guests who leave with a debt pay it in the dialog of their check-out, beside the deposit that goes back', async ({
  page,
  product,
}) => {
  const read = await readerOf({ url: product.url, ...ADMIN });
  const { departures } = await read<{ departures: Leaving[] }>('/today');
  const { id, readiness } = departures.find((stay) => stay.readiness.some(({ why }) => why === 'owes'))!;
  const owed = readiness.find(({ why }) => why === 'owes')!.amount!;

  await enter(page, ADMIN);
  await page.goto(`/v1/operational/reservations/show/${id}`);
  await page.getByRole('button', { name: 'Check out', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Check out' });
  await expect(dialog).toContainText('Left to pay');
  await dialog.getByRole('switch', { name: 'Payment received' }).click();
  await expect(dialog.getByLabel('Amount received')).toHaveValue((owed / 100).toFixed(2));
  await expect(dialog.getByLabel('Cash desk or bank')).toBeVisible();
  await dialog.getByRole('button', { name: 'Check out' }).click();
  const note = page.getByRole('status').filter({ hasText: 'Checked out.' });
  await expect(note).toBeVisible();
  const stay = () => read<{ status: string; remainingPrice: number; paymentState: string }>(`/reservations/${id}`);
  expect(await stay()).toMatchObject({ status: 'FINISHED', remainingPrice: 0, paymentState: 'PAID' });

  // The guests are in house again; what they paid stays paid.
  await note.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The check-out is undone.' })).toBeVisible();
  expect(await stay()).toMatchObject({ status: 'SUCCESSFUL', remainingPrice: 0, paymentState: 'PAID' });
});
