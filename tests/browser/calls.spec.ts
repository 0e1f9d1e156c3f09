import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { ADMIN, enter, expect, rows, test } from './product.ts';

/**
 * How many calls a flow makes, held where it is: a number that rises is a decision and no detail, and one that falls is
 * written down. A call that could be left out says so.
 */

/** ms without a call after which no more is to come: the longest that the browser gathers changes is 400 */
const QUIET = 1500;
/** ms; whoever waits longer for a call that does not come is told what came */
const PATIENCE = 20_000;

/** Calls that a page may ask; the stream of events, which stays open, is not among them. */
const MAX_CALLS_PER_PAGE = 6;

/** Pattern → how often it is called; least and most where it depends on whether a screen is gone before an event comes. */
type Calls = Readonly<Record<string, number | readonly [number, number]>>;

/** Listens to the API calls of a page from now on. */
function listen(page: Page) {
  let counts: Record<string, number> = {};
  let calls = 0;
  const pending = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname === '/api/_meta/events') return;
    pending.add(request);
    last = Date.now();
    calls += 1;
    for (const address of readsIn(request.url())) {
      const call = `${request.method()} ${patternOf(address)}`;
      counts[call] = (counts[call] ?? 0) + 1;
    }
  });
  const handleEnd = (request: Request) => {
    if (pending.delete(request)) last = Date.now();
  };
  page.on('requestfinished', handleEnd);
  page.on('requestfailed', handleEnd);
  const isQuiet = (): boolean => pending.size === 0 && Date.now() - last > QUIET;
  return {
    quiet: async (): Promise<void> => {
      await expect.poll(isQuiet, { timeout: PATIENCE }).toBe(true);
      counts = {};
      calls = 0;
    },
    /**
     * Waits for these reads and writes and until no other comes, and forgets them.
     * @param most calls that they came in: reads of one turn share one
     */
    are: async (expected: Calls, most = Infinity): Promise<void> => {
      const wanted = Object.entries(expected).map(([call, often]) => {
        const [least, most] = typeof often === 'number' ? [often, often] : often;
        return { call, least, most };
      });
      const since = Date.now();
      const isAll = () => wanted.every(({ call, least }) => (counts[call] ?? 0) >= least);
      await expect
        .poll(() => isQuiet() && (isAll() || Date.now() - since > PATIENCE), { timeout: 2 * PATIENCE })
        .toBe(true);
      const within = wanted.map(({ call, least, most }) => {
        const often = counts[call] ?? 0;
        return [call, often >= least && often <= most ? often : most] as const;
      });
      expect(counts).toEqual(Object.fromEntries(within));
      expect(calls).toBeLessThanOrEqual(most);
      counts = {};
      calls = 0;
    },
  };
}

/** What a call reads: itself, or each that it joins. */
function readsIn(address: string): readonly string[] {
  const { origin, pathname, searchParams } = new URL(address);
  if (pathname !== '/api/_meta/reads') return [address];
  return searchParams.getAll('of').map((path) => `${origin}/api${path}`);
}

/** `/api/reservations/res-0012?pageSize=1` → `/reservations/:id`; a list of one row is a count. */
function patternOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const path = pathname
    .replace('/api', '')
    .replace(/\/[a-z]{2,4}-[\w-]*\d[\w-]*/g, '/:id')
    .replace(/\/[0-9a-f-]{36}/g, '/:id');
  return path + (searchParams.get('pageSize') === '1' ? ' (one row)' : '');
}

