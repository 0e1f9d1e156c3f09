import type { Page } from '@playwright/test';
import type { ClientConfig, ClientResource } from '../../src/config/types.ts';
import { covering } from './covering.ts';
import { collect, settled } from './policy.ts';
import { ADMIN, apiToken, enter, expect, goInside, rows, test } from './product.ts';

/** The walk is long: its parts are shared among the workers. */
const PARTS = 2;
const main = (page: Page) => page.getByRole('main');

/** All resources with records of their own, as the admin's browser gets them; a view shows its base's screens. */
async function resourcesOf(url: string): Promise<readonly ClientResource[]> {
  const headers = { authorization: `Bearer ${await apiToken({ url, ...ADMIN })}` };
  const config = (await (await fetch(`${url}/api/_meta/config`, { headers })).json()) as ClientConfig;
  return Object.values(config.resources).filter(({ of }) => of === undefined);
}

/**
 * Waits for one kind of screen: after a step inside the product the last screen stays until the next one is there.
 * @param isLoadedToo also opens the same address from nothing
 */
async function stands(page: Page, kind: string, isLoadedToo = false): Promise<void> {
  await expect(main(page).locator(kind)).toBeVisible();
  if (isLoadedToo) {
    await page.reload();
    await expect(main(page).locator(kind)).toBeVisible();
  }
  await settled(page);
}

/** How much of what only some screens have the walk has met. */
type Seen = { areas: number; tabs: number };

/** Opens each tab, and makes the text areas on it grow. */
async function openTabs(page: Page, { isForm, seen }: { isForm: boolean; seen: Seen }): Promise<void> {
  const fill = async () => {
    for (const area of await main(page).locator('textarea:visible').all()) {
      await area.fill('1\n2 < 3\n3\n4\n5\n6');
      seen.areas += 1;
    }
  };
  if (isForm) await fill();
  for (const tab of await main(page).getByRole('tab').all()) {
    await tab.click();
    seen.tabs += 1;
    if (isForm) await fill();
  }
  await settled(page);
}

const LIST = '.k-list';
const PAGE = '.k-show';
const FORM = '.k-form, .k-booking';

for (let part = 0; part < PARTS; part += 1) {
  test(`no list, page or form complains or does what the content policy forbids, part ${part + 1} of ${PARTS}`, async ({
    page,
    product,
  }) => {
    test.setTimeout(300_000);
    await enter(page, ADMIN);
    const heard = collect(page);
    page.on('dialog', (dialog) => void dialog.accept()); // forms are left with typing in them
    // What lists, pages and forms are made of is seen once; the content policy is heard in all other journeys, too.
    const all = covering(await resourcesOf(product.url)).filter((_, index) => index % PARTS === part);
    // Each kind of screen is loaded from nothing once, and reached from another kind after that: what is looked at is
    // then never the screen before.
    const loaded = new Set<string>();
    const isFirst = (kind: string) => !loaded.has(kind) && loaded.add(kind).has(kind);
    const seen: Seen = { areas: 0, tabs: 0 };
    const formStands = async (): Promise<void> => {
      await stands(page, FORM, isFirst(FORM));
      await openTabs(page, { isForm: true, seen });
    };
    await page.goto('/v1/account');
    await settled(page);
    for (const { name, routes, can, single: isOne } of all) {
      await test.step(name, async () => {
        // The only record of its kind stands where others have a list.
        const first = isOne ? PAGE : LIST;
        expect(can).toContain('list');
        await (isOne ? page.goto(routes.list) : goInside(page, routes.list));
        await stands(page, first, isFirst(first));
        const filters = page.getByRole('button', { name: 'Filters', exact: true });
        if (await filters.isVisible()) {
          await filters.click();
          await expect(page.locator('.ant-popover form')).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.locator('.ant-popover:not(.ant-popover-hidden)')).toHaveCount(0);
        }
        // A mail or a call is a link too, and leads nowhere in the product.
        const link = rows(page).first().locator('a[href^="/"]').first();
        const isLinked = !isOne && can.includes('show') && (await link.count()) > 0;
        if (isLinked) {
          await link.click();
          await stands(page, PAGE, isFirst(PAGE));
        }
        if (isOne || isLinked) await openTabs(page, { isForm: false, seen });
        const edit = main(page).getByRole('link', { name: 'Edit' });
        if (await edit.isVisible()) {
          await edit.click();
          await formStands();
        } else if (can.includes('create')) {
          await goInside(page, routes.create);
          await formStands();
        }
      });
    }
    // A form without a long text is nothing wrong; a walk without one has waited for nothing.
    expect(Math.min(seen.areas, seen.tabs)).toBeGreaterThan(0);
    expect(heard).toEqual([]);
  });
}
