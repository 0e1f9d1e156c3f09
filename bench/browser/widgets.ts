import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { figure, median } from '../lib/stats.ts';
import type { Result } from '../measures.ts';
import { buildAnchor, serveAnchor } from './anchor.ts';
import { launch } from './chromium.ts';
import type { Pace } from './visit.ts';

const SOURCE = resolve(import.meta.dirname, '../widgets');

type Measured = {
  readonly mount?: number;
  readonly flip?: number;
  readonly frames?: { readonly fps: number; readonly longest: number };
  readonly sideways?: { readonly fps: number; readonly longest: number };
  readonly keys?: readonly number[];
};
type Page = { benchCase: (name: string) => Promise<Measured> | undefined };

async function measureOnce({
  browser,
  url,
  name,
  pace: { cpu, smoke },
}: {
  browser: Browser;
  url: string;
  name: string;
  pace: Pace;
}): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.goto(smoke ? `${url}/?few` : url);
    await page.waitForFunction(() => 'benchCase' in window);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const measured = await page.evaluate((wanted) => (window as unknown as Page).benchCase(wanted), name);
    if (!measured) throw new Error(`no case "${name}"`);
    return measured;
  } finally {
    await context.close();
  }
}

/** Of [ours, theirs] on each axis, the one with the higher ratio. */
function worse(axes: readonly (readonly number[])[]): { readonly ours: number; readonly anchor: number } {
  const ratio = ([ours = NaN, theirs = NaN]: readonly number[]): number => ours / theirs;
  const [ours = NaN, anchor = NaN] = axes.toSorted((a, b) => ratio(b) - ratio(a))[0] ?? [];
  return { ours, anchor };
}

/** The chart's cases take longest, and are asked for apart from the rest. */
const isWanted = (name: string, only: ReadonlySet<string>): boolean =>
  [...only].some((id) => /^[LKT]\d/.test(id) && id.startsWith('T') === name.endsWith('tape'));

const NAMES = [
  ...['antd plain 1000', 'antd virtual 1000', 'ours 10000'],
  ...['antd flip 100', 'ours flip 100', 'antd form 60', 'ours form 60'],
  ...['vis tape', 'ours tape'],
] as const;

/** Our long list and long form beside antd's, each case in a page of its own, in turn. */
export async function measureWidgets(options: {
  readonly root: string;
  readonly folder: string;
  readonly pace: Pace;
  /** Ids of the measures; cases that none of them needs are left out. */
  readonly only: ReadonlySet<string>;
}): Promise<readonly Result[]> {
  await buildAnchor(options.folder, SOURCE);
  const { url, close } = await serveAnchor(options.folder);
  const browser = await launch(options.root);
  try {
    const seen = new Map<string, Measured[]>(NAMES.map((name) => [name, []]));
    // The first, cold turns are not counted.
    const { runs, cold } = options.pace;
    for (let run = 0; run < cold + runs; run += 1) {
      for (const name of NAMES.filter((each) => isWanted(each, options.only))) {
        const measured = await measureOnce({ browser, url, name, pace: options.pace });
        if (run >= cold) seen.get(name)?.push(measured);
      }
    }
    const middle = (name: (typeof NAMES)[number], pick: (measured: Measured) => number | undefined): number =>
      median((seen.get(name) ?? []).map((measured) => pick(measured) ?? Number.NaN));
    const mount = ({ mount: time }: Measured) => time;
    const keys = ({ keys: times }: Measured) => times && median(times);
    const flip = ({ flip: time }: Measured) => time;
    const fps = ({ frames }: Measured) => frames?.fps;
    const longest = ({ frames }: Measured) => frames?.longest;
    const across = ({ sideways }: Measured) => sideways?.longest;
    return [
      {
        id: 'L1',
        ours: middle('ours 10000', mount),
        anchor: middle('antd plain 1000', mount),
        note: `antd virtual 1,000: ${figure(middle('antd virtual 1000', mount))} ms`,
      },
      {
        id: 'L2',
        ours: middle('ours 10000', fps),
        anchor: middle('antd virtual 1000', fps),
        note: `longest frame ${figure(middle('ours 10000', longest))} ms, theirs ${figure(middle('antd virtual 1000', longest))}`,
      },
      { id: 'L3', ours: middle('ours flip 100', flip), anchor: middle('antd flip 100', flip) },
      { id: 'T1', ours: middle('ours tape', mount), anchor: middle('vis tape', mount) },
      { id: 'T2', ours: middle('ours tape', fps), anchor: middle('vis tape', fps) },
      {
        id: 'T3',
        ...worse([longest, across].map((pick) => [middle('ours tape', pick), middle('vis tape', pick)])),
        note: `down ${figure(middle('ours tape', longest))} / ${figure(middle('vis tape', longest))} ms, across ${figure(middle('ours tape', across))} / ${figure(middle('vis tape', across))} ms`,
      },
      { id: 'K1', ours: middle('ours form 60', keys), anchor: middle('antd form 60', keys) },
      { id: 'K2', ours: middle('ours form 60', mount), anchor: middle('antd form 60', mount) },
    ];
  } finally {
    await browser.close();
    close();
  }
}
