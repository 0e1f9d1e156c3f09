import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import type { Options } from '../options.ts';

/** How often pages are visited, on how slow a machine, and how long they are watched. */
export type Pace = Pick<Options, 'runs' | 'cpu' | 'cold' | 'amounts' | 'smoke'>;

export type Target = {
  readonly name: string;
  readonly url: string;
  /** CSS selector; its first visible match ends the clock. */
  readonly row: string;
  readonly localStorage: Readonly<Record<string, string>>;
};
export type Asset = { readonly path: string; readonly kind: 'js' | 'css' | 'other'; readonly kib: number };
export type Visit = {
  /** Milliseconds from navigation start; NaN when it never came. */
  readonly row: number;
  readonly fcp: number;
  /** Sum over long tasks of what exceeds 50 ms, ms. */
  readonly tbt: number;
  readonly assets: readonly Asset[];
  readonly errors: readonly string[];
};

const ROW_LIMIT = 60_000;

// Runs in the page before its own scripts. `row` is taken one frame after the element got a visible size.
const WATCH = (selector: string): void => {
  const seen = { fcp: 0, row: 0, tbt: 0 };
  Object.assign(window, { benchSeen: seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const look = (): void => {
    if (![...document.querySelectorAll(selector)].some(isVisible)) requestAnimationFrame(look);
    else requestAnimationFrame(() => (seen.row = performance.now()));
  };
  requestAnimationFrame(look);
};

type Seen = { benchSeen: { fcp: number; row: number; tbt: number } };

function kindOf(type: string, mime: string): Asset['kind'] {
  if (type === 'Script' || mime.includes('javascript')) return 'js';
  return type === 'Stylesheet' ? 'css' : 'other';
}

/** Collects what comes over the wire, headers included, by URL. */
function listen(cdp: CDPSession): () => Asset[] {
  const answers = new Map<string, { path: string; kind: Asset['kind']; bytes: number }>();
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { protocol, pathname } = new URL(response.url);
    if (protocol === 'http:')
      answers.set(requestId, { path: pathname, kind: kindOf(type, response.mimeType), bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  return () => [...answers.values()].map(({ path, kind, bytes }) => ({ path, kind, kib: bytes / 1024 }));
}

async function look(context: BrowserContext, target: Target, { cpu, amounts }: Pace): Promise<Visit> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const assets = listen(cdp);
  // The runner's compiler wraps named functions in a helper that the page does not have.
  await page.addInitScript('window.__name = (named) => named');
  await page.addInitScript((items) => {
    for (const [key, value] of items) localStorage.setItem(key, value);
  }, Object.entries(target.localStorage));
  await page.addInitScript(WATCH, target.row);
  await page.goto(target.url, { waitUntil: 'commit' });
  const came = await page
    .waitForFunction(() => (window as unknown as Seen).benchSeen.row > 0, null, { timeout: ROW_LIMIT, polling: 100 })
    .then(
      () => true,
      () => false,
    );
  // Late long tasks and late downloads count too.
  await page.waitForTimeout(amounts.settle);
  const { fcp, row, tbt } = await page.evaluate(() => (window as unknown as Seen).benchSeen);
  return { row: came ? row : Number.NaN, fcp, tbt, assets: assets(), errors };
}

/** One visit in a fresh context (empty cache). */
export async function visit({
  browser,
  target,
  pace,
}: {
  browser: Browser;
  target: Target;
  pace: Pace;
}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    // gzip alone, so that both sides are weighed with the same compression.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  try {
    return await look(context, target, pace);
  } finally {
    await context.close();
  }
}

/** JS and CSS of a visit together, KiB over the wire. */
export const weight = ({ assets }: Visit): number =>
  assets.filter(({ kind }) => kind !== 'other').reduce((sum, { kib }) => sum + kib, 0);
