import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { briefFindings, check, goodResource } from './check-fixture.ts';
import { printFindings } from './print.ts';

const PERMITS = `{
  "name": "parking-permits",
  "label": { "en": "Parking permits", "tr": "Otopark izinleri" },
  "menu": { "group": "operational" },
  "fields": {
    "$comment": "three mistakes",
    "plate": { "type": "text", "requred": true },
    "estate": { "type": "ref", "resource": "estates" },
    "valid": { "type": "dateRange", "start": "validFrom" },
    "fee": { "type": "mony", "currency": "EUR" }
  }
}
`;
const ESTATES = goodResource({ name: 'estates' });

test('findings say place, pointer, what was meant and what is allowed', () => {
  const { findings } = check({ 'parking-permits.json': PERMITS, 'estates.json': ESTATES });
  expect(printFindings(findings)).toBe(`resources/parking-permits.json:7:32  RES101  /fields/plate/requred
    Unknown property "requred". Did you mean "required"? Allowed here: type, label, help, hidden, showIf, read, required, requiredIf, readOnly, readOnlyIf, write, default, sortable, unique, search, minLength, maxLength, pattern, charset, masked, checkFree, inLanguage, slugOf, compute, generate, from, path, sortAs, display, misfits, renamedFrom
resources/parking-permits.json:9:5  RES103  /fields/valid
    Missing "end" (required for type "dateRange").
resources/parking-permits.json:10:14  RES102  /fields/fee/type
    "mony" is not allowed. Did you mean "money"? Allowed: text, textarea, richText, markdown, email, phone, url, integer, number, percent, rating, money, boolean, enum, date, dateTime, time, month, dateRange, ref, children, image, file, images, color, tags, keyValue, json, password, iban, location, object, repeater
`);
});

test('a reference to a name that nobody has', () => {
  const wrong = PERMITS.replace('requred', 'required')
    .replace('mony', 'money')
    .replace('"validFrom"', '"validFrom", "end": "validTo"');
  const { findings } = check({
    'parking-permits.json': wrong.replace('"estates"', '"estate"'),
    'estates.json': ESTATES,
  });
  expect(printFindings(findings.filter(({ level }) => level === 'error')))
    .toBe(`resources/parking-permits.json:8:32  RES202  /fields/estate/resource
    No resource "estate". Did you mean "estates"? Known: estates, parking-permits
`);
});

test('a file with a wrong shape is told its wrong references too, all at once', () => {
  const { findings } = check({
    'parking-permits.json': PERMITS.replace('"estates"', '"estate"'),
    'estates.json': ESTATES,
  });
  expect(findings.filter(({ level }) => level === 'error').map(({ code, line }) => `${code} ${line}`)).toEqual([
    'RES101 7',
    'RES202 8',
    'RES103 9',
    'RES102 10',
  ]);
});

test('the minimal file has no error; it is told once that labels have no Turkish', () => {
  const minimal = {
    name: 'parking-permits',
    label: { en: 'Parking permits', tr: 'Otopark izinleri' },
    menu: { group: 'operational' },
    fields: {
      plate: { type: 'text', required: true, unique: true },
      estate: { type: 'ref', resource: 'estates', required: true },
      valid: { type: 'dateRange', start: 'validFrom', end: 'validTo' },
      fee: { type: 'money', currency: 'EUR' },
      active: { type: 'boolean', default: true },
    },
  };
  const files = {
    'v1/operational/parking-permits.json': { $schema: '../../schemas/resource.schema.json', ...minimal },
    'estates.json': ESTATES,
  };
  expect(briefFindings(files)).toEqual([]);
  expect(briefFindings(files, 'warning')).toEqual(['v1/operational/parking-permits.json RES901 /fields']);
  expect(check(files).config.resources['parking-permits']?.routes.list).toBe('/v1/operational/parking-permits');
  expect(check(files).config.menu.map(({ id }) => id)).toEqual(['operational']);
});

