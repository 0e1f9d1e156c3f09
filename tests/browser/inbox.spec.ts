import { ADMIN, apiToken, enter, expect, test } from './product.ts';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a guest writes, it is seen without a reload, answered, and stands on the stay', async ({ page, product }) => {
  const headers = { authorization: `Bearer ${await apiToken({ url: product.url, ...ADMIN })}` };
  const stamp = String(Date.now()).slice(-7);
  const email = `ines${stamp}@guests.example`;
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string; code: string };
  };
  const guest = await post('/api/guests', {
    firstName: 'Ines',
    lastName: `Inbox${stamp}`,
    nationality: 'TR',
    phone: `+90533${stamp}`,
    email,
    language: 'en',
  });
  const month = String(1 + (Number(stamp) % 12)).padStart(2, '0');
  const stay = await post('/api/reservations', {
    estateId: 'est-0002',
    checkIn: `2031-${month}-03`,
    checkOut: `2031-${month}-08`,
    adults: 2,
    salesChannelId: 'chn-002',
    guestId: guest.id,
  });
  const made = await page.request.put('/api/settings/mail-in', { headers, data: {} });
  const { path } = (await made.json()) as { path: string };

  await enter(page, ADMIN);
  await page.goto('/v1/operational/inbox');
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible();
  const row = page.getByRole('link', { name: `Inbox${stamp}` });
  await expect(page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first()).toBeVisible();
  await expect(row).toHaveCount(0);

  await test.step('a mail comes in while somebody looks', async () => {
    const mail = [
      ...[`From: Ines <${email}>`, 'To: stay@konak.example', `Message-ID: <${stamp}@guests.example>`],
      ...['Subject: The pool', 'Content-Type: text/html', '', '<p>Is the pool <script>alert(1)</script>heated?</p>'],
    ].join('\r\n');
    const taken = await page.request.post(path, { headers: { 'content-type': 'message/rfc822' }, data: mail });
    expect(taken.status(), await taken.text()).toBe(202);
    await expect(row).toBeVisible();
    await expect(row.getByTitle('1 unread message')).toBeVisible();
  });

  await test.step('it is read and answered, with what is known of the stay beside it', async () => {
    await row.click();
    await expect(page.getByText('Is the pool heated?').last()).toBeVisible();
    await expect(page.getByRole('link', { name: stay.code })).toBeVisible();
    await expect(row.getByTitle('1 unread message')).toHaveCount(0);
    await page.getByRole('textbox', { name: /^Your message/ }).fill('Dear {guest.firstName}, it is, from May on.');
    await expect(page.getByRole('article', { name: 'What the guest receives' })).toContainText('Dear Ines, it is');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Messages, oldest first' })).toContainText(
      'Dear Ines, it is, from May on.',
    );
  });

  await test.step('the page of the stay has the whole thread', async () => {
    await page.getByRole('link', { name: stay.code }).click();
    await expect(page).toHaveURL(/reservations\/show/);
    await page.locator('summary').filter({ hasText: 'Messages' }).click();
    const said = page.getByRole('list', { name: 'Messages, oldest first' });
    await expect(said).toContainText('Is the pool heated?');
    await expect(said).toContainText('Dear Ines, it is, from May on.');
  });
});

test('files come in and are seen; one is attached, sent and stands in the thread', async ({ page, product }) => {
  const headers = { authorization: `Bearer ${await apiToken({ url: product.url, ...ADMIN })}` };
  const stamp = String(Date.now()).slice(-7);
  const made = await page.request.put('/api/settings/mail-in', { headers, data: {} });
  const { path } = (await made.json()) as { path: string };
  const mail = [
    ...[`From: Filiz${stamp} <filiz${stamp}@guests.example>`, `Message-ID: <f${stamp}@guests.example>`],
    ...['Subject: Our passports', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="b"', ''],
    ...['--b', 'Content-Type: text/plain', '', 'Here they are.', '--b'],
    ...['Content-Type: image/png; name="me.png"', 'Content-Disposition: attachment; filename="me.png"'],
    ...['Content-Transfer-Encoding: base64', '', PNG.toString('base64'), '--b'],
    ...['Content-Type: text/html; name="page.html"', 'Content-Disposition: attachment; filename="page.html"', ''],
    ...['<script>alert(1)</script>', '--b--', ''],
  ].join('\r\n');
  const taken = await page.request.post(path, { headers: { 'content-type': 'message/rfc822' }, data: mail });
  expect(taken.status(), await taken.text()).toBe(202);

  await enter(page, ADMIN);
  await page.goto('/v1/operational/inbox');
  await page.getByRole('link', { name: `Filiz${stamp}` }).click();
  const said = page.getByRole('list', { name: 'Messages, oldest first' });

  await test.step('a picture is seen, and what is not kept is named', async () => {
    await expect(said).toContainText('page.html: not kept.');
    await page.getByRole('button', { name: 'Enlarge me.png' }).click();
    const enlarged = page.getByRole('dialog', { name: 'me.png' });
    await expect(enlarged.getByRole('img', { name: 'me.png' })).toBeVisible();
    await enlarged.getByRole('button', { name: 'Close' }).click();
    await expect(enlarged).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download me.png' }).click();
    expect((await download).suggestedFilename()).toBe('me.png');
  });

  await test.step('an answer takes a file along, and what was typed outlives a file that is refused', async () => {
    await page.getByRole('textbox', { name: /^Your message/ }).fill('Thank you. The way to the home:');
    const composer = page.getByRole('region', { name: 'Write' });
    const choose = composer.locator('input[type=file]');
    await choose.setInputFiles([
      { name: 'Way.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
      { name: 'Trick.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') },
    ]);
    await expect(composer.getByRole('list', { name: 'Attached files' })).toContainText('Way.pdf');
    await expect(composer.getByRole('alert')).toBeVisible();
    await composer.getByRole('button', { name: 'Dismiss Trick.pdf' }).click();
    await expect(page.getByRole('textbox', { name: /^Your message/ })).toHaveValue('Thank you. The way to the home:');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(said.getByRole('button', { name: 'Download Way.pdf' })).toBeVisible();
    await expect(composer.getByRole('list', { name: 'Attached files' })).toHaveCount(0);
  });
});

test('Today tells which messages wait, and leads to them', async ({ page, product }) => {
  const headers = { authorization: `Bearer ${await apiToken({ url: product.url, ...ADMIN })}` };
  const stamp = String(Date.now()).slice(-7);
  const made = await page.request.put('/api/settings/mail-in', { headers, data: {} });
  const { path } = (await made.json()) as { path: string };
  const mail = `From: Tuna${stamp} <tuna${stamp}@guests.example>\r\nMessage-ID: <t${stamp}@x>\r\nSubject: Late\r\n\r\nWe come late.`;
  await page.request.post(path, { headers: { 'content-type': 'message/rfc822' }, data: mail });
  await enter(page, ADMIN);
  await page.goto('/v1/dashboard');
  const waiting = page.getByRole('region', { name: 'Messages waiting' }).first();
  await expect(waiting).toContainText('We come late.');
  await waiting.getByRole('link', { name: `Tuna${stamp}` }).click();
  await expect(page.getByRole('list', { name: 'Messages, oldest first' })).toContainText('We come late.');
});
