import { findings } from '../findings.ts';
import { expect, test } from '../product.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const [theme, language, title] of [
  ['light', 'en', 'Open an account'],
  ['dark', 'tr', 'Hesap açın'],
] as const) {
  test(`sample pages of sign-in on a phone, ${theme}, ${language}`, async ({ page, context, product }) => {
    await context.addCookies([
      { name: 'theme', value: theme, url: product.url },
      { name: 'language', value: language, url: product.url },
    ]);
    await page.goto('/pages/authentication/register-v1');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await findings(page, { isStrict: true })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.goto('/pages/authentication/register-multi-steps');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findings(page, { isStrict: true })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('a sample form validates the input, sends nothing, and says so', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/pages/authentication/reset-password-v2');
  const submit = page.getByRole('button', { name: 'Save the password' });
  await submit.click();
  await expect(page.getByText('This field cannot be empty!')).toHaveCount(2);
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByLabel('Password once more').fill('another one');
  await submit.click();
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible();
  await page.getByLabel('Password once more').fill('a long password');
  await submit.click();
  await expect(page.getByRole('heading', { name: 'That would be sent now' })).toBeFocused();
  expect(sent).toEqual([]);
  await page.getByRole('link', { name: 'Go to the real sign-in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('registration in steps goes back without losing input', async ({ page }) => {
  await page.goto('/pages/authentication/register-multi-steps');
  await page.getByLabel('User name').fill('ada');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('User name')).toHaveValue('ada');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Surname').fill('Yıldız');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByText('This field cannot be empty!')).toBeVisible();
  await page.getByRole('radio', { name: /Team/ }).check();
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByText(/nothing is sent/)).toBeVisible();
});