describe('a broken file turns off only itself', () => {
  const payments = goodResource({
    name: 'payments',
    fields: { estateId: { type: 'ref', resource: 'estates', label: { en: 'E', tr: 'M' } } },
  });
  test.each([
    ['is no JSON', '{ "name": "estates", '],
    ['has a wrong shape', { ...ESTATES, colour: 'red' }],
    ['uses an unknown field', { ...ESTATES, list: { columns: ['cod'] } }],
  ])('when it %s: who refers to it is warned and works', (_why, estates) => {
    const files = { 'estates.json': estates, 'payments.json': payments };
    expect(Object.keys(check(files).config.resources)).toEqual(['payments']);
    expect(briefFindings(files)).not.toEqual([]);
    expect(briefFindings(files).filter((finding) => !finding.startsWith('estates.json'))).toEqual([]);
    expect(briefFindings(files, 'warning')).toEqual(['payments.json RES904 /fields/estateId/resource']);
  });

  test('and a name that no file declares is an error', () => {
    expect(briefFindings({ 'payments.json': payments })).toEqual(['payments.json RES202 /fields/estateId/resource']);
  });

  test('conditions and titles through it are not held against the referrer', () => {
    const scoped = {
      ...payments,
      title: '{estateId.code}',
      access: {
        grants: { admin: ['*'], Investor: ['list'] },
        rows: { Investor: { 'estateId.owner': '$user.investorId' } },
      },
    };
    expect(briefFindings({ 'estates.json': '{', 'payments.json': scoped })).toEqual(['estates.json RES100 ']);
  });
});

describe('broken shared files are reported and replaced by what is built in', () => {
  const files = {
    'estates.json': goodResource({
      name: 'estates',
      menu: { group: 'g' },
      fields: { city: { type: 'enum', enum: 'cities', label: { en: 'C', tr: 'İ' } } },
    }),
  };
  test('_enums.json: its lists are then unknown, not wrong', () => {
    const broken = { ...files, '_enums.json': '{ "cities": [ ' };
    expect(briefFindings(broken)).toEqual(['_enums.json RES100 ']);
    expect(briefFindings(broken, 'warning')).toEqual(['estates.json RES203 /fields/city/enum']);
    expect(Object.keys(check(broken).config.resources)).toEqual(['estates']);
  });
  test('without the file they are wrong', () => {
    expect(briefFindings(files)).toEqual(['estates.json RES203 /fields/city/enum']);
  });
  test('_menu.json, _dialects.json, _access.conf', () => {
    const all = { ...files, '_enums.json': { cities: ['IZMIR'] } };
    expect(briefFindings({ ...all, '_menu.json': { groups: [{ label: 'x' }] } })).toEqual([
      '_menu.json RES103 /groups/0',
    ]);
    expect(briefFindings({ ...all, '_dialects.json': { product: { page: 1 } } }).length).toBeGreaterThan(0);
    expect(Object.keys(check({ ...all, '_dialects.json': '[]' }).config.dialects)).toEqual(['demo', 'product']);
    expect(briefFindings({ ...all, '_access.conf': '[matchers]' })).toEqual(['_access.conf RES121 ']);
    expect(check({ ...all, '_access.conf': '[matchers]' }).config.policy.model).toContain('[policy_effect]');
  });
  test('_access.csv: a wrong line allows nothing, and denies what it may mean', () => {
    const wrong = (csv: string, more: Record<string, unknown> = {}, end = '\n') => {
      const { config, findings } = check({
        'estates.json': goodResource({ name: 'estates' }),
        ...more,
        '_access.csv': csv + end,
      });
      const found = findings
        .filter(({ level }) => level === 'error')
        .map(({ code, line }) => `${code} ${String(line)}`);
      return { found, rows: config.policy.csv.map(({ row }) => row.slice(1).join(' ')) };
    };
    expect(wrong('p, admin, *, *, allow\np, admin, Estate, list')).toEqual({
      found: ['RES120 2'],
      rows: ['admin * * allow', 'admin Estate list deny'],
    });
    expect(wrong('p, admin, *, *, allow\np, Accounting, Estates, list, allow').rows).toEqual(['admin * * allow']);
    expect(wrong('p, admin, Estates, edit, deny')).toEqual({ found: ['RES227 1'], rows: ['admin * edit deny'] });
    expect(wrong('p, admin, Estate, edti, deny')).toEqual({ found: ['RES209 1'], rows: ['admin Estate * deny'] });
    const everybody = wrong('p, Admim, Estate, edit, deny');
    expect(everybody.found).toEqual(['RES208 1']);
    expect(everybody.rows).toContain('SuperAdmin Estate edit deny');
    expect(wrong('p; admin; Estate; edit; deny').rows).toEqual(['admin Estate edit deny']);
    expect(wrong('p, admin, *, *, alow')).toEqual({ found: ['RES120 1'], rows: [] });
    expect(wrong('g, Acounting, admin').found).toEqual(['RES208 1']);
    expect(wrong('# nothing').rows).toContain('SuperAdmin * * deny');
    // The subject and actions of a file that is off are still known.
    const off = { 'orders.json': { ...goodResource({ name: 'orders' }), fields: 5 } };
    const named = wrong('p, admin, Order, edit, deny', off);
    expect(named.rows).toEqual(['admin Order edit deny']);
    expect(named.found).not.toContain('RES227 1');
    // Cut off in the middle of a line: the missing rest may have denied anything.
    expect(wrong('p, admin, *, *, allow\np, SuperAdmin, Estate, ed', {}, '').rows).toContain('admin * * deny');
    expect(check({}).config.policy.rows).toContainEqual(['p', 'admin', '*', '*', 'allow']);
  });
  test('_access.conf: no other model than the one that all decide by', () => {
    const conf = readFileSync(join(import.meta.dirname, '../../../resources/_access.conf'), 'utf8');
    expect(briefFindings({ '_access.conf': conf })).toEqual([]);
    for (const [one, other] of [
      [' && !some(where (p.eft == deny))', ''],
      ['&& keyMatch', '|| keyMatch'],
      ['p = sub, obj, act, eft', 'p = sub, obj, act'],
    ] as const) {
      const wrong = conf.replace(one, other);
      expect(wrong).not.toBe(conf);
      expect(briefFindings({ '_access.conf': wrong })).toEqual(['_access.conf RES121 ']);
      expect(check({ '_access.conf': wrong }).config.policy.model).toContain('!some(where (p.eft == deny))');
    }
  });
});

