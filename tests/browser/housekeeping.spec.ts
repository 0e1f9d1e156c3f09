import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { enter, expect, test } from './product.ts';

type Answer = { readonly id: string; readonly status: string; readonly items: readonly { readonly action: string }[] };

/** The API as the office uses it, beside the phone. */
async function office(page: Page) {
  const data = { email: 'admin@demo.com', password: 'admin' };
  const { accessToken } = (await (await page.request.post('/api/auth/login', { data })).json()) as {
    accessToken: string;
  };
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    get: async (path: string) => (await (await page.request.get(path, { headers })).json()) as Answer,
    post: async (path: string, body: object) => {
      const answer = await page.request.post(path, { headers, data: body });
      expect(answer.status()).toBe(201);
      return (await answer.json()) as Answer;
    },
  };
}

test.describe('a cleaner’s day on a phone, in Turkish', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the connection is cut twice: nothing is lost, nothing doubled', async ({ page, context, product }) => {
    const { get, post } = await office(page);
    const homes = (await get('/api/estates?status=ACTIVE&cleaningState=DIRTY&pageSize=1')).items as unknown as {
      id: string;
    }[];
    const note = `Anahtar komşuda ${Date.now()}`;
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(new Date());
    const task = { estateId: homes[0]?.id, type: 'DEEP_CLEAN', date: today, assigneeId: 'usr-housekeeping', note };
    const { id } = await post('/api/housekeeping-tasks', task);

    await context.addCookies([{ name: 'language', value: 'tr', url: product.url }]);
    await enter(page, { email: 'housekeeping@demo.com', password: 'housekeeping' });
    await page.goto('/v1/operational/house-keeping/my-day');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .filter({ hasText: note });
    await expect(card.getByRole('button', { name: /^Kabul et/ })).toBeVisible();

    // Cut for the first time, on the stairs.
    await context.setOffline(true);
    await card.getByRole('button', { name: /^Kabul et/ }).click();
    await expect(card.getByText('Gönderilmeyi bekliyor')).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(async () => (await get(`/api/housekeeping-tasks/${id}`)).status, { timeout: 20_000 })
      .toBe('ACCEPTED');
    await expect(card.getByText('Gönderilmeyi bekliyor')).toHaveCount(0);
    await expect(card.getByText('Kabul edildi')).toBeVisible();

    // And again, in the home.
    await context.setOffline(true);
    await card.getByRole('button', { name: /^Başla/ }).click();
    await card.getByRole('checkbox', { name: 'Banyo ve tuvalet' }).check();
    await card.getByRole('checkbox', { name: 'Zeminler' }).check();
    await card.getByRole('button', { name: 'Bir takım artır' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'gönderilmeyi bekliyor' })).toBeVisible();
    await expect(card.getByText('Gönderilmeyi bekliyor')).toBeVisible();
    await card.getByRole('button', { name: /^Tamamla/ }).click();
    await expect(page.getByText(/\. Tamamlandı\.$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Bugün tamamlananlar' }).getByText(note)).toBeVisible();
    expect((await get(`/api/housekeeping-tasks/${id}`)).status).toBe('ACCEPTED');

    await context.setOffline(false);
    await expect
      .poll(async () => (await get(`/api/housekeeping-tasks/${id}`)).status, { timeout: 20_000 })
      .toBe('DONE');
    await expect(page.getByText('Gönderilmeyi bekliyor')).toHaveCount(0);
    expect(await get(`/api/housekeeping-tasks/${id}`)).toMatchObject({ linenCount: 1 });
    const { items } = await get(`/api/housekeeping-tasks/${id}/history`);
    expect(items.map(({ action }) => action)).toEqual(['finish', 'report', 'start', 'accept', 'create']);

    // Pressed too early: once from the list of what is done, once from the message.
    const status = () => get(`/api/housekeeping-tasks/${id}`).then((task) => task.status);
    await card.getByRole('button', { name: /^Henüz bitmedi/ }).click();
    await expect.poll(status).toBe('IN_PROGRESS');
    await card.getByRole('button', { name: /^Tamamla/ }).click();
    await page.getByRole('status').getByRole('button', { name: 'Geri al' }).click();
    await expect(card.getByRole('button', { name: /^Tamamla/ })).toBeVisible();
    await expect.poll(status).toBe('IN_PROGRESS');
  });
});

test('the office sees the day as a board, and gives several tasks to one person', async ({ page }) => {
  const { get, post } = await office(page);
  const homes = (await get('/api/estates?status=ACTIVE&pageSize=2')).items as unknown as {
    id: string;
    code: string;
  }[];
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(new Date());
  const made = await Promise.all(
    homes.map(({ id }) => post('/api/housekeeping-tasks', { estateId: id, type: 'INSPECTION', date: today })),
  );
  await enter(page, { email: 'admin@demo.com', password: 'admin' });
  await page.goto('/v1/operational/house-keeping');
  await expect(page.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Board').click();
  await expect(page).toHaveURL(/look=board/);
  const board = page.getByRole('region', { name: 'Board' });
  const unassigned = board.getByRole('region', { name: 'Unassigned' });
  // A card is headed by the home, and the day is on from the start.
  const cards = homes.map(({ code }) => unassigned.getByRole('link', { name: code }).filter({ hasText: 'Inspection' }));
  for (const card of cards) await expect(card).toBeVisible();

  await page.getByRole('button', { name: 'Assign tasks…' }).click();
  const drawer = page.getByRole('dialog', { name: 'Assign tasks' });
  for (const { code } of homes) await drawer.getByRole('checkbox', { name: `${code} · Inspection` }).check();
  await choose(drawer.getByRole('combobox', { name: 'Assign to' }), /Hülya/);
  await drawer.getByRole('button', { name: 'Assign 2 tasks' }).click();
  await expect(drawer).toHaveCount(0);
  for (const card of cards) await expect(card).toHaveCount(0);
  const assigned = board.getByRole('region', { name: 'Assigned', exact: true });
  await expect(assigned.getByRole('heading', { name: /Assigned/ })).toBeVisible();
  for (const { id } of made) expect((await get(`/api/housekeeping-tasks/${id}`)).status).toBe('ASSIGNED');
});
