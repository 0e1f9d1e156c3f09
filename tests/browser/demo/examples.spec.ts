import type { Page } from '@playwright/test';
import { findings } from '../findings.ts';
import { ADMIN, enter, expect, rows, test } from '../product.ts';

/** Opens a page of the demo and waits for its first example to be there. */
async function openExamples(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Copy JSON/ }).first()).toBeVisible();
}
/** What the engine made of it, without the JSON beside it. */
const live = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).locator('.k-example-live');

test('an example is copied, refused with the engine’s own message, saved, and nothing of it reaches the server', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, ADMIN);
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(`${request.method()} ${request.url()}`);
  });
  await openExamples(page, '/components/alert');
  const rule = live(page, 'A rule between fields');
  await page.getByRole('button', { name: 'Copy JSON: A rule between fields' }).click();
  await expect(page.getByText('JSON copied.')).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { rules: { id: string }[] };
  expect(copied.rules.map(({ id }) => id)).toEqual(['guests-le-beds']);

  await rule.getByLabel('Guests').fill('9');
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(rule.getByText('There are not enough beds for so many guests')).toBeVisible();
  await rule.getByLabel('Guests').fill('3');
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(rule.getByRole('heading', { level: 3, name: 'Deniz 3' })).toBeVisible();
  await expect(rule.getByRole('definition').filter({ hasText: /^3$/ })).toBeVisible();
  expect(page.url()).toMatch(/\/components\/alert$/);
  expect(written.filter((call) => !call.endsWith('/api/auth/refresh'))).toEqual([]);
});

test('fields show beside the form what is typed; a list example is sorted, its actions ask and its history tells', async ({
  page,
}) => {
  await enter(page, ADMIN);
  await openExamples(page, '/components/progress-circular');
  const ring = live(page, 'As a ring');
  await ring.getByRole('form', { name: 'Form' }).getByLabel('Done').fill('80');
  await expect(ring.getByRole('progressbar', { name: 'Done' }).first()).toHaveAttribute('aria-valuenow', '80');

  await openExamples(page, '/tables/simple-table');
  const table = live(page, 'Columns and an order');
  await expect(table.locator('tbody tr').first()).toContainText('Cut the hedge');
  await table.getByRole('columnheader', { name: /^Task/ }).click();
  await expect(table.locator('tbody tr').first()).toContainText('Change the bed linen');

  await openExamples(page, '/components/dialog');
  const asked = live(page, 'A question that needs an answer');
  await asked.getByRole('button', { name: 'Cancel the stay' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel the stay' }).click();
  await expect(dialog.getByText('This field cannot be empty!')).toBeVisible();
  await dialog.getByRole('textbox').fill('Flight was cancelled');
  await dialog.getByRole('button', { name: 'Cancel the stay' }).click();
  await asked.locator('summary', { hasText: 'History' }).click();
  await expect(asked.locator('details')).toContainText('Flight was cancelled');
});

test('the carousel and the tour by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, ADMIN);
  await page.goto('/extensions/swiper');
  const slides = page.getByRole('group', { name: /^Homes, one after the other: slides/ });
  await slides.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Slide 2' }).first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Slide 5' })).toHaveAttribute('aria-current', 'true');
  expect(await findings(page)).toEqual([]);

  await page.goto('/extensions/tour');
  await page.getByRole('button', { name: 'Start the tour' }).focus();
  await page.keyboard.press('Enter');
  const tour = page.locator('.ant-tour.k-tour');
  await expect(tour).toContainText('Begin here');
  await expect(tour.getByRole('button', { name: 'On', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tour).toContainText('The weeks ahead');
  await page.keyboard.press('ArrowRight');
  await expect(tour).toContainText('What guests ask');
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start the tour' })).toBeFocused();
});

test('examples have no serious finding: forms, lists, boards and their sources', async ({ page }) => {
  await enter(page, ADMIN);
  for (const path of ['/components/badge', '/components/tabs', '/components/chip']) {
    await openExamples(page, path);
    await expect(page.locator('.k-example [aria-busy=true]')).toHaveCount(0);
    expect((await findings(page)).map((finding) => `${path}: ${finding}`)).toEqual([]);
  }
  await page.goto('/tables/simple-table');
  await expect(rows(page).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
