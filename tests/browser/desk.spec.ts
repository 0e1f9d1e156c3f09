import { addDays, todayIn } from '../../src/domain/calendar/iso-date.ts';
import { ADMIN, apiToken, enter, expect, type Product, test } from './product.ts';

/** A confirmed stay that begins today, of a guest with a name of their own, in a home that is free and may be let. */
async function arrivingToday({ url }: Product, lastName: string): Promise<void> {
  const token = await apiToken({ url, ...ADMIN });
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as { id: string; items: unknown[] } };
  };
  const today = todayIn(new Date());
  const person = { firstName: 'Ayşe', lastName, nationality: 'TR', phone: '+905321234567' };
  const guest = await call('POST', '/guests', person);
  const channels = await call('GET', '/sales-channels?kind=DIRECT_PHONE&isActive=true&pageSize=1');
  const [channel] = channels.body.items as { id: string }[];
  const span = `checkIn=${today}&checkOut=${addDays(today, 4)}`;
  const homes = await call('GET', `/availability?${span}&adults=1&onlyFree=true`);
  const free = (homes.body.items as { estateId: string; reasons: unknown[] }[]).filter(
    ({ reasons }) => reasons.length === 0,
  );
  for (const { estateId } of free) {
    const stay = { estateId, checkIn: today, checkOut: addDays(today, 4), adults: 1 };
    const made = await call('POST', '/reservations', { ...stay, guestId: guest.body.id, salesChannelId: channel?.id });
    if (made.status !== 201) continue;
    if ((await call('POST', `/reservations/${made.body.id}/actions/confirm`, {})).status === 200) return;
  }
  throw new Error('no home is free today');
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone, in Turkish: guests are let in, taken back, let in and let out from the list', async ({
  page,
  product,
}) => {
  const lastName = `Masa${String(Date.now()).slice(-6)}`;
  await arrivingToday(product, lastName);
  await page.context().addCookies([{ name: 'language', value: 'tr', url: product.url }]);
  await enter(page, ADMIN);
  // Today says the same of each stay as the list: one card, the ways to reach them, the next step.
  await page.goto('/v1/dashboard');
  const arrivals = page.getByRole('region', { name: 'Girişler' });
  await expect(arrivals.getByRole('list', { name: 'Hazırlık durumu' }).first()).toBeVisible();
  await arrivals.getByRole('link', { name: 'Tümü: Girişler' }).click();
  await expect(page).toHaveURL(/check\/list$/);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Ayşe ${lastName}` }) });
  const dialog = page.getByRole('dialog', { name: 'Misafir girişi' });

  // Who, where, what is missing, and the ways to reach them.
  await expect(card.getByRole('list', { name: 'Hazırlık durumu' })).toContainText('Kimlik / pasaport no yok');
  await expect(card.getByRole('link', { name: /^Ara: / })).toHaveAttribute('href', 'tel:+905321234567');
  await expect(card.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/905321234567');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await card.getByRole('button', { name: /^Misafir girişi/ }).click();
  await expect(dialog).toContainText(`Ayşe ${lastName}`);
  await expect(dialog.getByRole('list', { name: 'Hazırlık durumu' })).toContainText('Temizlik');
  await expect(dialog.getByRole('button', { name: 'Bağlantı oluştur' })).toBeVisible();
  // However much is asked, the answer is in sight.
  await expect(dialog.getByRole('button', { name: 'Misafir girişi' })).toBeInViewport({ ratio: 1 });
  // What stays open needs a reason.
  await dialog.getByRole('button', { name: 'Misafir girişi' }).click();
  const reason = dialog.getByLabel('Yine de giriş yapılmasının nedeni');
  await expect(reason).toBeFocused();
  await reason.fill('Ödeme bankada');
  await dialog.getByRole('button', { name: 'Misafir girişi' }).click();
  // Said once, and taken back with one press.
  const note = page.getByRole('status').filter({ hasText: `Ayşe ${lastName}` });
  await expect(note).toHaveText(/Misafir girişi yapıldı/);
  await note.getByRole('button', { name: 'Geri al' }).click();
  await expect(note).toHaveText(/Misafir girişi geri alındı/);
  await card.getByRole('button', { name: /^Misafir girişi:/ }).click();
  // Paid at the desk this time; what else is open has a reason.
  await dialog.getByRole('switch', { name: 'Ödeme alındı' }).click();
  if (await reason.isVisible()) await reason.fill('Temizlik sürüyor');
  await dialog.getByRole('button', { name: 'Misafir girişi' }).click();
  await expect(card.getByRole('button', { name: /^Misafir girişini geri al/ })).toBeVisible();

  await page.getByRole('tab', { name: /^Konaklayan/ }).click();
  await expect(page).toHaveURL(/tab=inHouse/);
  const inside = page.getByRole('tabpanel', { name: /^Konaklayan/ });
  const stay = inside.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Ayşe ${lastName}` }) });
  await stay.getByRole('button', { name: /^Misafir çıkışı/ }).click();
  const leaving = page.getByRole('dialog', { name: 'Misafir çıkışı' });
  await expect(leaving).toContainText('kalan geceler satışa açılır');
  await leaving.getByRole('button', { name: 'Misafir çıkışı' }).click();
  await expect(stay).toHaveCount(0);
  await page.getByRole('tab', { name: /^Çıkışlar/ }).click();
  const gone = page.getByRole('tabpanel', { name: /^Çıkışlar/ }).getByRole('listitem');
  await expect(gone.filter({ hasText: `Ayşe ${lastName}` })).toContainText('Misafir çıkışı:');

  // Whole days: in the box of a date, and of the calendar of a new stay, which is two months wide elsewhere.
  const isWhole = (box: HTMLElement) => box.scrollWidth <= box.clientWidth;
  expect(await page.getByLabel('Tarih').evaluate(isWhole)).toBe(true);
  await page.goto('/v1/operational/reservations/create');
  await page.getByLabel('Giriş – çıkış', { exact: true }).click();
  await expect(page.locator('.ant-picker-panel').first().locator('.ant-picker-cell-in-view').last()).toBeVisible();
  const { x, width } = (await page.locator('.ant-picker-dropdown').boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});
