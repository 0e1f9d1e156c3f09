import { ADMIN, apiToken, enter, expect, test } from './product.ts';

test('two records of one person are found, compared and merged; the second leads to the first', async ({
  page,
  product,
}) => {
  const token = await apiToken({ url: product.url, ...ADMIN });
  const stamp = String(Date.now()).slice(-7);
  const make = async (values: object) => {
    const answer = await page.request.post('/api/guests', {
      headers: { authorization: `Bearer ${token}` },
      data: { lastName: `Merge${stamp}`, nationality: 'TR', phone: `+90532${stamp}`, ...values },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { id: string }).id;
  };
  const first = await make({ firstName: 'Aylin', email: `aylin${stamp}@guests.example` });
  const second = await make({ firstName: 'Aylın', notes: 'Wants the sea view', leadSource: 'PHONE' });
  await enter(page, ADMIN);

  await test.step('the page of one says that there is another', async () => {
    await page.goto(`/v1/users/crm/show/${first}`);
    await expect(page.getByText('Another record is probably the same person.')).toBeVisible();
    await page.getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByText('same phone', { exact: true })).toBeVisible();
  });

  const dialog = page.getByRole('dialog', { name: 'Merge two records' });
  await test.step('side by side, with a choice for each field', async () => {
    await page.getByRole('button', { name: /^Compare and merge/ }).click();
    await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
    const kept = await dialog
      .getByRole('radio', { name: /First name/ })
      .first()
      .getAttribute('aria-label');
    if (kept !== 'First name: Aylin') await dialog.getByRole('button', { name: /^Swap/ }).click();
    await expect(dialog.getByRole('radio', { name: 'First name: Aylin', exact: true })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Notes: Wants the sea view' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'First name: Aylın', exact: true }).check();
    await expect(dialog.getByRole('button', { name: 'Merge', exact: true })).toBeEnabled();
  });

  await test.step('merged', async () => {
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByText('No probable duplicates')).toBeVisible();
    await page.goto(`/v1/users/crm/show/${first}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aylın');
    await expect(page.getByText('Wants the sea view').first()).toBeVisible();
    await page.goto(`/v1/users/crm/show/${second}`);
    await expect(page.getByText('This record was merged into')).toBeVisible();
  });
});

test('a guest is found by the whole identity number, which no screen shows and the log notes', async ({
  page,
  product,
}) => {
  const token = await apiToken({ url: product.url, ...ADMIN });
  const headers = { authorization: `Bearer ${token}` };
  const number = '10000000146';
  const begun = new Date().toISOString();
  await enter(page, ADMIN);
  await page.goto('/v1/users/crm');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('textbox', { name: 'T.C. identity number: Whole number' }).fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByText('T.C. identity number: ••••••••146')).toBeVisible();
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
  // Other journeys look at the same guest.
  const log = await page.request.get(`/api/access-log?record=gst-0001&at.gte=${begun}`, { headers });
  expect(await log.json()).toMatchObject({ items: [{ resource: 'guests', fields: ['tcIdentityNo'] }] });
});