test('the dashboard opens', async ({ page }) => {
  await enter(page, ADMIN);
  const heard = listen(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await heard.are(
    {
      'GET /_meta/config': 1,
      'GET /_meta/badges': 1,
      'GET /notifications': 1,
      // Each counts the records of one view.
      'GET /reservations (one row)': 3,
      'GET /card-payment-orders (one row)': 1,
      // Three sums and a grouping, each of records of its own.
      'GET /reservations/_stats': 4,
      'GET /today': 1,
      // A list each.
      'GET /reservations': 3,
      'GET /conversations': 1,
      'GET /kbs-notifications': 1,
      'GET /estates': 2,
      'GET /estate-permits': 1,
      'GET /demands': 1,
      'GET /tasks': 1,
      'GET /estate-documents': 1,
      'GET /web-users': 1,
    },
    MAX_CALLS_PER_PAGE,
  );
});

test('the page of a stay opens', async ({ page }) => {
  await enter(page, ADMIN);
  const heard = listen(page);
  await page.goto('/v1/operational/reservations/show/res-00001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await heard.are(
    {
      'GET /_meta/config': 1,
      'GET /_meta/badges': 1,
      'GET /notifications': 1,
      'GET /reservations/:id': 1,
      'GET /estates/:id': 1,
      'GET /guests/:id': 1,
      'GET /payments': 1,
      'GET /security-deposits (one row)': 1,
      'GET /card-payment-orders': 1,
      'GET /kbs/persons/:id': 1,
      'GET /turnovers': 1,
      'GET /_meta/company': 1,
      'GET /users (one row)': 1,
    },
    // Parts of the page whose code comes later ask later, in one call or in several. What is folded asks when it is opened.
    MAX_CALLS_PER_PAGE + 2,
  );
});

test('a stay is booked and confirmed while somebody else has the list open', async ({ page, browser, product }) => {
  const other = await browser.newContext({ baseURL: product.url });
  try {
    const list = await other.newPage();
    await enter(list, ADMIN);
    await list.goto('/v1/operational/reservations');
    await expect(rows(list).first()).toBeVisible();
    await enter(page, ADMIN);
    const stay = 'checkIn=2029-09-03&checkOut=2029-09-07&estateId=est-0001&guestId=gst-0001';
    await page.goto(`/v1/operational/reservations/create?${stay}`);
    await expect(page.locator('.k-booking-total')).toContainText('Total');
    const mine = listen(page);
    const theirs = listen(list);
    await mine.quiet();
    await theirs.quiet();
    await page.getByRole('button', { name: /Save and confirm/ }).click();
    await expect(page).toHaveURL(/\/reservations\/show\//);
    await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
    await mine.are({
      'POST /reservations': 1,
      // What the page of the stay shows.
      'GET /reservations/:id': 1,
      'GET /estates/:id': 1,
      // The booking form follows its guest, who has changed with the stay, if it is still there.
      'GET /guests/:id': [1, 2],
      'GET /payments': 1,
      'GET /security-deposits (one row)': 1,
      'GET /card-payment-orders': 1,
      'GET /kbs/persons/:id': 1,
      'GET /turnovers': 1,
      'GET /_meta/company': 1,
      'GET /users (one row)': 1,
      // What has changed for everybody.
      'GET /_meta/badges': 1,
      'GET /notifications': 1,
    });
    await theirs.are({
      'GET /reservations': 1,
      'GET /reservations/_stats': 1,
      'GET /_meta/badges': 1,
      'GET /notifications': 1,
    });
  } finally {
    await other.close();
  }
});

test('a configuration file is saved while a list is open', async ({ page, product }) => {
  await enter(page, ADMIN);
  await page.goto('/v1/operational/reservations');
  await expect(rows(page).first()).toBeVisible();
  const heard = listen(page);
  await heard.quiet();
  const relabelled = async (path: string, calls: Calls): Promise<void> => {
    const file = join(product.resources, path);
    const before = await readFile(file, 'utf8');
    const { label, ...rest } = JSON.parse(before) as { label: { en: string } };
    const named = page.getByText(`${label.en} anew`);
    await writeFile(file, JSON.stringify({ ...rest, label: { ...label, en: `${label.en} anew` } }));
    await expect(named.first()).toBeAttached();
    await heard.are(calls);
    await writeFile(file, before);
    await expect(named).toHaveCount(0);
    await heard.quiet();
  };
  // Needless in both: the whole configuration comes, where what has changed of it would do; badges and turnovers are
  // asked anew, where they are of other records.
  await relabelled('v1/users/crm.json', { 'GET /_meta/config': 1, 'GET /_meta/badges': 1, 'GET /turnovers': 1 });
  await relabelled('v1/operational/reservations.json', {
    'GET /_meta/config': 1,
    'GET /_meta/badges': 1,
    'GET /reservations': 1,
    'GET /reservations/_stats': 1,
    'GET /turnovers': 1,
  });
});
