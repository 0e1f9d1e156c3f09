import { describe, expect, test } from 'vitest';
import { FIELDS, goodResource, known, label, OTHERS, schemas } from './check-fixture.ts';
import { checkAndMend } from './mend.ts';
import type { KnownNames, SourceFile } from './source.ts';

const { ownerId, code } = FIELDS;
const OWNERS = OTHERS['owners.json'];
const things = (own: object = {}) =>
  goodResource({
    fields: { code, ownerId: { ...ownerId, ...own }, owner: { type: 'text', from: 'ownerId.name', label } },
    list: { columns: ['ownerId', 'owner', 'code'] },
  });

const sources = (files: Readonly<Record<string, unknown>>): SourceFile[] =>
  Object.entries(files).map(([path, content]) => ({
    path: `resources/${path}`,
    text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  }));

type Setup = { readonly good?: Readonly<Record<string, unknown>>; readonly needed?: KnownNames['needed'] };

function mended(files: Readonly<Record<string, unknown>>, { good = {}, needed = {} }: Setup = {}) {
  const before = sources(good).map(({ path, text }) => [path, { text, readAt: '' }] as const);
  return checkAndMend({ files: sources(files), known: { ...known, needed }, schemas, good: new Map(before) });
}

const errorsOf = ({ findings }: ReturnType<typeof mended>) =>
  findings.filter(({ level }) => level === 'error').map(({ file, code: is }) => `${file} ${is}`);

test('what is off because of a mistake is named by its place in the file, whatever is left out before it', () => {
  const files = { 'things.json': things() };
  const [finding] = mended(files).findings.filter(({ code: is }) => is === 'RES202');
  const lines = sources(files)[0]?.text.split('\n') ?? [];
  const lineOf = (word: string) => lines.findIndex((line) => line.trim() === `"${word}",`) + 1;
  expect(finding?.message).toContain(`things.json:${String(lineOf('ownerId'))} /list/columns/0`);
  expect(finding?.message).toContain(`things.json:${String(lineOf('owner'))} /list/columns/1`);
});

describe('a file that can no longer be read brings no mistakes about others', () => {
  const good = { 'things.json': things(), 'people.json': OWNERS };
  test.each(['', '{ "name"'])('%j', (text) => {
    const after = mended({ ...good, 'people.json': text }, { good });
    expect(errorsOf(after)).toEqual(['resources/people.json RES100']);
    expect(Object.keys(after.config.resources).toSorted()).toEqual(['owners', 'things']);
  });

  const tile = { id: 'a', type: 'count', resource: 'things', opens: { page: 'overview' }, label };
  const pages = {
    'things.json': things(),
    'people.json': OWNERS,
    'overview.json': { kind: 'page', name: 'overview', label, access: { subject: 'Sights' }, blocks: [tile] },
    'tiles.json': { kind: 'page', name: 'tiles', label, blocks: [tile] },
    '_access.csv': 'p, admin, *, *, allow\np, admin, Sights, show, deny\n',
  };
  test.each([
    '',
    '{ "kind": "page", "name": "overview", ',
    '{ "kind": "page", "name": "overview", "access": { "subject": "Sights" }, "blocks": 1 }',
  ])('a page that says %j', (text) => {
    expect(errorsOf(mended(pages))).toEqual([]);
    const after = mended({ ...pages, 'overview.json': text }, { good: pages });
    expect(errorsOf(after).map((each) => each.split(' ')[0])).toEqual(['resources/overview.json']);
    expect(Object.keys(after.config.pages)).toEqual(['overview', 'tiles']);
  });
});

describe('a reference that code reads, to a resource that is gone', () => {
  const needed = { things: { ownerId: { kept: 'ref owners', by: [] } } };
  test('is left out where records may be without it', () => {
    const { config } = mended({ 'things.json': things() }, { needed });
    expect(Object.keys(config.resources['things']?.fields ?? {})).not.toContain('ownerId');
    expect(config.resources).toHaveProperty('things');
  });
  test.each([{ required: true }, { requiredIf: { code: 'x' } }])('takes its file along where it is %j', (own) => {
    expect(mended({ 'things.json': things(own) }, { needed }).config.resources).toEqual({});
  });
});

test('a field that code reads takes its file along, and the finding says that the file is off, not the field alone', () => {
  const files = { 'things.json': things({ type: 'reff' }), 'people.json': OWNERS };
  const needed = { things: { ownerId: { kept: 'ref owners', by: [] } } };
  const after = mended(files, { needed });
  const [finding] = after.findings.filter(({ level }) => level === 'error');
  expect(after.config.resources['things']).toBeUndefined();
  expect(finding?.message).toContain('Until it is mended the file is off; all others work.');
  expect(finding?.message).not.toContain('only this is left out');
});
