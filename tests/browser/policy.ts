import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/**
 * Everything the browser refuses or complains about, as it happens.
 * @param status of answers that the test asks for; Chromium calls them errors
 */
export async function collect(page: Page, status = '404 on purpose'): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('heardViolation', (text: string) => heard.push(text));
  await page.addInitScript(() => {
    const { heardViolation } = globalThis as unknown as { heardViolation: (text: string) => void };
    addEventListener('securitypolicyviolation', (event) => {
      heardViolation(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('console', (message) => {
    // The page of an address that no screen has comes with 404, which Chromium calls an error.
    const isExpected = message.text().includes('status of 404') && message.location().url.endsWith('/no-such-screen');
    const isAskedFor = message.text().includes(`status of ${status}`);
    if (message.type() === 'error' && !isExpected && !isAskedFor) heard.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`${page.url()}: ${error.message}`));
  return heard;
}

/** The screen stands and waits for nothing. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);
}
