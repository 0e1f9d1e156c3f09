import { describe, expect, test } from 'vitest';
import { briefFindings, check, goodResource } from './check-fixture.ts';

const label = { en: 'Label', tr: 'Etiket' };
const THINGS = goodResource({
  fields: {
    code: { type: 'text', label, required: true },
    kind: { type: 'enum', label, values: [{ value: 'A', label }] },
    otherId: { type: 'ref', resource: 'things', label },
  },
});
const view = (own: object = {}) => ({ name: 'some-things', of: 'things', menu: false, ...own });
const errors = (own: object) => briefFindings({ 'things.json': THINGS, 'view.json': view(own) });
const messages = (own: object) =>
  check({ 'things.json': THINGS, 'view.json': view(own) }).findings.map((f) => f.message);

test('a few lines are a whole resource', () => {
  const files = { 'things.json': THINGS, 'a/view.json': view({ where: { kind: 'A' } }) };
  const { config, findings } = check(files);
  expect(findings).toEqual([]);
  expect(config.resources['some-things']).toMatchObject({
    of: { name: 'things', where: { kind: 'A' } },
    routes: { list: '/a/view' },
    access: { subject: 'SomeThing' },
    label,
  });
});

describe('mistakes', () => {
  test.each<[object, string[]]>([
    [{ of: 'thing' }, ['view.json RES202 /of']],
    [{ of: 'some-things' }, ['view.json RES221 /of']],
    [{ where: { knd: 'A' } }, ['view.json RES201 /where/knd']],
    [{ where: { kind: 'B' } }, ['view.json RES204 /where/kind']],
    [{ fields: ['code', 'knd'] }, ['view.json RES201 /fields/1']],
    [{ fields: { code: { type: 'text' } } }, ['view.json RES105 /fields']],
    [{ only: ['lst'] }, ['view.json RES209 /only/0']],
    [{ only: ['list'], access: { grants: { admin: ['show'] } } }, ['view.json RES209 /access/grants/admin/0']],
    [{ list: { columns: ['cod'] } }, ['view.json RES201 /list/columns/0']],
    [{ title: '{code}' }, ['view.json RES221 /title']],
    [{ access: { rows: { admin: { kind: 'A' } } } }, ['view.json RES221 /access/rows']],
  ])('%j', (own, found) => expect(errors(own)).toEqual(found));

  test('names that were probably meant', () => {
    expect(messages({ of: 'thing' }).join()).toContain('Did you mean "things"?');
    expect(messages({ where: { knd: 'A' } }).join()).toContain('Did you mean "kind"?');
    expect(messages({ only: ['lst'] }).join()).toContain('Did you mean "list"?');
  });
  test('no view over a view, none over calls of their own', () => {
    const chain = { 'things.json': THINGS, 'a.json': view(), 'b.json': view({ name: 'fewer', of: 'some-things' }) };
    expect(briefFindings(chain)).toEqual(['b.json RES221 /of']);
    const routed = { ...THINGS, api: { served: 'route', calls: ['list'] }, fields: { code: { type: 'text', label } } };
    expect(briefFindings({ 'things.json': routed, 'view.json': view() })).toEqual(['view.json RES221 /of']);
  });
  test('a reference names what has records, not a view of it', () => {
    const fields = { code: { type: 'text', label }, thingId: { type: 'ref', resource: 'some-things', label } };
    const files = { 'things.json': THINGS, 'view.json': view(), 'z.json': goodResource({ name: 'others', fields }) };
    expect(briefFindings(files)).toEqual(['z.json RES221 /fields/thingId/resource']);
  });
  test('"where" and "only" without "of", a list of fields without it', () => {
    expect(briefFindings({ 'things.json': { ...THINGS, where: { kind: 'A' } } })).toEqual([
      'things.json RES221 /where',
    ]);
    expect(briefFindings({ 'things.json': { ...THINGS, fields: ['code'] } })).toEqual(['things.json RES105 /fields']);
  });
  test('columns that nobody would see, and required fields that nobody could fill in, are warnings', () => {
    const own = { fields: ['kind'], list: { columns: ['code', 'kind'] } };
    expect(briefFindings({ 'things.json': THINGS, 'view.json': view(own) }, 'warning')).toEqual([
      'view.json RES905 /fields',
      'view.json RES909 /list/columns/0',
    ]);
    expect(
      briefFindings({ 'things.json': THINGS, 'view.json': view({ ...own, only: ['list'] }) }, 'warning'),
    ).toHaveLength(1);
  });
});

describe('a base that is off takes its views with it, and nothing else', () => {
  test.each<[string, object]>([
    ['broken in itself', { ...THINGS, fields: { code: { type: 'txt' } } }],
    ['wrong in what it refers to', { ...THINGS, list: { columns: ['nope'] } }],
  ])('%s', (_how, base) => {
    const files = { 'things.json': base, 'view.json': view(), 'z.json': goodResource({ name: 'others' }) };
    expect(Object.keys(check(files).config.resources)).toEqual(['others']);
    expect(new Set(briefFindings(files).map((line) => line.split(' ')[0]))).toEqual(new Set(['things.json']));
  });
});
