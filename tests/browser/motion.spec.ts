import type { Page } from '@playwright/test';
import { ADMIN, enter, expect, openPending, test } from './product.ts';

/** Names of the animations by which antd's parts come and go, as far as they have started in the page. */
async function heardMotion(page: Page): Promise<() => Promise<string[]>> {
  const names: string[] = [];
  await page.exposeFunction('heard', (name: string) => names.push(name));
  await page.addInitScript(() => {
    const tell = window as unknown as { heard: (name: string) => void };
    window.addEventListener('animationstart', (event) => tell.heard(event.animationName), true);
  });
  return async () =>
    page.evaluate(() => undefined).then(() => names.filter((name) => /^ant(Zoom|Slide|Fade|Move)/.test(name)));
}

async function openDialog(page: Page) {
  await enter(page, ADMIN);
  await openPending(page);
  await page.getByRole('button', { name: 'Record payment' }).click();
  return page.getByRole('dialog');
}

test('who asks the system for less movement gets none from dialogs; their lists open inside of them', async ({
  page,
}) => {
  const heard = await heardMotion(page);
  const dialog = await openDialog(page);
  await dialog.locator('.ant-select').first().click();
  await expect(dialog.locator('.ant-select-item-option').first()).toBeVisible();
  await expect(dialog.locator('.ant-select-item-option').first()).toBeInViewport();
  // With any duration a place that is set is not yet the one that is measured, and lists open far off the screen.
  await expect(dialog.locator('.ant-select-dropdown')).toHaveCSS('transition-duration', '0s');
  await page.keyboard.press('Escape');
  await expect(dialog.locator('.ant-select-item-option').first()).toBeHidden();
  await expect(dialog).toBeVisible();
  expect(await heard()).toEqual([]);
});

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a dialog unfolds', async ({ page }) => {
    const heard = await heardMotion(page);
    await expect(await openDialog(page)).toBeVisible();
    await expect.poll(heard).toContain('antZoomIn');
  });
});
