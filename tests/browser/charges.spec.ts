import { ADMIN, apiToken, enter, expect, test } from './product.ts';

test('two beers and a soft drink from the minibar are added on the page of the stay, owed at once, and undone', async ({
  page,
  product,
}) => {
  const token = await apiToken({ url: product.url, ...ADMIN });
  const headers = { authorization: `Bearer ${token}` };
  const question = 'status=SUCCESSFUL&collectedBy=COMPANY&currency=EUR&paymentState=PAID&pageSize=1';
  const found = await page.request.get(`${product.url}/api/reservations?${question}`, { headers });
  const { items } = (await found.json()) as { items: { id: string; remainingPrice: number }[] };
  const stay = items[0]!;
  const read = async () => {
    const answer = await page.request.get(`${product.url}/api/reservations/${stay.id}`, { headers });
    return ((await answer.json()) as { remainingPrice: number }).remainingPrice;
  };
  await enter(page, ADMIN);
  await page.goto(`/v1/operational/reservations/show/${stay.id}`);

  await page.getByRole('button', { name: 'Add charge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From the price list').click();
  await page.getByTitle('Beer · 4.00 EUR').click();
  await dialog.getByLabel('Quantity').fill('2');
  await dialog.getByRole('button', { name: 'Add entry' }).click();
  const more = dialog.getByRole('group', { name: 'More items' });
  await more.getByLabel('From the price list').click();
  await page.getByTitle('Soft drink · 2.50 EUR').last().click();
  await expect(dialog.getByRole('region', { name: 'Result' })).toContainText('€10.50');
  await dialog.getByRole('button', { name: 'Add charge' }).click();
  await expect(page.getByText(/€10\.50 added\.$/)).toBeVisible();
  await expect.poll(read).toBe(stay.remainingPrice + 1050);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The charges are undone.')).toBeVisible();
  await expect.poll(read).toBe(stay.remainingPrice);
});
