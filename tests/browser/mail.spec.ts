import { choose } from './choose.ts';
import { ADMIN, apiToken, enter, expect, test } from './product.ts';

/** A guest with an address and a stay of weeks ahead, made for this journey alone. */
async function makeStay(url: string) {
  const token = await apiToken({ url, ...ADMIN });
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, path).toBe(true);
    return (await answer.json()) as { id: string; items: { id: string; guestId: string }[] };
  };
  const guest = await call('guests', {
    firstName: 'Defne',
    lastName: 'Mektup',
    nationality: 'TR',
    language: 'tr',
    email: 'defne.mektup@guests.example',
    phone: '+905321234567',
  });
  const { items } = await call('reservations?status=SUCCESSFUL&sortBy=checkIn&sortDirection=DESC&pageSize=1');
  const [stay] = items;
  if (!stay) throw new Error('The seed has no confirmed stay');
  const { version } = (await call(`reservations/${stay.id}`)) as unknown as { version: number };
  const changed = await fetch(`${url}/api/reservations/${stay.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': `"${version}"` },
    body: JSON.stringify({ guestId: guest.id }),
  });
  expect(changed.ok, await changed.clone().text()).toBe(true);
  return stay.id;
}

test('the morning’s mail as a role reads it, and a guest told of the arrival in Turkish', async ({ page, product }) => {
  const id = await makeStay(product.url);
  await enter(page, ADMIN);

  await page.goto('/v1/operational/daily-reminder');
  const letter = page.getByRole('article');
  await expect(letter.getByRole('heading', { level: 3, name: /^Today, / })).toBeVisible();
  await choose(page.getByRole('combobox', { name: 'Recipient role' }), 'Housekeeping');
  await expect(page.getByRole('article', { name: 'E-mail for Housekeeping' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Hülya Şimşek.*Housekeeping/ })).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('The test is being sent to admin@demo.com.')).toBeVisible();

  await page.goto(`/v1/operational/reservations/show/${id}`);
  await page.locator('summary', { hasText: 'Messages' }).click();
  await choose(page.getByRole('combobox', { name: 'Insert a text…' }), 'Before arrival');
  const preview = page.getByRole('article', { name: 'What the guest receives' });
  await expect(preview).toContainText('girişiniz hakkında');
  await expect(preview).toContainText('Sayın Defne');
  const channels = page.getByRole('radiogroup', { name: 'Send by' });
  await channels.getByText('WhatsApp').click();
  await expect(page.getByRole('link', { name: 'Open in WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/905321234567\?text=Say%C4%B1n%20Defne/,
  );
  await channels.getByText('E-mail').click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('On its way to defne.mektup@guests.example.')).toBeVisible();
  const sent = page.getByRole('list', { name: 'Messages, oldest first' }).getByRole('listitem');
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText('girişiniz hakkında');
  await expect(sent).toContainText('Written to a file');

  await page.goto('/v1/operational/messages');
  const outgoing = page.getByRole('row').filter({ hasText: 'defne.mektup@guests.example' });
  await expect(outgoing).toContainText('girişiniz hakkında');
});
