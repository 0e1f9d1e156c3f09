import { choose } from './choose.ts';
import { ADMIN, apiToken, enter, expect, rows, test } from './product.ts';

test('several rows are selected and changed at once, and advanced by keyboard', async ({ page, product }) => {
  await enter(page, ADMIN);
  const word = `Together ${Date.now()}`;
  const headers = { authorization: `Bearer ${await apiToken({ url: product.url, ...ADMIN })}` };
  for (const number of [1, 2, 3, 4]) {
    const data = { name: { en: `${word} no. ${number}`, tr: `${word} no. ${number}` }, department: 'TECHNICAL' };
    const answer = await page.request.post('/api/service-definitions', { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await page.goto('/v1/job-tracking/service-definition?pageSize=5');
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByText('1–4 of 4')).toBeVisible();

  // By keyboard to the second row, which begins the selection; the head takes the rest.
  await expect(page.getByRole('button', { name: 'Select' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('1 selected');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await expect(bar).toContainText('4 selected');

  const dialog = page.getByRole('dialog');
  await bar.getByRole('button', { name: 'Edit fields' }).click();
  await choose(dialog.getByRole('combobox', { name: 'Choose a field to change…' }), 'Duration (minutes)');
  await dialog.getByRole('textbox', { name: 'Duration (minutes)' }).fill('45');
  await dialog.getByRole('button', { name: 'Edit fields (4)' }).click();
  await expect(dialog.getByText('4 done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(rows(page).getByRole('cell', { name: '45', exact: true })).toHaveCount(4);

  // What was done is no longer ticked. Three of them, by a range.
  await expect(bar).toContainText('Tick rows');
  await rows(page).nth(0).getByRole('checkbox').click();
  await rows(page)
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await bar.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await dialog.getByRole('button', { name: 'Deactivate (3)' }).click();
  await expect(dialog.getByText('3 done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(rows(page).getByText('Passive', { exact: true })).toHaveCount(3);

  await bar.getByRole('button', { name: 'Select this page (4)' }).click();
  await bar.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Deactivate (1 of 4)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete (4)' }).click();
  await expect(dialog.getByText('4 done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('No matching records')).toBeVisible();
});
