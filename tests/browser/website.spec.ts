import { enter, expect, test } from './product.ts';

const MARKETING = { email: 'marketplace@demo.com', password: 'marketplace' };

test('a post is written with the editor, looked at, published and read by everybody', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(90_000);
  const name = `Sea ${Date.now()}`;
  await enter(page, MARKETING);
  await page.goto('/v1/web-site/blog/create');
  await page.getByRole('textbox', { name: 'Title (English)' }).fill(name);
  await page.getByRole('textbox', { name: 'Summary (English)' }).fill('Two quiet days.');
  const text = page.getByRole('textbox', { name: 'Text (English)' });
  await text.click();
  await page.getByRole('button', { name: 'Heading 2' }).click();
  await page.keyboard.type('Early');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The bay is ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('yours');
  await page.keyboard.press('Control+b');
  await expect(text.getByRole('heading', { level: 2, name: 'Early' })).toBeVisible();
  await expect(text.locator('strong')).toHaveText('yours');

  await page.getByRole('tab', { name: 'Turkish' }).click();
  await page.getByRole('textbox', { name: 'Title (Turkish)' }).fill(`Işıklı ${name}`);
  await page.getByRole('textbox', { name: 'Summary (Turkish)' }).fill('İki sakin gün.');
  await page.getByRole('textbox', { name: 'Text (Turkish)' }).click();
  await page.keyboard.type('Koy sizin.');
  await page.getByRole('button', { name: 'Save as draft' }).click();

  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name })).toBeVisible();
  await expect(preview.getByText('Not published yet')).toBeVisible();
  await preview.getByText('Phone', { exact: true }).click();
  await preview.getByText('Turkish', { exact: true }).click();
  await expect(preview.getByText('Koy sizin.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /publish|yes|ok/i })
    .click();
  await expect(preview.getByRole('link', { name: 'Open on the site' })).toBeVisible();

  const reader = await (await browser.newContext({ baseURL: product.url })).newPage();
  await reader.goto('/v1/public/blog');
  await reader.getByRole('link', { name, exact: true }).click();
  await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(reader.getByRole('heading', { level: 2, name: 'Early' })).toBeVisible();
  await expect(reader).toHaveTitle(`${name} · Konak`);
  await reader.getByRole('button', { name: 'Türkçe' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: `Işıklı ${name}` })).toBeVisible();
  await reader.context().close();
});

test('a visitor asks on a phone, in Turkish, to be called; the office sees it', async ({ page, browser, product }) => {
  test.setTimeout(60_000);
  const name = `Gül Deneme ${Date.now()}`;
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'language', value: 'tr', url: product.url }]);
  const visitor = await context.newPage();
  await visitor.goto('/v1/public/contact');
  await visitor.getByLabel('Adınız soyadınız').fill(name);
  await visitor.getByLabel('Telefon').fill('12');
  await visitor.getByLabel('Konu nedir?').selectOption('OWNER');
  await visitor.getByLabel('Ne zaman arayalım?').selectOption('EVENING');
  await visitor.getByRole('button', { name: 'Beni arayın' }).click();
  // What is wrong stands beside its field, and nothing typed is lost.
  await expect(visitor.getByLabel('Telefon')).toHaveAttribute('aria-invalid', 'true');
  await expect(visitor.getByLabel('Adınız soyadınız')).toHaveValue(name);
  await visitor.getByLabel('Telefon').fill('+90 532 111 22 33');
  await visitor.getByRole('checkbox', { name: /onay veriyorum/ }).check();
  await visitor.getByRole('button', { name: 'Beni arayın' }).click();
  await expect(visitor.getByRole('heading', { name: 'Teşekkürler, sizi arayacağız' })).toBeFocused();
  await context.close();

  await enter(page, MARKETING);
  await page.goto(`/v1/web-site/contact-us?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});
