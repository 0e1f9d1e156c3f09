import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { SignInAnswer } from '../../src/wire/sign-in.ts';

/** The built product, started as a user would start it, on data and configuration of its own. */
export type Product = {
  readonly url: string;
  /** A copy. Whoever writes there takes it out and waits until it is gone: the worker's next journeys use it too. */
  readonly resources: string;
  readonly locales: string;
  /** Where it keeps what it was given. */
  readonly data: string;
};

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });
}

/** A start takes two seconds of a core; on a machine that does much at once it may have to wait for them. */
const START_MS = 120_000;

async function untilHealthy({ url, child }: { url: string; child: ChildProcess }): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const healthy = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not answer within two minutes');
}

/** What the content policy refuses on all pages of a browser, as it happens. */
async function hearViolations(context: BrowserContext): Promise<string[]> {
  const heard: string[] = [];
  await context.exposeFunction('heardViolation', (text: string) => heard.push(text));
  await context.addInitScript(() => {
    const { heardViolation } = globalThis as unknown as { heardViolation: (text: string) => void };
    addEventListener('securitypolicyviolation', (event) => {
      heardViolation(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return heard;
}

/** Uncaught errors of all pages that a browser opens, as they happen. */
function hearErrors(browser: Browser): { readonly heard: string[]; readonly end: () => void } {
  const heard: string[] = [];
  const listen = (context: BrowserContext): void => {
    context.on('weberror', (thrown) => {
      const error = thrown.error();
      heard.push(`${thrown.page()?.url() ?? ''}: ${error.stack ?? String(error)}`);
    });
  };
  browser.on('context', listen);
  return { heard, end: () => browser.off('context', listen) };
}

type Fixtures = {
  /** Uncaught errors of all pages so far; no journey ends with any, but those that take it out on purpose. */
  readonly uncaught: string[];
  /** What the content policy has refused so far; no journey ends with any, but those that take it out on purpose. */
  readonly violations: string[];
};

export const test = base.extend<Fixtures, { product: Product }>({
  uncaught: [
    // Before the journey's own context, so that it hears that one as well as others.
    async ({ browser }, provide) => {
      const { heard, end } = hearErrors(browser);
      await provide(heard);
      end();
      expect(heard, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
  violations: [
    async ({ context }, provide) => {
      const heard = await hearViolations(context);
      await provide(heard);
      expect(heard, 'what the content policy refused').toEqual([]);
    },
    { auto: true },
  ],
  product: [
    // Playwright reads the names of the fixtures a fixture needs from this pattern; it needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'konak-browser-'));
      const resources = join(folder, 'resources');
      const locales = join(folder, 'locales');
      await cp('resources', resources, { recursive: true });
      await cp('locales', locales, { recursive: true });
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const child = spawn('node', ['dist/server/server.js'], {
        env: {
          ...process.env,
          PORT: String(port),
          DB_FILE: join(folder, 'konak.db'),
          RESOURCES_DIR: resources,
          LOCALES_DIR: locales,
          LOGIN_RATE_LIMIT: '1000',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilHealthy({ url, child });
      await provide({ url, resources, locales, data: folder });
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_MS + 30_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
});

export { expect };

/** Signs in by the form, as a person does. Where signing in is not the subject, `enter` is quicker. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/e-?mail|e-posta/i).fill(email);
  await page.getByLabel(/^(password|parola|şifre)/i).fill(password);
  await page.getByRole('button', { name: /sign in|giriş/i }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/**
 * Gives the page's browser a session of its own without the form (keys and values as src/providers/session.ts keeps
 * them). No screen of the product stands afterwards: the journey goes to its first one.
 */
export async function enter(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { accessToken, refreshToken, userData, userAbilityRules } = (await answer.json()) as SignInAnswer;
  const kept = {
    accessToken,
    refreshToken,
    userAbilityRules: JSON.stringify(userAbilityRules),
    tenantId: userData.tenantId,
    userData: JSON.stringify(userData),
  };
  await page.goto('/api/health'); // of the same origin, and nothing runs there
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, kept);
}

/** Goes to another screen without loading the page again, as a link of the product does: a fifth of the time. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

export const ADMIN = { email: 'admin@demo.com', password: 'admin' };
export const INVESTOR = { email: 'investor@demo.com', password: 'investor' };

/** An access token for direct calls to the API. */
export async function apiToken({
  url,
  email,
  password,
}: {
  url: string;
  email: string;
  password: string;
}): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body = (await answer.json()) as { accessToken: string };
  return body.accessToken;
}

/** Reads from the API as an account would, e.g. `/today`. */
export async function readerOf({ url, ...account }: { url: string; email: string; password: string }) {
  const headers = { authorization: `Bearer ${await apiToken({ url, ...account })}` };
  return async <Body>(path: string): Promise<Body> =>
    (await (await fetch(`${url}/api${path}`, { headers })).json()) as Body;
}

/** The rows of the list on the screen. */
export const rows = (page: Page) => page.locator('tbody tr.ant-table-row').filter({ visible: true });

/** How many stays journeys of this worker have made; each has nights of its own. */
let made = 0;

/** A stay that the company itself sold and that waits to be confirmed: of those on the list a channel may have sold any. */
async function pendingStay(page: Page): Promise<{ readonly code: string }> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const checkIn = addDays('2030-03-04', 7 * made++);
  const answer = await page.request.post('/api/reservations', {
    headers: { authorization: `Bearer ${token ?? ''}` },
    data: {
      estateId: 'est-0001',
      checkIn,
      checkOut: addDays(checkIn, 5),
      adults: 2,
      salesChannelId: 'chn-002',
      guestId: 'gst-0001',
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { readonly code: string };
}

/** The page of a reservation that waits to be confirmed, found through the list as a clerk finds it; `enter` came before. */
export async function openPending(page: Page): Promise<void> {
  const { code } = await pendingStay(page);
  await page.goto(`/v1/operational/reservations?q=${code}`);
  await page
    .getByRole('button', { name: 'Unconfirmed' })
    .or(page.getByRole('tab', { name: 'Unconfirmed' }))
    .click();
  const stay = rows(page).filter({ hasText: code });
  await expect(stay).toContainText('Pending');
  await stay.getByRole('link').first().click();
  await expect(page).toHaveURL(/reservations\/show\//);
  // The list stands until the page is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Reservations' })).toHaveCount(0);
}
