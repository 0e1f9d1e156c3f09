import type { Page } from '@playwright/test';
import type { ChatContact } from '../../../src/domain/demo/chats.ts';
import { findings } from '../findings.ts';
import { ADMIN, apiToken, enter, expect, type Product, test } from '../product.ts';

/** The chats as the call answers them. */
async function chats({ url }: Product): Promise<readonly ChatContact[]> {
  const token = await apiToken({ url, ...ADMIN });
  const answer = await fetch(`${url}/api/apps/chat/chats-and-contacts`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { chatsContacts: ChatContact[] }).chatsContacts;
}

const log = (page: Page) => page.getByRole('log');
const people = (page: Page) => page.getByRole('navigation', { name: 'Chats and contacts' });

test.beforeEach(async ({ page }) => {
  await enter(page, ADMIN);
});

test('found, opened and seen; what is sent is in the chat, and still there after a reload', async ({
  page,
  product,
}) => {
  const before = await chats(product);
  await page.goto('/apps/chat');
  await expect(people(page).getByRole('link').first()).toContainText(before[0]?.fullName ?? '?');
  await page.getByRole('searchbox', { name: 'Search people' }).fill('rohan');
  await expect(page).toHaveURL(/q=rohan/);
  await expect(people(page).getByRole('link')).toHaveCount(1);
  const rohan = people(page).getByRole('link', { name: /Rohan Mehta/ });
  await expect(rohan).toContainText('2 messages not seen yet');

  await rohan.click();
  await expect(page).toHaveURL(/chat=6/);
  const messages = before.find(({ id }) => id === 6)?.chat.messages ?? [];
  expect(messages.length).toBeGreaterThan(0);
  for (const { message } of messages) await expect(log(page)).toContainText(message);
  await expect(rohan).not.toContainText('not seen yet');
  expect((await chats(product)).find(({ id }) => id === 6)?.chat.unseenMsgs).toBe(0);

  const input = page.getByRole('textbox', { name: 'Message to Rohan Mehta' });
  await input.fill('The order is right');
  await input.press('Shift+Enter');
  await input.pressSequentially('Thank you!');
  await input.press('Enter');
  const sent = log(page).getByRole('listitem').last();
  await expect(sent).toContainText('The order is right\nThank you!', { useInnerText: true });
  await expect(sent).toContainText('Sent');
  await expect(sent).toBeInViewport();
  await expect(input).toHaveValue('');
  await page.reload();
  await expect(log(page).getByRole('listitem').last()).toContainText('The order is right');
  await expect(rohan).toContainText('The order is right');
  expect(await findings(page, { within: '#content' })).toEqual([]);
});

test('a draft stays with its chat, also when it cannot be sent', async ({ page }) => {
  await page.goto('/apps/chat?chat=10');
  const input = (name: string) => page.getByRole('textbox', { name: `Message to ${name}` });
  await expect(log(page)).toContainText('No messages yet');
  await input('Pınar Doğan').fill('Half a sentence');
  await people(page)
    .getByRole('link', { name: /Clara Moreau/ })
    .click();
  await expect(input('Clara Moreau')).toHaveValue('');
  await page.goBack();
  await expect(input('Pınar Doğan')).toHaveValue('Half a sentence');

  await page.route('**/api/apps/chat/chats/10', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { message: 'The line is busy.' } })
      : route.fallback(),
  );
  await input('Pınar Doğan').press('Enter');
  await expect(page.getByRole('alert')).toContainText('The line is busy.');
  await expect(input('Pınar Doğan')).toHaveValue('Half a sentence');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page).getByRole('listitem')).toHaveCount(1);
  await expect(people(page).getByRole('link').first()).toContainText('You: Half a sentence', { useInnerText: true });

  // One's own presence is kept in the browser.
  await page.getByRole('button', { name: /Zeynep Aydın/ }).click();
  await page.getByRole('radio', { name: 'Busy' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: /Zeynep Aydın/ })).toContainText('Busy');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('people first, then the chat, and a way back', async ({ page }) => {
    await page.goto('/apps/chat');
    await people(page)
      .getByRole('link', { name: /Gökhan Demir/ })
      .click();
    await expect(log(page)).toBeVisible();
    await expect(people(page)).toBeHidden();
    await page.getByRole('button', { name: /Gökhan Demir/ }).click();
    await expect(page.getByRole('dialog', { name: 'Profile' })).toContainText('Two teams, eleven vans');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to the chats' }).click();
    await expect(people(page)).toBeVisible();
    await expect(log(page)).toHaveCount(0);
  });
});
