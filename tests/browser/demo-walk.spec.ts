import { DEMO_PUBLIC_SCREENS } from '../../src/config/demo-screen-names.ts';
import type { ClientConfig } from '../../src/config/types.ts';
import { collect, settled } from './policy.ts';
import { ADMIN, apiToken, enter, expect, goInside, test } from './product.ts';

/** The walk is long: its parts are shared among the workers. */
const PARTS = 3;

/** Every address of the demo that names no record: lists, forms and pages. */
async function addressesOf(url: string): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${await apiToken({ url, ...ADMIN })}` };
  const read = async (query: string) =>
    (await (await fetch(`${url}/api/_meta/config${query}`, { headers })).json()) as ClientConfig;
  const product = await read('');
  const { resources, pages } = await read('?with=demo');
  const lists = Object.values(resources).filter(({ name }) => !Object.hasOwn(product.resources, name));
  const own = Object.values(pages).filter(({ name }) => !Object.hasOwn(product.pages, name));
  return [
    ...lists.flatMap(({ routes, can }) => [routes.list, ...(can.includes('create') ? [routes.create] : [])]),
    ...own.filter(({ route }) => !route.includes(':')).map(({ route }) => route),
  ];
}

for (let part = 0; part < PARTS; part += 1) {
  test(`every screen of the demo opens and complains of nothing, part ${part + 1} of ${PARTS}`, async ({
    page,
    product,
  }) => {
    test.setTimeout(240_000);
    await enter(page, ADMIN);
    const heard = await collect(page);
    page.on('dialog', (dialog) => void dialog.accept());
    const all = (await addressesOf(product.url)).filter((_, index) => index % PARTS === part);
    expect(all.length).toBeGreaterThan(20);
    await page.goto(all[0] ?? '/');
    for (const address of all) {
      await test.step(address, async () => {
        await goInside(page, address);
        // Of a wizard the form's own heading is the first, of a page its title.
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await settled(page);
        await expect(page.getByRole('main')).not.toContainText('Page not found');
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      });
    }
    expect(heard).toEqual([]);
  });
}

test('the public screens of the demo open without sign-in and complain of nothing', async ({ page }) => {
  test.setTimeout(120_000);
  const heard = await collect(page);
  for (const address of DEMO_PUBLIC_SCREENS) {
    await test.step(address, async () => {
      await page.goto(address.replace('/:id', '/getting-started'));
      await expect(page.getByRole('heading').first()).toBeVisible();
      await settled(page);
    });
  }
  expect(heard).toEqual([]);
});
