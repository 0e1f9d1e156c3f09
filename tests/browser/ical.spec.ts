import { ADMIN, apiToken, enter, expect, test } from './product.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const event = (uid: string, from: string, to: string): string =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
    '',
  ].join('\r\n');

type Answer = { readonly id: string; readonly items: readonly { id: string; name: string; code: string }[] };

async function callerOf(url: string) {
  const token = await apiToken({ url, ...ADMIN });
  return async <Body = Answer>(method: string, path: string, body?: object): Promise<Body> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Body;
  };
}

test('a channel’s calendar: link out, bookings in by a file, a conflict decided', async ({ page, product }) => {
  const call = await callerOf(product.url);
  const channels = await call('GET', '/sales-channels?pageSize=-1');
  const channel = channels.items.find(({ name }) => name === 'Airbnb');
  const free = `/availability?checkIn=${inDays(200)}&checkOut=${inDays(210)}&onlyFree=true`;
  const isFree = new Set(
    ((await call('GET', free)).items as unknown as { estateId: string }[]).map((one) => one.estateId),
  );
  // Offered there, and not connected yet: the data come with a few calendars.
  const feeds = (await call('GET', `/ical-feeds?salesChannelId=${channel?.id ?? ''}&pageSize=-1`)).items;
  const isConnected = new Set((feeds as unknown as { estateId: string }[]).map((one) => one.estateId));
  const homes = (await call('GET', '/estates?pageSize=-1')).items as unknown as {
    id: string;
    code: string;
    channelIds?: string[];
  }[];
  const home = homes.find(
    ({ id, channelIds = [] }) => isFree.has(id) && !isConnected.has(id) && channelIds.includes(channel?.id ?? ''),
  );
  const estateId = home?.id ?? '';
  const salesChannel = channels.items[1]?.id;
  const guest = (await call('GET', '/guests?pageSize=1')).items[0]?.id;
  const stay = { estateId, checkIn: inDays(200), checkOut: inDays(203), adults: 1 };
  await call('POST', '/reservations', { ...stay, salesChannelId: salesChannel, guestId: guest, changeReason: 'test' });
  await call('POST', '/ical-feeds', { estateId, salesChannelId: channel?.id });

  await enter(page, ADMIN);
  await page.goto(`/v1/operational/sales-channels/show/${channel?.id ?? ''}`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: home?.code ?? '-' }) });
  const feed = card.filter({ has: page.getByRole('heading', { name: 'Link for the channel' }) });
  await feed.getByRole('button', { name: 'Show link' }).click();
  const link = await feed.getByRole('textbox', { name: 'Link for the channel' }).inputValue();
  const calendar = await (await fetch(link)).text();
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${inDays(200).replaceAll('-', '')}`);

  const text = `BEGIN:VCALENDAR\r\n${event('u1', inDays(205), inDays(208))}${event('u2', inDays(201), inDays(204))}END:VCALENDAR\r\n`;
  await feed
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });
  await expect(feed.getByText('1 new · 1 in conflict')).toBeVisible();
  await feed.getByRole('button', { name: 'Import now' }).click();
  await expect(feed.getByText('Imported:')).toBeVisible();

  await page.getByRole('link', { name: 'Conflicts to resolve' }).click();
  await page
    .getByRole('button', { name: /^Actions for .*R-\d/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Keep ours' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep ours' }).click();
  await expect(page.getByText('Kept ours').last()).toBeVisible();
});

test('a group’s estates change together after a preview', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/estates/group');
  await page.locator('tbody tr.ant-table-row').first().getByRole('link').first().click();
  await page.getByLabel('Minimum nights').fill('4');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await expect(page.getByText(/will change, 0 cannot/)).toBeVisible();
  await page.getByRole('button', { name: /^Change \d+ estate/ }).click();
  await expect(page.getByText(/estates? (was|were) changed/)).toBeVisible();
});

test('a stay that waits in a placeholder gets a home', async ({ page, product }) => {
  const call = await callerOf(product.url);
  const home = await call<Readonly<Record<string, unknown>>>('GET', '/estates/est-0002');
  const needed =
    'type rentalModes ownerships address squareMeter roomCount bathCount checkInTime checkOutTime minNights';
  const names = [...needed.split(' '), 'currency', 'basePrice', 'salePrice', 'cleaningState'];
  const like = Object.fromEntries(names.map((name) => [name, home[name]]));
  const parking = { ...like, code: 'PRK-001', propertyName: 'Parking', maxGuests: 30 };
  const { id } = await call('POST', '/estate-placeholders', parking);
  await call('POST', `/estate-placeholders/${id}/actions/publish`, {});
  const [channel] = (await call('GET', '/sales-channels?pageSize=1')).items;
  const [guest] = (await call('GET', '/guests?pageSize=1')).items;
  const stay = { estateId: id, checkIn: inDays(220), checkOut: inDays(223), adults: 1, changeReason: 'test' };
  await call('POST', '/reservations', { ...stay, salesChannelId: channel?.id, guestId: guest?.id });

  await enter(page, ADMIN);
  await page.goto(`/v1/estates/dummy/show/${id}`);
  await page.getByRole('button', { name: 'Move to…' }).click();
  const homes = page.getByRole('combobox', { name: /^Home for R-/ });
  // The last one: other journeys book nights of the first.
  await homes.click();
  await homes.press('ArrowUp');
  await homes.press('Enter');
  await page.getByRole('button', { name: /^Move( and keep the price)?$/ }).click();
  await expect(page.getByText('No stays are waiting for a home.')).toBeVisible();
});
