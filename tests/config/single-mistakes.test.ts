import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { openLiveConfig } from '../../json-server/live/live-config.ts';
import type { Config, Finding } from '../../src/config/types.ts';
import { ROWS } from '../api/rows.ts';
import { startApp, type TestApp } from '../api/support.ts';
import { FILES, folderOfMarina, type Folder, ROWS_OF_MARINA } from './marina.ts';

type Mistake = {
  /** The file that is changed; `also` are written with it. */
  readonly file: string;
  /** What it says then; undefined, it is deleted. */
  readonly change: (text: string) => string | undefined;
  /** Where the one finding points: file (the changed one), code, and a piece of its line. */
  readonly found: readonly [code: string, line: string | number];
  readonly level?: 'warning';
  readonly at?: string;
  /** Names of resources and pages that may be other than before, each with what they lack then. */
  readonly lack?: Readonly<Record<string, readonly string[]>>;
  /** A second copy of a file, under this name. */
  readonly copy?: string;
};

/** The first of these pieces is another. */
const instead = (one: string, other: string) => (text: string) => {
  expect(text).toContain(one);
  return text.replace(one, other);
};
const without = (piece: RegExp) => (text: string) => {
  expect(text).toMatch(piece);
  return text.replace(piece, '');
};
/** Within the object that begins there. */
const below = (start: string, change: (text: string) => string) => (text: string) => {
  const at = text.indexOf(start);
  expect(at).toBeGreaterThan(-1);
  return text.slice(0, at) + change(text.slice(at));
};

const boats = (found: Mistake['found'], change: Mistake['change'], more: Partial<Mistake> = {}): Mistake => ({
  file: 'boats.json',
  found,
  change,
  ...more,
});

