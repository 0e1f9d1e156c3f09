import type { Page } from '@playwright/test';
import { findings } from '../findings.ts';
import { ADMIN, enter, expect, test } from '../product.ts';

type Titled = { readonly title: string };
type Named = { readonly name: string; readonly isConnected: boolean };

/** The next answer of one of the pages' calls. */
const answered = async <Body>(page: Page, call: string): Promise<Body> => {
  const answer = await page.waitForResponse((response) => {
    const { pathname, search } = new URL(response.url());
    return `${pathname}${search}` === `/api/pages/${call}`;
  });
  return (await answer.json()) as Body;
};

test('a profile: each tab has its address and shows what its call answers', async ({ page }) => {
  await enter(page, ADMIN);
  const head = answered<{ fullName: string }>(page, 'profile/header');
  await page.goto('/pages/user-profile');
  await expect(page).toHaveURL('/pages/user-profile/profile');
  await expect(page.getByRole('heading', { name: (await head).fullName })).toBeVisible();

  for (const tab of ['Teams', 'Projects'] as const) {
    const answer = answered<readonly Titled[]>(page, `profile?tab=${tab.toLowerCase()}`);
    await page.getByRole('tab', { name: tab }).click();
    await expect(page).toHaveURL(`/pages/user-profile/${tab.toLowerCase()}`);
    const titles = (await answer).map(({ title }) => title);
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading', { level: 2 })).toHaveText(titles);
  }

  const answer = answered<readonly Named[]>(page, 'profile?tab=connections');
  await page.getByRole('tab', { name: 'Connections' }).click();
  const people = await answer;
  const panel = page.getByRole('tabpanel', { name: 'Connections' });
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(people.map(({ name }) => name));
  const [first] = people;
  if (!first) throw new Error('the call answers connections');
  const tie = panel.getByRole('button', { name: first.name });
  await expect(tie).toContainText(first.isConnected ? 'Connected' : 'Connect');
  await tie.click();
  await page.reload();
  await expect(tie).toHaveText(first.isConnected ? /^Connect / : /^Connected /);
  expect(await findings(page)).toEqual([]);
});

test('account settings: checked, kept in this browser, discarded', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/pages/account-settings/account');
  const organization = page.getByLabel('Organization');
  const email = page.getByLabel('E-mail');
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a valid e-mail address.')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('zeynep@example.com');
  await organization.fill('Konak İzmir');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await page.reload();
  await expect(organization).toHaveValue('Konak İzmir');
  await organization.fill('Somewhere else');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(organization).toHaveValue('Konak İzmir');

  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page).toHaveURL('/pages/account-settings/security');
  await page.getByLabel('New password', { exact: true }).fill('kedi');
  await expect(page.getByRole('list', { name: 'What a password needs' })).toContainText('(met)');
  await page.getByLabel('New password again').fill('kedi!');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expect(page.getByText('The two new passwords differ.')).toBeVisible();
});

test('questions: the server filters them, and each has an address', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/pages/faq');
  const questions = page.locator('.k-faq').getByRole('button');
  await expect(questions.first()).toBeVisible();
  const answer = answered<readonly { faqs: readonly { question: string }[] }[]>(page, 'faq?q=delivery');
  await page.getByRole('searchbox').fill('delivery');
  const found = (await answer).flatMap(({ faqs }) => faqs.map(({ question }) => question));
  expect(found.length).toBeGreaterThan(1);
  await expect(questions).toHaveText(found);
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByText('Nothing found')).toBeVisible();

  await page.goto('/pages/faq#when-do-i-get-my-refund');
  await expect(page.getByText('Three working days after the item has reached us.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('the overview of the front pages leads to each of them, also to those for visitors', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/front-pages');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(cards).toHaveCount(6);
  await cards.filter({ hasText: 'Landing page' }).click();
  await expect(page).toHaveURL(/\/front-pages\/landing-page$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('help without signing in: a search, a group, and the article with its facts', async ({ page }) => {
  const answer = answered<{ allArticles: readonly { articles: readonly Titled[] }[] }>(page, 'help-center');
  await page.goto('/front-pages/help-center');
  const titles = (await answer).allArticles.flatMap(({ articles }) => articles.map(({ title }) => title));
  const [title] = titles.filter((one) => one.includes('48 hours'));
  if (title === undefined) throw new Error('an article tells when damage is to be reported');
  await page.getByRole('searchbox').fill('DAMAGE');
  const article = answered<{ title: string; articleList: readonly string[] }>(page, 'help-center/article');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/front-pages\/help-center\/article\/reporting-damage/);
  const { title: heading, articleList } = await article;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('article')).toContainText('costs $69 or $99');
  await expect(page.locator('aside').getByRole('link')).toHaveText([...articleList]);
  expect(await findings(page)).toEqual([]);
});

test('payment: the messages of the specification, and no digit of a card leaves the page', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/front-pages/payment');
  const pay = page.getByRole('button', { name: 'Proceed with the payment' });
  await pay.click();
  for (const message of [
    'Please enter a valid card number!',
    'Please enter a valid name!',
    'Please enter a valid month (01-12)!',
    'Please enter a valid year (YYYY)!',
    'Please enter a valid CVV (3 digits)!',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('This field cannot be empty!')).toHaveCount(5);
  const typed = {
    Name: 'Zeynep Aydın',
    'E-mail': 'zeynep@example.com',
    'Street and number': 'Kordon 12',
    Postcode: '35210',
    Country: 'Türkiye',
    'Card number': '4111111111111111',
    'Name on the card': 'Zeynep Aydın',
    'Month (MM)': '12',
    'Year (YYYY)': String(new Date().getFullYear() + 1),
    CVV: '123',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
  await pay.click();
  await expect(page.getByText('Nothing was charged, sent or kept')).toBeVisible();
  expect(sent.filter((one) => /4111|1111/.test(one))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain('1111');
});

test('checkout: a coupon, a scheduled delivery, and an order that is none', async ({ page }) => {
  await page.goto('/front-pages/checkout');
  await page.getByLabel('Coupon').fill('konak10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('10% off the goods.')).toBeVisible();
  await page.getByRole('button', { name: 'On to the address' }).click();
  await page.getByRole('radio', { name: /Scheduled, near/ }).check();
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('69');
  await page.getByRole('button', { name: 'On to the payment' }).click();
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Confirmation' })).toBeFocused();
  await expect(page.getByText('nothing was ordered')).toBeVisible();
});

for (const [theme, language] of [
  ['light', 'en'],
  ['dark', 'tr'],
] as const) {
  test(`the landing page on a phone: no sideways scrolling, no serious finding, ${theme}, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await context.addCookies([
      { name: 'theme', value: theme, url: product.url },
      { name: 'language', value: language, url: product.url },
    ]);
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await page.setViewportSize({ width: 390, height: 844 });
    for (const screen of ['pricing', 'checkout', 'landing-page']) {
      await page.goto(`/front-pages/${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, screen).toBeLessThanOrEqual(0);
    }
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: /The next review|Sonraki yorum/ }).click();
    await expect(page.getByText(/^2 (of|\/) 6$/)).toBeVisible();
    expect(said).toEqual([]);
  });
}
