import { HAND_WRITTEN } from '../../../json-server/live/hand-written.ts';
import type { ClientConfig } from '../../../src/config/types.ts';
import { collect, settled } from '../policy.ts';
import { ADMIN, apiToken, enter, expect, goInside, test } from '../product.ts';

/** The walk is long: its parts are shared among the workers. */
const PARTS = 3;

type Place = { readonly address: string; readonly label: string };

/** Every address of the demo that names no record, and how its screen is called: lists, forms and pages. */
async function placesOf(url: string): Promise<readonly Place[]> {
  const headers = { authorization: `Bearer ${await apiToken({ url, ...ADMIN })}` };
  const read = async (query: string) =>
    (await (await fetch(`${url}/api/_meta/config${query}`, { headers })).json()) as ClientConfig;
  const product = await read('');
  const { resources, pages } = await read('?with=demo');
  const lists = Object.values(resources).filter(({ name }) => !Object.hasOwn(product.resources, name));
  const own = Object.values(pages).filter(({ name }) => !Object.hasOwn(product.pages, name));
  const creates = lists.filter(({ can, routes }) => can.includes('create') && !routes.create.includes(':'));
  const place = (address: string, { en }: { readonly en: string }): Place => ({ address, label: en });
  return [
    ...lists.map(({ routes, label }) => place(routes.list, label)),
    ...own.filter(({ route }) => !route.includes(':')).map(({ route, label }) => place(route, label)),
    ...creates.map(({ routes, label }) => place(routes.create, label)),
  ];
}

for (let part = 0; part < PARTS; part += 1) {
  test(`every screen of the demo opens and complains of nothing, part ${part + 1} of ${PARTS}`, async ({
    page,
    product,
  }) => {
    test.setTimeout(240_000);
    await enter(page, ADMIN);
    const heard = collect(page);
    page.on('dialog', (dialog) => void dialog.accept());
    const all = (await placesOf(product.url)).filter((_, index) => index % PARTS === part);
    expect(all.length).toBeGreaterThan(20);
    await page.goto('/v1/account');
    await settled(page);
    for (const { address, label } of all) {
      await test.step(address, async () => {
        await goInside(page, address);
        // The last screen stays until this one is there.
        await expect.poll(() => page.title()).toContain(label);
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
  const heard = collect(page);
  for (const address of HAND_WRITTEN.open.filter((path) => !path.startsWith('/v1/'))) {
    await test.step(address, async () => {
      await page.goto(address.replace('/:id', '/getting-started'));
      await expect(page.getByRole('heading').first()).toBeVisible();
      await settled(page);
    });
  }
  expect(heard).toEqual([]);
});