/** New: nothing good was ever there in its place, so it is left out. */
const MISTAKES: Readonly<Record<string, Mistake>> = {
  'a wrong icon': boats(['RES301', 'CarOutlind'], instead('"CarOutlined"', '"CarOutlind"'), { level: 'warning' }),
  'a wrong icon of an action': boats(['RES301', 'CheckOutlind'], instead('CheckOutlined', 'CheckOutlind'), {
    level: 'warning',
  }),
  'a wrong icon of a section': boats(['RES301', 'Carr'], below('"sections"', instead('CarOutlined', 'Carr')), {
    level: 'warning',
  }),
  'a wrong menu group': boats(['RES210', '"see"'], instead('"sea"', '"see"'), { level: 'warning' }),
  'a wrong tone': boats(['RES102', 'yellow'], instead('"tone": "warning"', '"tone": "yellow"'), { level: 'warning' }),
  'a wrong colour of a value': {
    file: '_enums.json',
    change: instead('"blue"', '"bluish"'),
    found: ['RES107', 'bluish'],
    level: 'warning',
  },
  'a wrong icon of a group': {
    file: '_menu.json',
    change: instead('CarOutlined', 'Cat'),
    found: ['RES301', 'Cat'],
    level: 'warning',
  },
  'a property that there is not': boats(['RES101', 'colour'], instead('"title"', '"colour": "red",\n  "title"')),
  'a property of a field that there is not': boats(
    ['RES101', 'requred'],
    instead('"min": 1', '"requred": true,\n"min": 1'),
  ),
  'a reference to what there is not': boats(['RES202', '"dock"'], instead('"resource": "docks"', '"resource": "dock"')),
  'a type that there is not': boats(['RES102', 'mony'], instead('"money"', '"mony"')),
  'a field without a type': boats(['RES103', '"length": {'], below('"length": {', without(/"type": "integer",/))),
  'a new field of a wrong type': boats(
    ['RES102', 'txt'],
    instead('"fields": {', '"fields": {\n "note": { "type": "txt" },'),
  ),
  'a new reference to nothing': boats(
    ['RES202', 'ports'],
    instead(
      '"fields": {',
      '"fields": {\n "port": { "type": "ref", "resource": "ports", "label": { "en": "P", "tr": "P" } },',
    ),
  ),
  'children by a wrong reference': boats(['RES212', '"via"'], instead('"via": "boatId"', '"via": "boat"')),
  'children of what there is not': boats(['RES202', '"trip"'], instead('"resource": "trips"', '"resource": "trip"')),
  'a list of values that there is not': boats(['RES203', '"kinds"'], instead('"enum": "kind"', '"enum": "kinds"')),
  'a default that is no value': boats(['RES204', 'OLD'], instead('"default": "NEW"', '"default": "OLD"')),
  'bounds the wrong way round': boats(['RES215', '"min"'], instead('"min": 1', '"min": 100')),
  'a sum of nothing': boats(['RES201', '"lenght"'], below('"sum"', instead('"length"', '"lenght"'))),
  'a currency of two origins': boats(
    ['RES103', '"price": {'],
    instead('"currency": "EUR"', '"currency": "EUR",\n"currencyField": "kind"'),
  ),
  'a role of a field that there is not': boats(
    ['RES208', '"Acounting"'],
    below('"read"', instead('"Accounting"', '"Acounting"')),
  ),
  'a role that is granted and is not': boats(
    ['RES208', '"Acounting"'],
    below('"grants"', instead('"admin": [', '"Acounting": ["list"],\n"admin": [')),
  ),
  'an action that is granted and is not': boats(
    ['RES209', '"shwo"'],
    below('"Accounting"', instead('"show"', '"shwo"')),
  ),
  'a row condition of nothing': boats(['RES201', '"kindd"'], below('"rows"', instead('"kind"', '"kindd"'))),
  'a column that there is not': boats(['RES201', '"nam"'], below('"columns"', instead('"name"', '"nam"')), {
    lack: { boats: ['column'] },
  }),
  'a filter that there is not': boats(['RES201', '"kinds"'], below('"filters"', instead('"kind"', '"kinds"'))),
  'an order that there is not': boats(['RES201', '"sort"'], instead('"sort": "name"', '"sort": "nane"')),
  'a view of a wrong value': boats(
    ['RES204', 'NEWER'],
    below('"views"', instead('"state": "NEW"', '"state": "NEWER"')),
  ),
  'a wrong operator': boats(['RES101', '"lt"'], below('"rules"', instead('"lte"', '"lt": 9,\n"ltee"')), {
    found: ['RES101', '"ltee"'],
  }),
  'a wrong field in a form': boats(['RES201', '"knd"'], below('"sections"', instead('"kind"', '"knd"'))),
  'a wrong field on the page': boats(
    ['RES201', '"prise"'],
    below('"show": {\n    "sections"', instead('"price"', '"prise"')),
  ),
  'a panel that there is not': boats(
    ['RES303', '"nowhere"'],
    below('"show": {\n    "sections"', instead('"sections"', '"panels": ["nowhere"],\n"sections"')),
    { level: 'warning' },
  ),
  'an action from nowhere': boats(['RES204', '"NEWW"'], below('"actions"', instead('"NEW"', '"NEWW"'))),
  'an action that sets nothing': boats(['RES201', '"stat"'], below('"set"', instead('"state"', '"stat"'))),
  'a rule of nothing': boats(['RES201', '"lengt"'], below('"assert"', instead('"length"', '"lengt"'))),
  'news of no action': boats(['RES209', '"redy"'], below('"notify"', instead('"ready"', '"redy"'))),
  'a title of nothing': boats(['RES201', '{nme}'], instead('{name}', '{nme}')),
  'a block of nothing': {
    file: 'fleet.json',
    change: instead('"resource": "docks"', '"resource": "dogs"'),
    found: ['RES202', 'dogs'],
  },
  'a column of a block': { file: 'fleet.json', change: instead('"guests"', '"gests"'), found: ['RES201', 'gests'] },
  'a view of a block': {
    file: 'fleet.json',
    change: instead('"view": "new"', '"view": "newest"'),
    found: ['RES223', 'newest'],
  },
  'a comma too many': boats(['RES100', 3], instead('"name": "boats",', '"name": "boats",,'), { found: ['RES100', 2] }),
  'a key twice': boats(['RES104', 4], instead('"icon"', '"name": "boats",\n  "icon"'), {
    found: ['RES104', '"name": "boats",\n  "icon"'],
  }),
  'an emptied file': { file: 'docks.json', change: () => '', found: ['RES100', 1] },
  'a removed field that others name': {
    file: 'trips.json',
    change: without(/"boatId": \{[^}]*\{[^}]*\}\s*\},/),
    found: ['RES201', '"boatId",'],
    lack: { trips: ['boatId'], boats: ['trips'] },
  },
  'a deleted file that others need': {
    file: 'docks.json',
    change: () => undefined,
    found: ['RES111', 1],
    lack: { docks: ['*'], boats: ['dockId'], fleet: ['block'] },
  },
  'a renamed resource that others need': {
    file: 'docks.json',
    change: instead('"name": "docks"', '"name": "piers"'),
    found: ['RES112', '"piers"'],
    lack: { docks: ['*'], piers: ['new'], boats: ['dockId'], fleet: ['block'] },
  },
  'a copy that sorts after': {
    file: 'boats.json',
    copy: 'boats copy.json',
    change: (text) => text,
    found: ['RES205', '"boats"'],
  },
  'a copy that sorts before': {
    file: 'boats.json',
    copy: 'a/boats.json',
    change: (text) => text,
    found: ['RES205', '"boats"'],
  },
  'a copy with a name of its own and an address that is taken': {
    file: 'docks.json',
    copy: 'a-docks.json',
    found: ['RES207', '"path"'],
    change: instead(
      '"name": "docks"',
      '"name": "quays",\n"api": {\n"path": "docks" },\n"routes": { "list": "/docks" }',
    ),
  },
};

