import type { Browser, Page } from '@playwright/test';
import { ADMIN, enter, expect, test } from './product.ts';

/** Somebody of their own, in Turkish. */
async function person(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport });
  await context.addCookies([{ name: 'language', value: 'tr', url }]);
  return context.newPage();
}

test('a visitor’s demand becomes a task, an expense and an answer', async ({ browser, product }) => {
  test.setTimeout(120_000); // ms; slow machines
  const words = `Kombi çalışmıyor ${Date.now()}`;

  const visitor = await person(browser, product.url, { width: 390, height: 844 });
  await visitor.goto('/v1/public/demands/add?home=KNK-001');
  await visitor.getByLabel('Konu nedir?').selectOption('FAULT');
  await visitor.getByLabel('Ne oldu?').fill(words);
  await visitor.getByLabel('Adınız soyadınız').fill('Gül Ziyaretçi');
  await visitor.getByLabel('Telefon').fill('+90 532 111 22 33');
  await visitor.getByRole('button', { name: 'Gönder' }).click();
  await expect(visitor.getByText('Bilgilerinizin bu talep için kullanılmasına onay verin.')).toBeVisible();
  await visitor.getByLabel(/onay veriyorum/).check();
  await visitor.getByRole('button', { name: 'Gönder' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Teşekkürler, talebiniz bize ulaştı');
  const code = (await visitor.locator('.k-public-code strong').textContent()) ?? '';
  await visitor.getByRole('link', { name: 'Talebi izle' }).click();
  await expect(visitor.getByRole('heading', { level: 2, name: code })).toBeVisible();
  await expect(visitor.locator('.k-public-found')).toContainText('Alındı');

  const staff = await person(browser, product.url, { width: 1280, height: 900 });
  await enter(staff, ADMIN);
  await staff.goto(`/v1/job-tracking/demands?q=${encodeURIComponent(words)}`);
  await staff.getByRole('row', { name: words }).getByRole('link').first().click();
  await expect(staff.getByRole('heading', { level: 1, name: ' · ' })).toBeVisible();
  await expect(staff.getByRole('link', { name: '+905321112233', exact: true }).first()).toBeVisible();
  const demand = staff.url();
  const dialog = staff.getByRole('dialog');

  await staff.getByRole('button', { name: 'Görev aç' }).click();
  await dialog.getByLabel('Hizmetler').click();
  await dialog.getByLabel('Hizmetler').fill('Kombi');
  await staff.getByTitle('Boiler check · Kombi bakımı').click();
  await dialog.getByRole('button', { name: 'Görev aç' }).click();
  await expect(dialog).toBeHidden();

  // JT1: not over an open task, which is named.
  await staff.getByRole('button', { name: 'Çözüldü', exact: true }).click();
  await dialog.getByLabel('Sonuç').fill('Kombi onarıldı.');
  await dialog.getByRole('button', { name: 'Çözüldü' }).click();
  await expect(dialog.getByText(/Hâlâ açık olan görevler: T-\d+ Kombi bakımı/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toBeHidden();

  await staff
    .getByRole('row', { name: /Kombi bakımı/ })
    .getByRole('link')
    .first()
    .click();
  await expect(staff.getByRole('heading', { level: 1, name: /^Kombi bakımı/ })).toBeVisible();
  await staff.getByRole('button', { name: 'Başla' }).click();
  await staff.getByRole('button', { name: 'Tamamla' }).click();
  await dialog.getByLabel('Sonuç').click();
  await staff.getByTitle('Çözüldü', { exact: true }).last().click();
  await dialog.getByRole('button', { name: 'Tamamla' }).click();
  await expect(dialog).toBeHidden();
  await staff.getByRole('button', { name: 'Gider oluştur' }).click();
  await dialog.getByRole('button', { name: 'Gider oluştur' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByRole('row', { name: /Kombi bakımı.*X-\d+/ })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Gider oluştur' })).toBeHidden();

  await staff.goto(demand);
  await staff.getByRole('button', { name: 'Çözüldü', exact: true }).click();
  await dialog.getByLabel('Sonuç').fill('Kombi onarıldı.');
  await dialog.getByRole('button', { name: 'Çözüldü' }).click();
  await expect(dialog).toBeHidden();

  await visitor.reload();
  await expect(visitor.locator('.k-public-found')).toContainText('Çözüldü');
  await expect(visitor.getByText('Gül Ziyaretçi')).toHaveCount(0);
});
