import type { Page } from '@playwright/test';
import type { CourseDetails } from '../../../src/domain/demo/courses.ts';
import type { ManagedUser } from '../../../src/domain/demo/users.ts';
import type { Vehicle } from '../../../src/domain/demo/vehicles.ts';
import { findings } from '../findings.ts';
import { ADMIN, apiToken, enter, expect, test } from '../product.ts';

/** A dashboard asks for much at once. */
const LONG = { timeout: 30_000 };

let token: string;
test.beforeEach(async ({ page, product }) => {
  token = await apiToken({ url: product.url, ...ADMIN });
  await enter(page, ADMIN);
});

/** What a mock call answers, asked beside the screen. */
async function answerOf<Body>(page: Page, path: string): Promise<Body> {
  const answer = await page.request.get(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Body;
}

test('a course shows the call’s data, and checked topics count', async ({ page }) => {
  const course = await answerOf<CourseDetails>(page, '/apps/academy/course-details');
  await page.goto('/apps/academy/course-details');
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  for (const part of course.content) {
    const shown = page.getByRole('button', { name: part.title });
    await expect(shown).toContainText(`${part.status} · ${part.time}`);
  }
  const topics = course.content.flatMap((part) => part.topics);
  const done = topics.filter(({ isCompleted }) => isCompleted).length;
  const progress = page.getByRole('progressbar', { name: 'Progress of the course' });
  await expect(progress).toHaveAttribute('aria-valuenow', String(Math.round((done / topics.length) * 100)));
  const next = topics.find(({ isCompleted }) => !isCompleted)?.title ?? '';
  await expect(page.getByRole('status').filter({ hasText: next })).toBeVisible(); // it would be played now
  await page.getByRole('checkbox', { name: `“${next}” is done` }).focus();
  await page.keyboard.press('Space');
  await expect(progress).toHaveAttribute('aria-valuenow', String(Math.round(((done + 1) / topics.length) * 100)));
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(progress).toHaveAttribute('aria-valuenow', String(Math.round((done / topics.length) * 100)));
  expect(await findings(page)).toEqual([]);
});

test('each role has as many users as the call says, and a changed one is kept for the session', async ({ page }) => {
  const { users } = await answerOf<{ users: ManagedUser[] }>(page, '/apps/users?itemsPerPage=-1');
  await page.goto('/apps/roles');
  const card = (role: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: role }) });
  for (const [value, label] of [
    ['admin', 'Administrator'],
    ['editor', 'Editor'],
    ['subscriber', 'Subscriber'],
  ] as const) {
    const count = users.filter(({ role }) => role === value).length;
    await expect(card(label).getByRole('link')).toHaveText(count === 1 ? '1 user' : `${count} users`);
  }
  await card('Editor').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const right = dialog.getByRole('checkbox', { name: 'Project Planning: Create' });
  await expect(right).not.toBeChecked();
  await right.check();
  await dialog.getByLabel('Name of the role').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This field cannot be empty!');
  await expect(right).toBeChecked(); // nothing typed is lost
  await dialog.getByLabel('Name of the role').fill('Copy editor');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(card('Copy editor')).toBeVisible();
  await expect(page.getByText('Changed for this session only')).toBeVisible();
  await card('Administrator').getByRole('link').click();
  await expect(page).toHaveURL(/\/apps\/user\/list\?.*admin/);
});