test('a misspelt shared file is not passed over in silence', () => {
  expect(briefFindings({ '_menus.json': '{}', 'v1/_enums.json': '{}' }, 'warning')).toEqual([
    '_menus.json RES907 ',
    'v1/_enums.json RES907 ',
  ]);
});

test('schemas, hidden files and other kinds of files are no configuration', () => {
  const { findings, config } = check({
    'schemas/x.json': '{',
    '.a.json.swp': '{',
    '.git/a.json': '{',
    'README.md': '#',
    'estates.json': ESTATES,
  });
  expect(findings).toEqual([]);
  expect(Object.keys(config.resources)).toEqual(['estates']);
});

test('the version changes with every file', () => {
  const versions = [{}, { 'estates.json': ESTATES }, { 'estates.json': { ...ESTATES, icon: 'HomeOutlined' } }].map(
    (files) => check(files).config.version,
  );
  expect(new Set(versions).size).toBe(3);
});

test('what is claimed twice stays with the first', () => {
  const { config } = check({ 'a.json': ESTATES, 'b.json': { ...ESTATES, icon: 'HomeOutlined' } });
  expect(config.resources['estates']?.file).toBe('resources/a.json');
  expect(briefFindings({ 'a.json': ESTATES, 'b.json': ESTATES })).toEqual(['b.json RES205 /name']);
  const other = { ...ESTATES, name: 'flats' };
  expect(briefFindings({ 'a.json': ESTATES, 'b.json': { ...other, routes: { list: '/a' } } })).toContain(
    'b.json RES206 /routes/list',
  );
  expect(briefFindings({ 'a.json': ESTATES, 'b.json': { ...other, routes: { show: '/a/show/:id' } } })).toEqual([
    'b.json RES206 /routes/show',
  ]);
  expect(briefFindings({ 'a.json': ESTATES, 'b.json': { ...other, api: { path: 'estates' } } })).toEqual([
    'b.json RES207 /api/path',
  ]);
  expect(briefFindings({ 'a.json': ESTATES, 'b.json': { ...other, access: { subject: 'Estate' } } })).toEqual([
    'b.json RES219 /access/subject',
  ]);
  expect(briefFindings({ 'a.json': { ...ESTATES, api: { path: 'auth/x' } } })).toEqual(['a.json RES207 /api/path']);
});
