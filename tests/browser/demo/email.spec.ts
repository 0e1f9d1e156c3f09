import type { Page } from '@playwright/test';
import type { Email } from '../../../src/domain/demo/emails.ts';
import { findings } from '../findings.ts';
import { ADMIN, apiToken, enter, expect, type Product, test } from '../product.ts';

type Answer = {
  readonly emails: readonly Email[];
  readonly emailsMeta: { readonly inbox: number; readonly star: number };
};

/** A folder as the call answers it. */
async function folder({ url }: Product, filter: string): Promise<Answer> {
  const token = await apiToken({ url, ...ADMIN });
  const answer = await fetch(`${url}/api/apps/email?filter=${filter}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as Answer;
}

const list = (page: Page) => page.getByRole('list', { name: 'E-mails', exact: true });
const row = (page: Page, subject: string) => list(page).getByRole('listitem').filter({ hasText: subject });
const inFolders = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Folders and labels' }).getByRole('link', { name });

test.beforeEach(async ({ page }) => {
  await enter(page, ADMIN);
});

test('starred, labelled, thrown away and found in the trash; the counts follow, and what fails is undone', async ({
  page,
  product,
}) => {
  const subject = 'Running group on Saturday';
  const before = await folder(product, 'inbox');
  await page.goto('/apps/email');
  await expect(list(page).getByRole('listitem')).toHaveCount(before.emails.length);
  for (const [index, email] of before.emails.slice(0, 3).entries()) {
    await expect(list(page).getByRole('listitem').nth(index)).toContainText(email.subject);
  }
  await expect(inFolders(page, /Inbox/)).toContainText(`${before.emailsMeta.inbox} unread`);

  const star = row(page, subject).getByRole('button', { name: `Star: ${subject}` });
  await page.route('**/api/apps/email', (route) => route.fulfill({ status: 400, json: { message: 'Not today.' } }));
  await star.click();
  await expect(page.getByRole('alert')).toContainText('The change was undone: Not today.');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Understood' }).click();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(inFolders(page, /Starred/)).toContainText(`${before.emailsMeta.star + 1} starred`);

  await row(page, subject).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('menuitem', { name: 'Private' }).click();
  await expect(row(page, subject)).toContainText('Private');
  const arrived = page.waitForResponse((answer) => answer.url().includes('label=private'));
  await inFolders(page, 'Private').click();
  await arrived;
  await expect(page).toHaveURL('/apps/email/label/private');
  await expect(row(page, subject)).toBeVisible();

  await row(page, subject).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Move to trash', exact: true }).click();
  await expect(row(page, subject)).toHaveCount(0);
  await expect(inFolders(page, /Starred/)).toContainText(`${before.emailsMeta.star} starred`);
  await inFolders(page, 'Trash').click();
  await expect(page).toHaveURL('/apps/email/trashed');
  await expect(row(page, subject)).toBeVisible();
  await expect(async () => {
    const found = (await folder(product, 'trashed')).emails.find((email) => email.subject === subject);
    expect(found).toMatchObject({ isStarred: true, isDeleted: true, labels: ['personal', 'private'] });
  }).toPass();
  await page.reload();
  await row(page, subject).getByRole('link').click();
  // The open e-mail's own, not the one of its row, which is there a moment longer.
  await page.getByRole('button', { name: 'Take out of the trash', exact: true }).click();
  await expect(page).toHaveURL('/apps/email/trashed');
  await expect(row(page, subject)).toHaveCount(0);
  expect(await findings(page, { within: '#content' })).toEqual([]);
});

test('read, answered and kept by keyboard; sending is a demo that says so', async ({ page, product }) => {
  await page.goto('/apps/email/inbox');
  const { emails } = await folder(product, 'inbox');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('j');
  await expect(list(page).getByRole('listitem').first().getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: emails[0]?.subject ?? '?' });
  await expect(heading).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 2, name: emails[1]?.subject ?? '?' })).toBeFocused();
  await page.keyboard.press('k');
  await expect(heading).toBeFocused();

  await page.keyboard.press('r');
  const compose = page.getByRole('dialog', { name: /^Re: / });
  const words = compose.getByRole('textbox', { name: 'Message' });
  await expect(words).toBeFocused();
  await page.keyboard.type('Yes, both are free. s e u');
  await expect(compose.getByLabel('To', { exact: true })).toHaveValue(emails[0]?.from.email ?? '?');
  await expect(page.getByRole('article')).toContainText('Both would like a garden');
  expect(await findings(page, { within: '#content' })).toEqual([]);
  await page.reload();
  await expect(words).toContainText('Yes, both are free. s e u');

  await compose.getByLabel('To', { exact: true }).fill('nobody');
  await compose.getByRole('button', { name: 'Send' }).click();
  await expect(compose.getByRole('alert')).toContainText('“nobody” is no e-mail address.');
  await compose.getByLabel('To', { exact: true }).fill('hannah@example.org, a@example.org');
  await compose.getByRole('button', { name: 'Send' }).click();
  await expect(compose).toHaveCount(0);
  await expect(page.getByText('The demo delivers nothing.')).toBeVisible();
  await expect(page.getByRole('article').last()).toContainText('Demo: nobody has received this.');
  await inFolders(page, 'Sent').click();
  await expect(list(page).getByRole('listitem').first()).toContainText(`Re: ${emails[0]?.subject ?? '?'}`);
  expect((await folder(product, 'sent')).emails.every(({ message }) => !message.includes('both are free'))).toBe(true);

  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'New e-mail' }).getByLabel('To', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('parking');
  await expect(page).toHaveURL(/q=parking/);
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the list, then the e-mail; folders in a drawer, writing in the whole window', async ({ page }) => {
    await page.goto('/apps/email');
    await page.getByRole('button', { name: 'Inbox' }).click();
    await page.getByRole('dialog').getByRole('link', { name: /Sent/ }).click();
    await expect(page).toHaveURL('/apps/email/sent');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await row(page, 'Your question about parking').getByRole('link').click();
    await expect(page.getByRole('article')).toContainText('There is one space for each house');
    await page.getByRole('button', { name: 'Forward' }).click();
    const compose = page.getByRole('dialog', { name: 'Fwd: Your question about parking' });
    await expect(compose.getByRole('textbox', { name: 'Message' })).toContainText('There is one space for each house');
    await compose.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(list(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