test('every tab of a user has its content, and the address keeps the tab', async ({ page }) => {
  const user = await answerOf<ManagedUser & { taskDone: number }>(page, '/apps/users/7');
  await page.goto('/apps/user/view/7');
  const card = page.getByRole('complementary', { name: 'Next to the record' });
  await expect(card.getByRole('heading', { name: user.fullName })).toBeVisible();
  await expect(card.getByText(user.taskDone.toLocaleString('en-GB'))).toBeVisible();
  for (const [tab, heading] of [
    ['Security', 'Recent devices'],
    ['Billing & plans', 'Billing address'],
    ['Notifications', 'Notifications'],
    ['Connections', 'Social networks'],
    ['Account', 'Projects'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: heading })).toBeVisible();
  }
  // What no call takes stays in this browser, for this user only.
  await page.getByRole('tab', { name: 'Connections' }).click();
  const tasks = page.getByRole('switch', { name: /^Task board/ });
  await expect(tasks).not.toBeChecked();
  await tasks.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await expect(tasks).toBeChecked();
  await page.goto('/apps/user/view/8?tab=demo-connections');
  await expect(tasks).not.toBeChecked();
  await page.goto('/apps/user/view/7');
  await page.getByRole('tab', { name: 'Billing & plans' }).click();
  await expect(page).toHaveURL(/tab=demo-user-billing/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Billing & plans' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Add a card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Card number').fill('4242 4242 4242 4241');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a valid card number!')).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: user.status === 'Inactive' ? 'Activate' : 'Suspend' }).click();
  await dialog.getByRole('button', { name: /^(Suspend|Activate)$/ }).click();
  await expect(card.getByText(user.status === 'Inactive' ? 'Active' : 'Inactive', { exact: true })).toBeVisible();
  const kept = await answerOf<ManagedUser>(page, `/apps/users/${user.id}`);
  expect(kept.status).toBe(user.status === 'Inactive' ? 'Active' : 'Inactive');
  expect(await findings(page)).toEqual([]);
});

test('a user and a permission are changed by the form of the product; a name that is taken stays typed', async ({
  page,
}) => {
  await page.goto('/apps/user/view/9');
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Full name').fill('Nora Lind');
  await page.getByLabel('E-mail').fill('nora');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('E-mail').fill('nora@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/apps\/user\/view\/9/);
  const { fullName, email } = await answerOf<ManagedUser>(page, '/apps/users/9');
  expect([fullName, email]).toEqual(['Nora Lind', 'nora@example.com']);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora Lind');
  await page.goto('/apps/permissions/create');
  await page.getByLabel(/^Permission/).fill('Only View');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('There is already a permission "Only View".').first()).toBeVisible();
  await page.getByLabel(/^Permission/).fill('See ovens');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).not.toHaveURL(/create/);
  const { permissions } = await answerOf<{ permissions: { name: string }[] }>(page, '/apps/permissions?q=ovens');
  expect(permissions).toMatchObject([{ name: 'See ovens' }]);
  expect(await findings(page)).toEqual([]);
});

test('a missing user: the call’s own message', async ({ page }) => {
  await page.goto('/apps/user/view/4711');
  await expect(page.getByRole('alert')).toContainText('User not found');
});

test('a vehicle is chosen by keyboard, and is as far as the call says', async ({ page }) => {
  const { vehicles } = await answerOf<{ vehicles: Vehicle[] }>(page, '/apps/logistics/vehicles?itemsPerPage=-1');
  const [first, second] = vehicles;
  await page.goto('/apps/logistics/fleet');
  const fleet = page.getByRole('region', { name: 'Fleet', exact: true });
  const button = (vehicle: Vehicle | undefined) => fleet.getByRole('button', { name: `VOL-${vehicle?.location}` });
  await button(first).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(button(second).first()).toHaveAttribute('aria-expanded', 'true');
  const progress = fleet.getByRole('progressbar', { name: `Progress of VOL-${second?.location}` });
  await expect(progress).toHaveAttribute('aria-valuenow', String(second?.progress));
  await expect.poll(() => fleet.locator('.k-map-chosen').getAttribute('title')).toContain(`VOL-${second?.location}:`);
  await expect(fleet.locator('.k-map-way')).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
});

test('the dashboards count what the calls answer, at both addresses', async ({ page }) => {
  const { totalVehicles } = await answerOf<{ totalVehicles: number }>(page, '/apps/logistics/vehicles');
  await page.goto('/dashboards/logistics');
  await expect(page.getByRole('link', { name: /Vehicles$/ })).toContainText(String(totalVehicles), LONG);
  await expect(page.getByRole('tab', { name: /^Preparing/ })).toBeVisible(LONG);
  const { totalCourse } = await answerOf<{ totalCourse: number }>(page, '/apps/academy/courses');
  await page.goto('/apps/academy/dashboard');
  await expect(page.getByRole('link', { name: /^(Courses|\d+ ?Courses)/ }).first()).toContainText(
    String(totalCourse),
    LONG,
  );
  await expect(page.getByRole('heading', { name: 'Popular instructors' })).toBeVisible();
  // One row, one height, whatever kind of figure a card has.
  const cards = page.locator('.k-block-quarter > *');
  await expect(cards).toHaveCount(4);
  const heights = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
});
