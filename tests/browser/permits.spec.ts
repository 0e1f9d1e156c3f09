import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ADMIN, apiToken, enter, expect, rows, test } from './product.ts';

const SUPER_ADMIN = { email: 'superadmin@demo.com', password: 'superadmin' };
/** A home of the demo data that never had a permit. */
const HOME = { id: 'est-0050', code: 'KNK-050' };
const DAY = 24 * 60 * 60 * 1000; // ms

/** A whole PNG of one colour. */
function png(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    const check = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8); // bits a channel, red-green-blue
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, 0x7f)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => line)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

type Told = { readonly id: string; readonly code: string };
/** Direct calls of an admin; with a body it is a POST. */
const asAdmin =
  (url: string) =>
  async (path: string, body?: object): Promise<Told> => {
    const token = await apiToken({ url, ...ADMIN });
    const answer = await fetch(`${url}/api${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    return (await answer.json()) as Told;
  };

/** How wide the pictures of uploads on the page are; what was not decoded is 0. */
const widths = (page: Page) =>
  page.locator('img[src^="blob:"]').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));

test('a picture is uploaded into an estate and is on its page after a reload; what only looks like one is refused', async ({
  page,
}) => {
  await enter(page, ADMIN);
  await page.goto('/v1/estates/update/est-0023');
  const name = page.getByLabel('Property name');
  await expect(name).not.toHaveValue('');
  await name.fill('Resimli Ev');
  const add = page.getByLabel('Add pictures');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await add.setInputFiles({ name: 'plan.jpg', mimeType: 'image/jpeg', buffer: svg });
  await expect(page.getByRole('alert').filter({ hasText: 'whatever its name' })).toBeVisible();
  await expect(name).toHaveValue('Resimli Ev');
  await page.getByRole('button', { name: 'Dismiss plan.jpg' }).click();

  await add.setInputFiles({ name: 'terrace.png', mimeType: 'image/png', buffer: png(24) });
  await expect.poll(() => widths(page)).toEqual([24]);
  const captions = page.getByRole('textbox', { name: /^Caption of picture/ });
  await captions.last().fill('Terrace');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: /Resimli Ev/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Enlarge: Terrace' })).toBeVisible();
  await page.getByRole('button', { name: 'Enlarge: Terrace' }).scrollIntoViewIfNeeded();
  await expect.poll(() => widths(page)).toEqual([24]);
});

test('a short stay in a home without a permit: refused to an admin, confirmed by a super admin with a reason', async ({
  page,
  product,
  browser,
}) => {
  const call = asAdmin(product.url);
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);
  const { id, code } = await call('/reservations', {
    estateId: HOME.id,
    checkIn: day(300),
    checkOut: day(314),
    adults: 1,
    guestId: 'gst-0001',
    salesChannelId: 'chn-002',
  });
  expect(code).toMatch(/^R-/);

  await enter(page, ADMIN);
  await page.goto(`/v1/operational/reservations/show/${id}`);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const sentence =
    `${HOME.code} has no tourism rental permit, and a stay of 14 nights (up to 100) cannot be confirmed without one. ` +
    'Only a super admin can override this, with a reason.';
  await expect(page.getByText(sentence).first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Cancel reservation' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Confirm without a permit' })).toHaveCount(0);

  const chief = await (await browser.newContext()).newPage();
  await enter(chief, SUPER_ADMIN);
  await chief.goto(`/v1/operational/reservations/show/${id}`);
  await chief.getByRole('button', { name: 'More' }).click();
  await chief.getByRole('menuitem', { name: 'Confirm without a permit' }).click();
  const dialog = chief.getByRole('dialog');
  await dialog.getByLabel('Reason for confirming without a permit').fill('The permit is signed and on its way');
  await dialog.getByRole('button', { name: 'Confirm without a permit' }).click();
  await expect(dialog).toHaveCount(0);
  await chief.goto('/v1/operational/reservation-status-history');
  const change = rows(chief).filter({ hasText: code }).filter({ hasText: 'on its way' });
  await expect(change).toContainText('Confirmed');
  await chief.context().close();
});

test('a home is non-legal until its permit is granted, and legal from then on', async ({ page, product }) => {
  await enter(page, ADMIN);
  const home = rows(page).filter({ hasText: 'KNK-033' });
  const listed = async (view: string) => {
    await page.goto('/v1/estates/legal-permits');
    await page.getByRole('button', { name: view, exact: true }).click();
    await page.getByRole('searchbox').fill('KNK-033');
  };
  await listed('Non-legal');
  await expect(home).toHaveCount(1);

  const { id } = await asAdmin(product.url)('/legal-permits', {
    estateId: 'est-0033',
    permitNo: 'application 33',
    holderName: 'Konak',
    holderType: 'TITLE_OWNER',
  });
  await page.goto(`/v1/estates/legal-permits/permits/show/${id}`);
  await page.getByRole('button', { name: 'Mark as granted' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Permit no').fill('48-2026-033');
  await dialog.getByRole('button', { name: 'Mark as granted' }).click();
  await expect(dialog).toHaveCount(0);

  await listed('Non-legal');
  await expect(page.getByText('No matching records')).toBeVisible();
  await listed('Legal');
  await expect(home).toHaveCount(1);
});
