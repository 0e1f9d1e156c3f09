import { ADMIN, apiToken, enter, expect, test } from './product.ts';

test('the rest of a stay in two clicks, a part of it back, and the receipt', async ({ page, product }) => {
  const token = await apiToken({ url: product.url, ...ADMIN });
  const headers = { authorization: `Bearer ${token}` };
  const question =
    'status=SUCCESSFUL&collectedBy=COMPANY&currency=EUR&paymentMethod=CASH&paymentState=PARTIAL&pageSize=1';
  const found = await page.request.get(`${product.url}/api/reservations?${question}`, { headers });
  const { items } = (await found.json()) as { items: { id: string; remainingPrice: number }[] };
  const stay = items[0]!;
  const read = async () => {
    const answer = await page.request.get(`${product.url}/api/reservations/${stay.id}`, { headers });
    return (await answer.json()) as { remainingPrice: number; paymentState: string };
  };
  await enter(page, ADMIN);
  await page.goto(`/v1/operational/reservations/show/${stay.id}`);

  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Amount received')).toHaveValue((stay.remainingPrice / 100).toFixed(2));
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText(/Payment of .+ recorded\.$/)).toBeVisible();
  await expect.poll(read).toMatchObject({ remainingPrice: 0, paymentState: 'PAID' });
  // A slip of the hand: one press reverses it.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(/The payment is undone\.$/)).toBeVisible();
  await expect.poll(read).toMatchObject({ remainingPrice: stay.remainingPrice, paymentState: 'PARTIAL' });
  await page.getByRole('button', { name: 'Record payment' }).click();
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect.poll(read).toMatchObject({ remainingPrice: 0, paymentState: 'PAID' });

  // A part goes back from the same card of the page.
  await page.getByRole('complementary').getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByLabel('Amount to refund')).toHaveValue('');
  await dialog.getByLabel('Amount to refund').fill('2.00');
  await dialog.getByLabel('Reason for the refund').fill('No hot water');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText(/Refund of €2\.00 entered\.$/)).toBeVisible();
  await expect.poll(read).toMatchObject({ remainingPrice: 200, paymentState: 'PARTIAL' });

  await page.goto(`/v1/operational/reservation-payments/collection/create?kind=REFUND&reservationId=${stay.id}`);
  await page.getByLabel('Amount', { exact: true }).fill('1.50');
  await page.getByLabel('Reason', { exact: true }).fill('Left early');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect.poll(read).toMatchObject({ remainingPrice: 350, paymentState: 'PARTIAL' });

  const paid = await page.request.get(`${product.url}/api/payments?reservationId=${stay.id}&kind=REFUND`, { headers });
  const refund = ((await paid.json()) as { items: { id: string; no: string }[] }).items[0]!;
  await page.goto(`/v1/accounting/reservation-payments/show/${refund.id}`);
  await expect(page.getByRole('row', { name: /Kasa EUR/ })).toBeVisible();
  // What is posted is reversed, never edited.
  await expect(page.getByRole('button', { name: 'Reverse' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Refund ${refund.no}` })).toBeVisible();
  await expect(page.getByRole('strong').getByText('€1.50')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('strong').getByText('€1.50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});
