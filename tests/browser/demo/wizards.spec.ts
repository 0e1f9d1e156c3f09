import type { Page } from '@playwright/test';
import { findings } from '../findings.ts';
import { ADMIN, enter, expect, rows, test } from '../product.ts';

const onward = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const atStep = (page: Page, title: RegExp) =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
const EMPTY = 'This field cannot be empty!';
const unique = () => Date.now().toString(36);

test('an order from the cart to the list', async ({ page }) => {
  const who = `Işıl Çınar ${unique()}`;
  await enter(page, ADMIN);
  await page.goto('/wizard-examples/checkout');
  await atStep(page, /Step 1 of 4: Cart/);
  await expect(page.getByText('€125.50')).toBeVisible();
  await page.getByLabel('Quantity').nth(1).fill('3');
  await expect(page.getByText('€180.50')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Wrap it as a gift' }).check();
  await page.getByLabel('Note for the gift').fill('Welcome!');
  await onward(page);
  await atStep(page, /Step 2 of 4: Address/);
  await onward(page);
  await expect(page.getByText(EMPTY)).toHaveCount(5);
  await page.getByLabel('Name and surname').fill(who);
  await page.getByLabel('Phone').fill('+905321112233');
  await page.getByLabel('Street and number').fill('Sahil 1');
  await page.getByRole('textbox', { name: 'City' }).fill('Bodrum');
  await page.getByLabel('Postcode').fill('48400');
  await page.getByRole('radio', { name: /^Express/ }).check();
  // Back, and nothing is lost.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Quantity').nth(1)).toHaveValue('3');
  await onward(page);
  await expect(page.getByLabel('Name and surname')).toHaveValue(who);
  expect(await findings(page, { within: 'form' })).toEqual([]);
  await onward(page);
  await atStep(page, /Step 3 of 4: Payment/);
  await page.getByRole('radio', { name: /^Gift card/ }).check();
  await onward(page);
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(page.getByText('Please accept the terms of sale to go on.')).toBeVisible();
  await page.getByLabel('Code of the gift card').fill('KNK-2026-77');
  await page.getByRole('checkbox', { name: /terms of sale/ }).check();
  await onward(page);
  await expect(page.getByText(who)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is placed' })).toBeFocused();
  const number = await page.getByRole('link', { name: /^SO-\d{6}$/ }).innerText();
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(rows(page).filter({ hasText: number })).toContainText('€180.50');
});

test('a home to let; a reload loses nothing', async ({ page }) => {
  const title = `Quiet villa ${unique()}`;
  await enter(page, ADMIN);
  await page.goto('/wizard-examples/property-listing');
  await page.getByRole('radio', { name: /^An agent/ }).check();
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Surname').fill('Yıldız');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Phone').fill('+905321112233');
  await onward(page);
  await page.getByLabel('Title of the listing').fill(title);
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await expect.poll(kept).toContain(title);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await onward(page);
  await expect(page.getByLabel('Title of the listing')).toHaveValue(title);
  await page.getByRole('radio', { name: /^For rent/ }).check();
  await page.getByRole('combobox', { name: 'Kind of property' }).click();
  await page.getByTitle('Villa').click();
  await page.getByRole('textbox', { name: 'City' }).fill('Kaş');
  await page.getByLabel('District').fill('Merkez');
  await page.getByRole('textbox', { name: 'Address' }).fill('Liman 2');
  await onward(page);
  const bedrooms = page.getByRole('slider', { name: 'Bedrooms' });
  await bedrooms.press('ArrowRight');
  await bedrooms.press('ArrowRight');
  await expect(bedrooms).toHaveAttribute('aria-valuenow', '4');
  await page.getByRole('radio', { name: 'Partly' }).check();
  await page.getByRole('checkbox', { name: 'Fridge' }).check();
  await onward(page);
  await page.getByLabel('Area in m²', { exact: true }).fill('120');
  await page.getByLabel('Of that living area in m²').fill('200');
  await onward(page);
  await expect(page.getByText('The living area cannot be larger than the whole.')).toBeVisible();
  await page.getByLabel('Of that living area in m²').fill('100');
  await onward(page);
  await expect(page.getByLabel('Price', { exact: true })).toHaveCount(0);
  await page.getByLabel('Rent a month').fill('1500');
  await onward(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your listing is saved' })).toBeVisible();
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(rows(page).filter({ hasText: title })).toContainText('€1,500.00');
});

/** The first two steps of a deal of ten per cent. */
async function beginDeal(page: Page, code: string) {
  await page.getByRole('combobox', { name: 'Where it holds' }).click();
  await page.getByTitle('Kaş').click();
  await page.keyboard.press('Escape');
  await onward(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('By the sea');
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('Valid', { exact: true }).click();
  const month = page.locator('.ant-picker-panel').nth(1).locator('.ant-picker-cell-in-view');
  await month.nth(9).click();
  await month.nth(19).click();
}

test('a deal, whose code is there once', async ({ page }) => {
  const code = `SEA${unique()}`;
  await enter(page, ADMIN);
  await page.goto('/wizard-examples/create-deal');
  await page.getByRole('radio', { name: /^Amount/ }).check();
  await onward(page);
  await expect(page.getByText(EMPTY)).toHaveCount(2);
  await page.getByRole('radio', { name: /^Percentage/ }).check();
  await beginDeal(page, code);
  await expect(page.getByText(`“${code}” is available.`)).toBeVisible();
  await onward(page);
  await page.getByRole('radio', { name: 'New guests' }).check();
  await onward(page);
  await atStep(page, /Step 4 of 4/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The deal is created' })).toBeVisible();
  await page.getByRole('link', { name: `By the sea · ${code}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
  // The same code a second time is held at its step.
  await page.goto('/wizard-examples/create-deal');
  await beginDeal(page, code);
  await expect(page.getByText(`“${code}” is already taken.`)).toBeVisible();
  await onward(page);
  await atStep(page, /Step 2 of 4: Details/);
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Code')).toHaveValue(code);
});

test('every check of a form shows its error beside the field', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/forms/form-validation');
  await page.getByLabel('Code', { exact: true }).fill('ab');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@');
  await page.getByRole('textbox', { name: 'Website' }).fill('konak');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('TR00');
  await page.getByRole('textbox', { name: 'Age' }).first().fill('17');
  await page.getByLabel('From', { exact: true }).fill('20');
  await page.getByLabel('To', { exact: true }).fill('10');
  await page.getByRole('radio', { name: '2 of 5 stars' }).check({ force: true });
  await expect(page.getByLabel('What should be better?')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  const told = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await expect(told('Name')).toHaveAccessibleDescription(EMPTY);
  for (const label of ['Code', 'E-mail', 'Website', 'IBAN']) {
    await expect(told(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByText('This amount cannot be less than the first one.')).toBeVisible();
  await expect(page.getByText('Please agree to go on.')).toBeVisible();
  expect(await findings(page, { within: 'form' })).toEqual([]);
});

test('the pages of inputs show what they explain', async ({ page }) => {
  await enter(page, ADMIN);
  for (const [path, title] of [
    ['/forms/custom-input', 'Option cards'],
    ['/forms/form-layouts', 'Form layouts'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('.k-item').first()).toBeVisible();
  }
  await page.goto('/forms/radio');
  await page.getByRole('radio', { name: /^Half/ }).check();
  await expect(page.getByRole('radio', { name: /^Half/ })).toBeChecked();
});