let folder: Folder;
let app: TestApp;
let before: Config;
let lists: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  folder = folderOfMarina();
  const { resources: resourcesDir, locales: localesDir, lastGood: lastGoodFile } = folder;
  // It is written beside the requests, and a restart is to find it.
  await (
    await openLiveConfig({
      source: folderSource({ resourcesDir, localesDir }),
      known: KNOWN_NAMES,
      isWatching: false,
      lastGoodFile,
    })
  ).close();
  app = await startApp({ resourcesDir, localesDir, lastGoodFile, rows: { ...ROWS, ...ROWS_OF_MARINA } });
  expect(app.live.current().findings).toEqual([]);
  before = app.live.current().config;
  lists = await listsNow();
});
afterAll(async () => {
  await app.close();
  folder.remove();
});
afterEach(() => {
  for (const [file, text] of Object.entries(FILES)) folder.write(file, text);
  for (const { copy } of Object.values(MISTAKES)) if (copy !== undefined) folder.write(copy, undefined);
});

async function listsNow(): Promise<Record<string, unknown>> {
  const names = ['docks', 'boats', 'trips'];
  const answers = await Promise.all(names.map((name) => app.call('GET', `/api/${name}`, { as: 'admin' })));
  return Object.fromEntries(names.map((name, index) => [name, [answers[index]?.status, answers[index]?.body.items]]));
}

/** Nothing but what may be lacking is other than before. */
function expectTheRest(config: Config, { lack = {} }: Mistake, isOwn: (name: string) => boolean) {
  for (const [kind, parts] of [
    ['resources', before.resources],
    ['pages', before.pages],
  ] as const) {
    const now: Readonly<Record<string, unknown>> = config[kind];
    for (const [name, part] of Object.entries(parts)) {
      if (lack[name]?.includes('*')) continue;
      expect(Object.keys(now), name).toContain(name);
      if (lack[name] === undefined && !isOwn(name)) expect(now[name]).toEqual(part);
    }
  }
  for (const [name, { fields }] of Object.entries(before.resources)) {
    const off = lack[name] ?? [];
    if (off.includes('*')) continue;
    const left = Object.keys(fields).filter((field) => !off.includes(field));
    expect(Object.keys(config.resources[name]?.fields ?? {})).toEqual(expect.arrayContaining(left));
  }
}

