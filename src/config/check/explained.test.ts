import { expect, test } from 'vitest';
import { ROUTED_PATHS } from '../routed-paths.ts';
import {
  briefFindings,
  check,
  FIELDS,
  goodResource,
  known,
  label,
  mistakes,
  schemas,
  withField,
} from './check-fixture.ts';
import { checkConfig } from './check-config.ts';

test.each([
  ['50.00', 5000, 'EUR'],
  ['50.5', 5050, 'EUR'],
  ['50.00', 50, 'JPY'],
])('an amount of %s is %d of the smallest unit of %s', (written, minor, currency) => {
  const field = `{ "type": "money", "currency": "${currency}", "label": { "en": "x", "tr": "x" }, "default": ${written} }`;
  const text = `{ "name": "things", "label": { "en": "x", "tr": "x" }, "menu": false, "fields": {\n"fee": ${field} } }`;
  const { findings } = check({ 'things.json': text });
  expect(findings).toMatchObject([{ code: 'RES215', pointer: '/fields/fee/default', line: 2 }]);
  expect(findings[0]?.message).toContain(`for ${written} write ${minor}.`);
});

test('what is computed from itself is said once, at its first field', () => {
  const sum = (...names: string[]) => ({ type: 'integer', label, compute: { sum: names } });
  const fields = { count: { type: 'integer', label }, a: sum('b'), b: sum('c'), c: sum('a', 'count') };
  expect(mistakes({ fields })).toContain('RES218 /fields/a/compute/sum/0');
  expect(mistakes({ fields }).filter((finding) => finding.startsWith('RES218'))).toHaveLength(1);
  expect(mistakes(withField({ type: 'integer', compute: { sum: ['x'] } }))).toEqual(['RES218 /fields/x/compute/sum/0']);
  expect(mistakes({ fields: { count: { type: 'integer', label }, a: sum('count'), b: sum('a', 'count') } })).toEqual(
    [],
  );
});

test('a route that does not answer', () => {
  const served = (path: string) => {
    const file = goodResource({ api: { served: 'route', path, calls: ['list'] } });
    const files = [{ path: 'resources/things.json', text: JSON.stringify(file) }];
    return checkConfig({ files, known: { ...known, routes: ROUTED_PATHS }, schemas }).findings.map(({ code }) => code);
  };
  expect(served('apps/usres')).toEqual(['RES304']);
  expect(served('apps/users')).toEqual([]);
});

test('a reference to records that a reader may not see', () => {
  const owners = goodResource({ name: 'owners' });
  const things = (field: object) =>
    goodResource({
      access: { grants: { admin: ['*'], Accounting: ['list'] } },
      fields: { ownerId: { type: 'ref', resource: 'owners', label, ...field } },
    });
  const found = (field: object) =>
    check({ 'things.json': things(field), 'owners.json': owners }).findings.map(
      ({ code, pointer }) => `${code} ${pointer}`,
    );
  expect(found({})).toEqual(['RES910 /fields/ownerId']);
  expect(found({ unnamedFor: ['Accounting'] })).toEqual([]);
  expect(found({ read: ['admin'] })).toEqual([]);
});

test('what belongs to no company refers to no record of one', () => {
  const refers = (from: object, to: object) =>
    briefFindings({
      'things.json': goodResource({ fields: { ownerId: { type: 'ref', resource: 'owners', label } }, ...from }),
      'owners.json': goodResource({ name: 'owners', ...to }),
    });
  const global = { tenancy: 'global' };
  expect(refers(global, {})).toEqual(['things.json RES220 /fields/ownerId/resource']);
  expect([refers({}, global), refers(global, global), refers({}, {})]).toEqual([[], [], []]);
});

test('a new name is not that of another field', () => {
  expect(mistakes(withField({ type: 'text', renamedFrom: 'code' }))).toEqual(['RES216 /fields/x/renamedFrom']);
  expect(mistakes(withField({ type: 'text', renamedFrom: 'label' }))).toEqual([]);
});

test('fields that are unique together keep one value each', () => {
  const unique = [
    ['code', 'cuont'],
    ['code', 'stay'],
    ['ownerId', 'orders'],
    ['code', 'count'],
    ['count', 'code'],
  ];
  expect(mistakes({ fields: FIELDS, unique })).toEqual([
    'RES201 /unique/0/1',
    'RES213 /unique/1/1',
    'RES213 /unique/2/1',
    'RES216 /unique/4',
  ]);
});
