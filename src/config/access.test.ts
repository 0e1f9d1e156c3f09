import { expect, test } from 'vitest';
import { abilityRulesOfRole, mayRead, mayWrite, policyRows, roleRights } from './access.ts';
import { makeField, makeResource } from './testing.ts';

const estates = makeResource({
  name: 'estates',
  access: { grants: { admin: ['*'], Accounting: ['list', 'show', 'edit', 'export', 'publish'] } },
  fields: {
    code: { type: 'text' },
    fee: { type: 'percent', read: ['admin', 'Accounting'], write: ['Accounting'] },
    secret: { type: 'password' },
    seen: { type: 'date', readOnly: true },
    nights: { type: 'integer', compute: { sum: ['fee'] } },
  },
  actions: { publish: { set: {} } },
});
const CSV = [
  ['p', 'SuperAdmin', '*', '*', 'allow'],
  ['p', 'client', 'AclDemo', 'read', 'allow'],
  ['p', 'admin', 'Tenant', 'delete', 'deny'],
].map((row, index) => ({ line: index + 1, row }));

test('_access.csv comes before the grants', () => {
  expect(policyRows([estates], CSV)).toEqual([
    ['p', 'SuperAdmin', '*', '*', 'allow'],
    ['p', 'client', 'AclDemo', 'read', 'allow'],
    ['p', 'admin', 'Tenant', 'delete', 'deny'],
    ['p', 'admin', 'Estate', '*', 'allow'],
    ...['list', 'show', 'edit', 'export', 'publish'].map((action) => ['p', 'Accounting', 'Estate', action, 'allow']),
  ]);
});

test.each([
  ['SuperAdmin', [{ action: 'manage', subject: 'all' }]],
  ['client', [{ action: 'read', subject: 'AclDemo' }]],
  ['admin', [{ action: 'manage', subject: 'Estate' }]],
  ['Accounting', ['read', 'update', 'export', 'publish'].map((action) => ({ action, subject: 'Estate' }))],
  ['nobody', []],
])('ability rules of %s', (role, rules) => {
  expect(abilityRulesOfRole({ policyRows: policyRows([estates], CSV), role })).toEqual(rules);
});

test('who manages all needs no other rule', () => {
  const rows = [
    ['p', 'a', '*', '*', 'allow'],
    ['p', 'a', 'Estate', 'list', 'allow'],
    ['p', 'a', 'Estate', '*', 'allow'],
  ];
  expect(abilityRulesOfRole({ policyRows: rows, role: 'a' })).toEqual([{ action: 'manage', subject: 'all' }]);
});

test('what a role sees and writes', () => {
  const can = (action: string) => ['list', 'publish'].includes(action);
  expect(roleRights({ resource: estates, role: 'Accounting', can })).toEqual({
    can: ['list', 'publish'],
    readable: ['code', 'fee', 'seen', 'nights'],
    writable: ['code', 'fee', 'secret'],
  });
  expect(roleRights({ resource: estates, role: 'admin', can }).writable).toEqual(['code', 'secret']);
  expect(roleRights({ resource: estates, role: 'Investor', can })).toMatchObject({
    readable: ['code', 'seen', 'nights'],
    writable: ['code', 'secret'],
  });
});

test('who may not read may not write, unless named', () => {
  expect(mayWrite(makeField({ type: 'text', read: ['a'] }), 'b')).toBe(false);
  expect(mayWrite(makeField({ type: 'text', read: ['a'], write: ['b'] }), 'b')).toBe(true);
  expect(mayRead(makeField({ type: 'text', read: ['a'], write: ['b'] }), 'b')).toBe(false);
});
