import { ADMIN, enter, expect, openPending, test } from './product.ts';

test('a reservation moves only along its states: confirm, cancel with a reason, then nothing more', async ({
  page,
}) => {
  await enter(page, ADMIN);
  await openPending(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  expect(title).toMatch(/^.+ · .+ · \d.*\d{4}$/); // whom, where and when

  // One press confirms, and one takes it back.
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await confirm.click();
  const told = page.getByRole('status').filter({ hasText: `${title}. Confirmed.` });
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'the nights are held' })).toBeVisible();
  await confirm.click();
  await expect(page.getByRole('button', { name: 'Check out' })).toHaveCount(0); // its stay has not begun
  // On paper it is a confirmation for the guest, on one sheet.
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  const sheets = async () => {
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
  };
  // What a confirmed stay is on paper comes with the answer to the confirmation.
  await expect.poll(sheets).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: 'Booking confirmation' });
  await expect(sheet).toContainText(title.split(' · ')[0]!);
  await expect(sheet).toContainText('Konak Konaklama');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(sheet).toHaveCount(0);

  const askToCancel = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Cancel reservation' }).click();
  };
  await askToCancel();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${title}. Cancel this reservation?`);
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeVisible();
  // What the guests of an unpaid stay are told: nothing is kept, and nothing goes back.
  await expect(dialog.getByRole('note')).toContainText('Cancellation');
  await expect(dialog.getByText('Guest request')).toBeVisible();
  await expect(dialog.getByText('Fee by the policy')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(dialog).toHaveCount(0);
  // Taken back with one press, and cancelled with three.
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('The cancellation is undone')).toBeVisible();
  await askToCancel();
  await dialog.getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);

  // The history tells who, when, from and to.
  await page.getByRole('tab', { name: 'History', exact: true }).click();
  const history = page.getByRole('tabpanel', { name: 'History', exact: true });
  await expect(history).toContainText('Deniz Aydın');
  await expect(history).toContainText('Cancelled');
});
