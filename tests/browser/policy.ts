import type { Page } from '@playwright/test';

/**
 * Everything the browser complains about, as it happens. Each journey hears uncaught errors and what the content policy
 * refuses anyway.
 * @param status of answers that the test asks for; Chromium calls them errors
 */
export function collect(page: Page, status = '404 on purpose'): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    // The page of an address that no screen has comes with 404, which Chromium calls an error.
    const isExpected = message.text().includes('status of 404') && message.location().url.endsWith('/no-such-screen');
    const isAskedFor = message.text().includes(`status of ${status}`);
    if (message.type() === 'error' && !isExpected && !isAskedFor) heard.push(`${page.url()}: ${message.text()}`);
  });
  return heard;
}

/** The screen stands and waits for nothing. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  // Asked with every frame: an assertion waits up to a second between two looks, and walks look hundreds of times.
  await page.waitForFunction(() => document.querySelector('[aria-busy=true], .ant-skeleton') === null);
}
