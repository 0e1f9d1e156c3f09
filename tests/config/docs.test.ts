/** What the documentation shows works: its JSON, the commands that it names, and its links. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { findingsIn } from '../../json-server/commands/config/findings-in.ts';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { splitSchemas } from '../../json-server/live/check-files.ts';
import { keptFiles, sourceOf } from '../../json-server/live/source-files.ts';
import type { SourceFile } from '../../src/config/check/source.ts';

type JsonObject = Readonly<Record<string, unknown>>;
/** A block of JSON; what follows `json` says what it is: `resource <path>`, `page <path>`, `fields`, `blocks`, `part <resource>` … */
type Block = {
  readonly page: string;
  readonly line: number;
  readonly kind: string;
  readonly of: string;
  readonly text: string;
};

const root = join(import.meta.dirname, '../..');
const pages = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'].filter((name) => existsSync(join(root, name))),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].sort();
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');
const FENCE = /^([ \t]*)```(\w*)[ \t]*(.*)\n([\s\S]*?)^\1```[ \t]*$/gm;
const blocksOf = (page: string): Block[] =>
  [...textOf(page).matchAll(FENCE)].flatMap(({ 2: language, 3: info = '', 4: text = '', index, input }) => {
    const [kind = '', of = ''] = info.trim().split(' ');
    return language === 'json' ? [{ page, line: input.slice(0, index).split('\n').length, kind, of, text }] : [];
  });
const blocks = pages.flatMap(blocksOf);
const placeOf = ({ page, line }: Block): string => `${page}:${String(line)}`;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const withId = (value: unknown): value is readonly { id: string }[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => isObject(entry) && typeof entry['id'] === 'string');

/** What a part says wins; objects are joined, and lists of things with an `id` by that. */
function merged(base: unknown, part: unknown): unknown {
  if (isObject(base) && isObject(part)) {
    return {
      ...base,
      ...Object.fromEntries(Object.entries(part).map(([key, value]) => [key, merged(base[key], value)])),
    };
  }
  if (withId(base) && withId(part)) {
    return [...base.filter(({ id }) => part.every((entry) => entry.id !== id)), ...part];
  }
  return part;
}

const label = { en: 'Example', tr: 'Örnek' };

describe('JSON in the documentation', () => {
  test('parses', () => {
    const broken = blocks.filter(({ text }) => {
      try {
        JSON.parse(text);
        return false;
      } catch {
        return true;
      }
    });
    expect(broken.map(placeOf)).toEqual([]);
  });

  const KINDS = ['', 'resource', 'page', 'fields', 'blocks', 'part', 'condition', 'automations'];
  test('says what it is in words that this test knows', () => {
    expect(blocks.filter(({ kind }) => !KINDS.includes(kind)).map((each) => `${placeOf(each)} ${each.kind}`)).toEqual(
      [],
    );
  });

  let locales: readonly SourceFile[] = [];
  let files: readonly SourceFile[] = [];
  let schemas: readonly SourceFile[] = [];
  /** Those of the whole files. */
  let before: readonly string[] = [];
  const isWhole = ({ kind }: Block): boolean => kind === 'resource' || kind === 'page';
  const whole = blocks.filter(isWhole);
  beforeAll(async () => {
    const read = async (folder: 'resources' | 'locales') => (await keptFiles(join(root, folder), folder)).map(sourceOf);
    locales = await read('locales');
    const all = splitSchemas(await read('resources'));
    const documented = whole.map(({ of, text }) => ({ path: `resources/${of}`, text }));
    files = [...all.files.filter(({ path }) => documented.every((each) => each.path !== path)), ...documented];
    schemas = all.schemas;
    before = mistakes([]);
  });
  const mistakes = (changed: readonly SourceFile[]): string[] => {
    const kept = files.filter(({ path }) => changed.every((each) => each.path !== path));
    const setup = { files: [...kept, ...changed], schemas, known: KNOWN_NAMES, good: new Map<string, never>() };
    return findingsIn(setup, locales).map(
      ({ file, code, pointer, message }) => `${file} ${code} ${pointer} ${message}`,
    );
  };
  /** The file of a resource, of the product or of the documentation. */
  const fileOf = (name: string): { path: string; value: JsonObject } => {
    for (const { path, text } of files) {
      const value: unknown = path.endsWith('.json') ? JSON.parse(text) : undefined;
      if (isObject(value) && value['name'] === name) return { path, value };
    }
    throw new Error(`There is no resource "${name}".`);
  };
  /** Fields and blocks as a file of their own. */
  const alone = ({ page, line, kind, text }: Block): SourceFile => {
    const name = `documented-${kind}-${page.replace(/\W+/g, '-')}-${String(line)}`.toLowerCase();
    const said: unknown = JSON.parse(text);
    const own = kind === 'blocks' ? { kind: 'page', blocks: said } : { fields: said };
    return { path: `resources/${name}.json`, text: JSON.stringify({ name, label, menu: false, ...own }) };
  };
  /** A part within the file of the resource that it names. */
  const joined = ({ kind, of, text }: Block): SourceFile => {
    const said: unknown = JSON.parse(text);
    const { path, value } = fileOf(of);
    const views = [{ id: 'documented', label, where: said }];
    const part = kind === 'part' ? said : kind === 'condition' ? { list: { views } } : { [kind]: said };
    return { path, text: JSON.stringify(merged(value, part)) };
  };

  const marked = blocks.filter((block) => block.kind !== '' && !isWhole(block));
  test('files, fields and blocks have no mistake, nor has the product beside them', () => {
    expect(whole.length).toBeGreaterThan(3);
    expect(mistakes(marked.filter(({ of }) => of === '').map(alone))).toEqual([]);
  });

  test.each(marked.filter(({ of }) => of !== '').map((block) => [placeOf(block), block] as const))(
    '%s has no mistake',
    (_place, block) => {
      expect(mistakes([joined(block)]).filter((mistake) => !before.includes(mistake))).toEqual([]);
    },
  );
});

test('every command that the documentation names is one of package.json', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: JsonObject };
  const unknown = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !Object.hasOwn(scripts, name))
      .map(([command]) => `${page}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

/** The anchors of a page, as GitHub makes them of its headings. */
function anchorsOf(page: string): Set<string> {
  const seen = new Map<string, number>();
  const headings = textOf(page)
    .replace(FENCE, '')
    .matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) => {
      const words = heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .trim()
        .toLowerCase();
      const slug = words.replace(/[^\p{L}\p{N}\p{M} _-]/gu, '').replaceAll(' ', '-');
      const count = seen.get(slug) ?? 0;
      seen.set(slug, count + 1);
      return count === 0 ? slug : `${slug}-${String(count)}`;
    }),
  );
}

test('every link of the documentation leads somewhere', () => {
  const broken = pages.flatMap((page) => {
    const prose = textOf(page)
      .replace(FENCE, '')
      .replace(/`[^`\n]*`/g, '');
    return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      if (/^(?:[a-z]+:|\/\/)/.test(target)) return [];
      const [path = '', anchor] = target.split('#');
      const to = path === '' ? page : relative(root, join(root, dirname(page), decodeURIComponent(path)));
      if (to.startsWith('..') || !existsSync(join(root, to))) return [`${page}: ${target}`];
      if (anchor === undefined || statSync(join(root, to)).isDirectory()) return [];
      return to.endsWith('.md') && anchorsOf(to).has(decodeURIComponent(anchor)) ? [] : [`${page}: ${target}`];
    });
  });
  expect(broken).toEqual([]);
});
