import type { Browser } from '@playwright/test';
import { figure, median } from '../lib/stats.ts';
import type { Result } from '../measures.ts';
import { launch } from './chromium.ts';
import { buildAnchor, serveAnchor } from './anchor.ts';
import { visit, weight, type Pace, type Target, type Visit } from './visit.ts';

const LIST = '/v1/estates/list';
const ROW = 'tbody tr.ant-table-row';
/** Chunks of the template's demo screens, and those that only its resources need. */
const DEMO = /\/(apps|demo)|demo[-.]|\/(Look|routed)-/i;

export type Account = { readonly email: string; readonly password: string };

/** Signs in by the form, as a person who is to be remembered does. @returns what the product keeps in localStorage */
async function signIn({
  browser,
  url,
  account,
}: {
  browser: Browser;
  url: string;
  account: Account;
}): Promise<Record<string, string>> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[type=email], input[name=email]').first().fill(account.email);
  await page.locator('input[type=password]').fill(account.password);
  // Otherwise a browser without the cookie of the one that signed in drops the session.
  await page.locator('input[type=checkbox]').check();
  await page.locator('button[type=submit]').click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  const { origins } = await context.storageState();
  await context.close();
  return Object.fromEntries(
    origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
  );
}

/** Visits all targets in turn, so that a drift of the machine hits all alike. The first, cold turns are not counted. */
async function roundRobin({
  browser,
  targets,
  pace,
}: {
  browser: Browser;
  targets: readonly Target[];
  pace: Pace;
}): Promise<Map<string, Visit[]>> {
  const visits = new Map<string, Visit[]>(targets.map(({ name }) => [name, []]));
  for (let run = 0; run < pace.cold + pace.runs; run += 1) {
    for (const target of targets) {
      const seen = await visit({ browser, target, pace });
      if (seen.errors.length > 0) console.error(`${target.name}: the page threw: ${seen.errors[0]}`);
      if (run >= pace.cold) visits.get(target.name)?.push(seen);
    }
  }
  return visits;
}

const times = (visits: readonly Visit[]): string => {
  const middle = (pick: (seen: Visit) => number): string => figure(median(visits.map(pick)));
  return `row ${middle(({ row }) => row)} ms, FCP ${middle(({ fcp }) => fcp)}, TBT ${middle(({ tbt }) => tbt)}, ${middle(weight)} KiB`;
};

function demoBytes(visits: readonly Visit[]): { readonly kib: number; readonly paths: readonly string[] } {
  const assets = visits.flatMap((seen) => seen.assets).filter(({ path, kind }) => kind !== 'other' && DEMO.test(path));
  return { kib: assets.reduce((sum, { kib }) => sum + kib, 0), paths: [...new Set(assets.map(({ path }) => path))] };
}

/**
 * @param url our running server, with the built client
 * @param folder where the anchor is built
 */
export async function measureBrowser(options: {
  readonly root: string;
  readonly url: string;
  readonly account: Account;
  readonly folder: string;
  readonly pace: Pace;
}): Promise<{ readonly results: readonly Result[]; readonly visits: Record<string, Visit[]> }> {
  const { root, url, account, folder, pace } = options;
  await buildAnchor(folder);
  const anchor = await serveAnchor(folder);
  const browser = await launch(root);
  try {
    const session = await signIn({ browser, url, account });
    const targets: Target[] = [
      { name: 'login', url: `${url}/login`, row: 'button[type=submit]', localStorage: {} },
      { name: 'list', url: `${url}${LIST}`, row: ROW, localStorage: session },
      { name: 'eager list', url: `${anchor.url}/estates`, row: ROW, localStorage: { accessToken: 'anchor' } },
      { name: 'eager login', url: `${anchor.url}/login`, row: 'button[type=submit]', localStorage: {} },
    ];
    const visits = await roundRobin({ browser, targets, pace });
    const of = (name: string): Visit[] => visits.get(name) ?? [];
    const demo = demoBytes(of('list'));
    const results: Result[] = [
      {
        id: 'F1',
        ours: median(of('login').map(weight)),
        note: `ours ${times(of('login'))}; r5-eager ${times(of('eager login'))}`,
      },
      {
        id: 'F3',
        ours: median(of('list').map(weight)),
        note: `ours ${times(of('list'))}; r5-eager ${times(of('eager list'))}`,
      },
      {
        id: 'F4',
        ours: median(of('list').map(({ row }) => row)),
        anchor: median(of('eager list').map(({ row }) => row)),
      },
      { id: 'F10', ours: demo.kib, ...(demo.paths.length > 0 ? { note: demo.paths.join(', ') } : {}) },
    ];
    return { results, visits: Object.fromEntries(visits) };
  } finally {
    await browser.close();
    anchor.close();
  }
}
