import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Words = string | { readonly en: string; readonly tr: string };
type Series = { readonly label: Words; readonly values: readonly number[] };
type Block = {
  readonly id: string;
  readonly type: string;
  readonly label?: Words;
  readonly text?: Words;
  readonly resource?: string;
  readonly value?: number;
  readonly trend?: number;
  readonly values?: readonly number[];
  readonly currency?: string;
  readonly rows?: readonly { readonly label: Words; readonly value: number }[];
  readonly data?: { readonly series: readonly Series[] };
};

/** Pages that show sample figures, or sample dates. */
const PAGES = readdirSync('resources/demo', { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:dashboards\/.+|apps\/\w+\/dashboard|charts\/.+|pages\/.+)\.json$/.test(path))
  .map((path) => `resources/demo/${path}`);
const blocksOf = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { blocks?: Block[] }).blocks ?? [];
const BLOCKS = new Map<string, Block>(
  PAGES.flatMap((file) =>
    blocksOf(file).map((block) => [`${file.replace(/^resources\/demo\/|\.json$/g, '')}#${block.id}`, block] as const),
  ),
);
const block = (name: string): Block => BLOCKS.get(name) ?? { id: name, type: 'missing' };
const isOnDashboard = (name: string) => /^(?:dashboards|apps)\//.test(name);
/** What stands in the file, which no call says. */
const typed = [...BLOCKS].filter(([, { type, resource }]) => resource === undefined && type !== 'text');
const english = (words: Words | undefined) => (typeof words === 'object' ? words.en : (words ?? ''));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const average = (values: readonly number[]) => sum(values) / values.length;
const rounded = (value: number) => Math.round(value * 10) / 10;
const valuesOf = ({ rows, data, values }: Block): readonly number[] =>
  rows?.map(({ value }) => value) ?? data?.series[0]?.values ?? values ?? [];
const lastOf = (values: readonly number[]) => values.at(-1) ?? Number.NaN;
/** A series each, added up place by place. */
const added = (series: readonly Series[]) =>
  (series[0]?.values ?? []).map((_, at) => sum(series.map((s) => s.values[at] ?? 0)));

describe('sample figures agree with themselves', () => {
  test.each(typed.filter(([, { type, values }]) => type === 'figure' && values))(
    '%s: its way ends at it, and the change is the last step of the way',
    (_, { value, values = [], trend }) => {
      expect(lastOf(values)).toBe(value);
      const before = values.at(-2) ?? Number.NaN;
      if (trend !== undefined) expect(rounded(((lastOf(values) - before) / before) * 100)).toBe(trend);
    },
  );

  test.each(['dashboards/crm#browsers', 'dashboards/ecommerce#expenses', 'apps/logistics/dashboard#exceptions'])(
    '%s: shares of a whole are the whole',
    (name) => expect(rounded(sum(valuesOf(block(name))))).toBe(100),
  );

  test('visits are those of the months and of the sources, and leads a share of them', () => {
    const traffic = block('dashboards/analytics#traffic').data?.series ?? [];
    const months = added(traffic);
    expect(block('dashboards/analytics#visits').values).toEqual(months);
    expect(valuesOf(block('dashboards/analytics#sources'))).toEqual(traffic.map(({ values }) => lastOf(values)));
    const { value: leads = 0 } = block('dashboards/analytics#leads');
    expect(block('dashboards/analytics#conversion').value).toBe(rounded((leads / sum(months.slice(-3))) * 100));
    expect(valuesOf(block('pages/cards/card-widgets#months'))).toEqual(months.slice(-5));
    expect(block('dashboards/ecommerce#visitors').value).toBeLessThan(lastOf(months));
  });

  test('hours and results of the academy are those of its charts', () => {
    const weeks = added(block('apps/academy/dashboard#time').data?.series ?? []);
    const fourWeeks = weeks.slice(3).map((_, at) => sum(weeks.slice(at, at + 4)));
    expect(block('apps/academy/dashboard#hours').values).toEqual(fourWeeks);
    expect(block('apps/academy/dashboard#results').value).toBe(
      average(valuesOf(block('apps/academy/dashboard#exams'))),
    );
  });

  /** Sentences with a figure, and what it is worked out of. */
  const CLAIMS: Readonly<Record<string, (own: Block) => number>> = {
    'dashboards/analytics#tracker': (own) => sum(valuesOf(own)),
    'dashboards/crm#project-status': (own) => lastOf(valuesOf(own)),
    'dashboards/crm#projects': (own) => Math.round(average(valuesOf(own))),
  };
  test.each(
    typed.filter(([name, { text }]) => isOnDashboard(name) && /\d/.test(english(text).replace(/last \d+ days/i, ''))),
  )('%s: the figure in its text is worked out of its own', (name, own) => {
    const said = /[\d,.]*\d/.exec(english(own.text))?.[0].replaceAll(',', '');
    expect(Number(said)).toBe(CLAIMS[name]?.(own));
  });
});

describe('what a call knows is not typed in', () => {
  /** No call says these, whatever they are called. */
  const OWN = [
    'apps/logistics/dashboard#late',
    'apps/logistics/dashboard#performance',
    'dashboards/crm#project-status',
  ];
  const KNOWN =
    /\b(?:sales|revenue|profit|earn\w*|orders?|customers?|products?|invoices?|vehicles?|courses?|transactions?|instructors?)\b/i;
  test('sales, orders, customers, vehicles and courses', () => {
    const named = typed.filter(([, { label, rows, data }]) =>
      [label, ...(rows ?? []).map((row) => row.label), ...(data?.series ?? []).map((one) => one.label)].some((words) =>
        KNOWN.test(english(words)),
      ),
    );
    const found = named.filter(([name, { type }]) => isOnDashboard(name) && type !== 'timeline').map(([name]) => name);
    expect(found.filter((name) => !OWN.includes(name))).toEqual([]);
  });
  test('no amount of money, but what projects earn', () => {
    const amounts = typed.filter(([name, { currency }]) => isOnDashboard(name) && currency !== undefined);
    expect(amounts.map(([name]) => name)).toEqual(['dashboards/crm#project-status']);
  });
  test('late vehicles are some of those there are', () => {
    const { 'demo-vehicles': vehicles } = JSON.parse(readFileSync('db.json', 'utf8')) as { 'demo-vehicles': unknown[] };
    expect(block('apps/logistics/dashboard#late').value).toBeLessThan(vehicles.length);
  });
});

test.each(PAGES)('%s names no day that gets old', (file) => {
  const dated = blocksOf(file).filter(({ type }) => type !== 'example');
  expect(JSON.stringify(dated)).not.toMatch(/\b20\d\d-\d|[a-zşığüçö] 20\d\d\b/i);
});

test('more repairs, detours, delays and longer ways are worse', () => {
  const names = ['repairs', 'deviated', 'late', 'average'].map((id) => `apps/logistics/dashboard#${id}`);
  const cards = ['open', 'cancelled'].map((id) => `pages/cards/card-statistics#${id}`);
  for (const name of [...names, ...cards]) expect([name, block(name)]).toMatchObject([name, { rising: 'bad' }]);
});
