import type { Page } from '@playwright/test';
import type { Kanban } from '../../../src/domain/demo/kanban.ts';
import { choose } from '../choose.ts';
import { findings } from '../findings.ts';
import { ADMIN, apiToken, enter, expect, test } from '../product.ts';

const board = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const call = (page: Page, path: string) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/apps/kanban/${path}`);
/** No move is on its way. */
const settled = (page: Page) => expect(page.locator('.k-kanban')).toHaveAttribute('aria-busy', 'false');

async function addItem(page: Page, on: string, title: string): Promise<void> {
  await board(page, on).getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(board(page, on).getByRole('button', { name: title, exact: true })).toBeVisible();
}

test('boards and items are added, dragged, moved by keyboard and menu, renamed, and all of it stays', async ({
  page,
  product,
}) => {
  await enter(page, ADMIN);
  await page.goto('/apps/kanban');
  await expect(board(page, 'Done')).toBeVisible();

  await page.getByRole('button', { name: '+ Add board' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the board' });
  await name.fill('Done');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A board with this title exists.')).toBeVisible();
  await expect(name).toHaveValue('Done');
  await name.fill('Spring plan');
  await page.keyboard.press('Enter');
  await expect(board(page, 'Spring plan')).toBeVisible();
  await page.keyboard.press('Escape');

  await board(page, 'Spring plan').getByRole('button', { name: '+ Add item' }).click();
  for (const title of ['Paint the fence', 'Order deck chairs', 'Check the boats'])
    await addItem(page, 'Spring plan', title);
  await page.keyboard.press('Escape');

  const dragged = call(page, 'item/state-update');
  const from = await card(page, 'Paint the fence').boundingBox();
  const to = await card(page, 'Shorter forms').boundingBox();
  if (!from || !to) throw new Error('not on the screen');
  await page.mouse.move(from.x + 60, from.y + from.height - 12);
  await page.mouse.down();
  await page.mouse.move(to.x + 120, to.y + 20, { steps: 10 });
  await page.mouse.move(to.x + 120, to.y + 30, { steps: 4 });
  await expect(board(page, 'Done').getByText('Paint the fence')).toBeVisible();
  await page.mouse.up();
  expect((await dragged).status()).toBe(201);
  await settled(page);

  const byKey = call(page, 'item/state-update');
  await page.getByRole('button', { name: 'Move “Order deck chairs”' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('“Order deck chairs” is lifted.')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(board(page, 'Done').getByText('Order deck chairs')).toBeVisible();
  await page.keyboard.press('Space');
  expect((await byKey).status()).toBe(201);
  await settled(page);

  await page.getByRole('button', { name: 'More for “Check the boats”' }).click();
  await page.getByRole('menuitemradio', { name: 'In Review' }).click();
  await expect(board(page, 'In Review').getByText('Check the boats')).toBeVisible();
  await settled(page);

  await page.getByRole('button', { name: 'More for board “Spring plan”' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const renamed = call(page, 'board/rename');
  await name.fill('Summer plan');
  await page.keyboard.press('Enter');
  expect((await renamed).status()).toBe(201);
  await expect(board(page, 'Summer plan')).toBeVisible();

  await page.reload();
  await expect(board(page, 'Summer plan')).toBeVisible();
  const token = await apiToken({ url: product.url, ...ADMIN });
  const answer = await page.request.get('/api/apps/kanban', { headers: { authorization: `Bearer ${token}` } });
  const { boards, items } = (await answer.json()) as Kanban;
  for (const { title, itemsIds } of boards) {
    const titles = itemsIds.map((id) => items.find((item) => item.id === id)?.title ?? '');
    await expect(board(page, title).locator('.k-kanban-title')).toHaveText(titles);
  }
  expect(boards.map(({ title }) => title)).toContain('Summer plan');
  const done = boards.find(({ title }) => title === 'Done')?.itemsIds ?? [];
  const added = items.filter(({ title }) => ['Paint the fence', 'Order deck chairs'].includes(title));
  expect(added.every(({ id }) => done.includes(id))).toBe(true);
  expect(await findings(page, { within: '.k-kanban' })).toEqual([]);
});

test('an item is edited in the drawer, and a board deleted with its items', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/apps/kanban');
  await page.getByRole('button', { name: '+ Add board' }).click();
  await page.getByRole('textbox', { name: 'Name of the board' }).fill('Short-lived');
  await page.keyboard.press('Enter');
  await board(page, 'Short-lived').getByRole('button', { name: '+ Add item' }).click();
  await addItem(page, 'Short-lived', 'Draft the menu');

  await board(page, 'Short-lived').getByRole('button', { name: 'Draft the menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit item' });
  await drawer.getByLabel('Due date').fill('2027-05-02');
  await choose(drawer.getByRole('combobox', { name: 'Labels' }), 'Images');
  await page.keyboard.press('Tab');
  await choose(drawer.getByRole('combobox', { name: 'Members' }), 'Clara Moreau');
  await page.keyboard.press('Tab');
  await drawer.getByRole('textbox', { name: 'Comments' }).fill('With prices for children.');
  const updated = call(page, 'item/update');
  await drawer.getByRole('button', { name: 'Save' }).click();
  expect(await (await updated).json()).toMatchObject({
    dueDate: '2027-05-02',
    labels: ['Images'],
    members: [{ name: 'Clara Moreau' }],
    comments: '<p>With prices for children.</p>',
  });
  await expect(card(page, 'Draft the menu')).toContainText('02 May 2027');

  await page.getByRole('button', { name: 'More for board “Short-lived”' }).click();
  await page.getByRole('menuitem', { name: 'Delete board' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Short-lived”?' });
  await expect(question).toContainText('One item is on it');
  await question.getByRole('button', { name: 'Delete board' }).click();
  await expect(board(page, 'Short-lived')).toHaveCount(0);
});