function expectOne(findings: readonly Finding[], mistake: Mistake, text: string | undefined) {
  const [code, place] = mistake.found;
  const file = mistake.copy ?? mistake.file;
  const line =
    typeof place === 'number' ? place : (text ?? '').slice(0, (text ?? '').indexOf(place)).split('\n').length;
  expect(findings.map((finding) => [finding.file, finding.code, finding.level, finding.line])).toEqual([
    [`resources/${file}`, code, mistake.level ?? 'error', line],
  ]);
  const [finding] = findings;
  expect(finding?.tr).toBeTruthy();
  expect(finding?.tr).not.toBe(finding?.message);
}

describe.each(Object.entries(MISTAKES))('%s', (_name, mistake) => {
  test('is one finding, and nothing else is off; after a restart too', async () => {
    const text = mistake.change(FILES[mistake.file] ?? '');
    folder.write(mistake.copy ?? mistake.file, text);
    await app.live.reload();
    const live = app.live.current();
    const isOwn = (name: string) =>
      mistake.copy === undefined && (mistake.file === `${name}.json` || mistake.file.startsWith('_'));
    expectOne(live.findings, mistake, text);
    expectTheRest(live.config, mistake, isOwn);
    const now = await listsNow();
    for (const [name, answer] of Object.entries(lists)) {
      if (!mistake.lack?.[name]?.length) expect(now[name], name).toEqual(answer);
    }
    const { resources: resourcesDir, locales: localesDir, lastGood: lastGoodFile } = folder;
    const again = await openLiveConfig({
      source: folderSource({ resourcesDir, localesDir }),
      known: KNOWN_NAMES,
      isWatching: false,
      lastGoodFile,
    });
    expect(again.current().findings).toEqual(live.findings);
    expect(again.current().config).toEqual(live.config);
    await again.close();
  });
});

test('without a last good version no more is off than is wrong', async () => {
  const { resources: resourcesDir, locales: localesDir } = folder;
  const off: Record<string, readonly string[]> = {};
  for (const [name, mistake] of Object.entries(MISTAKES)) {
    if (mistake.file !== 'boats.json' || mistake.copy !== undefined) continue;
    folder.write('boats.json', mistake.change(FILES['boats.json'] ?? ''));
    const fresh = await openLiveConfig({
      source: folderSource({ resourcesDir, localesDir }),
      known: KNOWN_NAMES,
      isWatching: false,
    });
    const { config } = fresh.current();
    const fields = Object.keys(config.resources['boats']?.fields ?? {});
    const lacking = Object.keys(before.resources['boats']?.fields ?? {}).filter((field) => !fields.includes(field));
    if (lacking.length > 0) off[name] = lacking;
    expect(Object.keys(config.resources), name).toEqual(expect.arrayContaining(['docks', 'trips']));
    await fresh.close();
  }
  expect(off).toMatchInlineSnapshot(`
    {
      "a comma too many": [
        "name",
        "dockId",
        "kind",
        "price",
        "length",
        "twice",
        "state",
        "trips",
      ],
      "a currency of two origins": [
        "price",
      ],
      "a field without a type": [
        "length",
        "twice",
      ],
      "a key twice": [
        "name",
        "dockId",
        "kind",
        "price",
        "length",
        "twice",
        "state",
        "trips",
      ],
      "a list of values that there is not": [
        "name",
        "dockId",
        "kind",
        "price",
        "length",
        "twice",
        "state",
        "trips",
      ],
      "a reference to what there is not": [
        "dockId",
      ],
      "a row condition of nothing": [
        "name",
        "dockId",
        "kind",
        "price",
        "length",
        "twice",
        "state",
        "trips",
      ],
      "a sum of nothing": [
        "twice",
      ],
      "a type that there is not": [
        "price",
      ],
      "children by a wrong reference": [
        "trips",
      ],
      "children of what there is not": [
        "trips",
      ],
    }
  `);
});
