import { expect, test } from 'vitest';
import { checkConfig } from './check-config.ts';
import { ACTION, FIELDS, goodResource, known, label, mistakes, OTHERS, schemas } from './check-fixture.ts';

const SET = [{ set: { code: 'x' } }];
const fields = {
  ...FIELDS,
  due: { type: 'dateTime', label },
  mail: { type: 'email', label },
  note: { type: 'textarea', label },
  secretNo: { type: 'text', masked: true, label },
  made: { type: 'text', readOnly: true, label },
};
/** The findings for a rule with these parts. */
const found = (parts: object, own: object = {}) =>
  mistakes({
    fields,
    actions: { done: ACTION },
    automations: { one: { label, when: { on: 'create' }, then: SET, ...parts } },
    ...own,
  }).map((finding) => finding.replace('/automations/one', ''));
const effect = (then: object) => found({ then: [then] });

test('a rule of each kind is right', () => {
  for (const when of [
    { on: 'create' },
    { on: ['update', 'done'], fields: ['code', 'stay'] },
    { state: 'DONE', from: ['NEW'] },
    { state: 'NEW', field: 'status' },
    { date: 'from', before: '2 days', at: '10:00' },
    { date: 'due', after: '90 minutes' },
    { date: 'createdAt', after: '1 week' },
  ]) {
    expect([when, found({ when, if: { count: { gt: 2 }, 'ownerId.name': { null: false } } })]).toEqual([when, []]);
  }
  const values = { code: 'x {count}', count: '$count', from: '$today+2', ownerId: '$ownerId', note: '$ownerId.name' };
  expect(effect({ set: values })).toEqual([]);
  expect(effect({ create: 'orders', with: { thingId: '$id' } })).toEqual([]);
  expect(effect({ call: 'The shop' })).toEqual([]);
  expect(effect({ send: 'mail', to: 'mail', subject: label, body: { en: '{ownerId.name} {from}', tr: 'x' } })).toEqual(
    [],
  );
});

test.each<[object, string[]]>([
  [{ on: 'create', state: 'NEW' }, ['RES224 /when']],
  [{ fields: ['code'] }, ['RES224 /when']],
  [{ on: 'created' }, ['RES209 /when/on']],
  [{ on: ['create', 'finish'] }, ['RES209 /when/on/1']],
  [{ on: 'update', fields: ['cod'] }, ['RES201 /when/fields/0']],
  [{ on: 'create', fields: ['code'] }, ['RES213 /when/fields']],
  [{ on: 'create', before: '2 days' }, ['RES213 /when/before']],
  [{ state: 'OVER' }, ['RES204 /when/state']],
  [{ state: 'DONE', from: 'OVER' }, ['RES204 /when/from']],
  [{ state: 'x', field: 'code' }, ['RES213 /when/field']],
  [{ date: 'fro' }, ['RES201 /when/date']],
  [{ date: 'count' }, ['RES213 /when/date']],
  [{ date: 'stay' }, ['RES201 /when/date']],
  [{ date: 'ownerId.createdAt' }, ['RES213 /when/date']],
  [{ date: 'from', before: '2 days', after: '1 day' }, ['RES224 /when']],
  [{ date: 'from', before: '3 hours' }, ['RES213 /when/before']],
  [{ date: 'due', after: '3 hours', at: '10:00' }, ['RES213 /when/after']],
  [{ date: 'from', before: 'two days' }, ['RES107 /when/before']],
  [{ date: 'from', at: '25:00' }, ['RES107 /when/at']],
])('when %j', (when, findings) => {
  expect(found({ when })).toEqual(findings);
});

test('without a state a rule names its choice', () => {
  expect(found({ when: { state: 'DONE' } }, { actions: {} })).toEqual(['RES217 /when/state']);
});

test.each<[object, string[]]>([
  [{ cod: 'x' }, ['RES201 /if/cod']],
  [{ status: 'OVER' }, ['RES204 /if/status']],
  [{ code: '$user.role' }, ['RES213 /if']],
])('if %j', (where, findings) => {
  expect(found({ if: where })).toEqual(findings);
});

test.each<[object, string[]]>([
  [{}, ['RES224 /then/0']],
  [{ set: { code: 'x' }, notify: 'admin' }, ['RES224 /then/0']],
  [{ call: 'Shop', text: label }, ['RES213 /then/0/text']],
  [{ set: { code: 'x' }, to: 'mail' }, ['RES213 /then/0/to']],
  [{ set: { cod: 'x' } }, ['RES201 /then/0/set/cod']],
  [{ set: { count: 'many' } }, ['RES215 /then/0/set/count']],
  [{ set: { count: '$code' } }, ['RES213 /then/0/set/count']],
  [{ set: { count: '$cod' } }, ['RES201 /then/0/set/count']],
  [{ set: { ownerId: '$id' } }, ['RES213 /then/0/set/ownerId']],
  [{ set: { code: '{cod}' } }, ['RES201 /then/0/set/code']],
  [{ set: { code: '{secretNo}' } }, ['RES213 /then/0/set/code']],
  [{ set: { code: '{secret}' } }, ['RES201 /then/0/set/code']],
  [{ set: { code: '$user.id' } }, ['RES213 /then/0/set/code']],
  [{ set: { status: 'DONE' } }, ['RES213 /then/0/set/status']],
  [{ set: { made: 'x' } }, ['RES213 /then/0/set/made']],
  [{ set: { secret: 'x' } }, ['RES213 /then/0/set/secret']],
  [{ set: {} }, ['RES108 /then/0/set']],
  [{ create: 'order', with: {} }, ['RES202 /then/0/create']],
  [{ create: 'orders', with: { thing: '$id' } }, ['RES201 /then/0/with/thing']],
  [{ create: 'orders', with: { thingId: '$ownerId' } }, ['RES213 /then/0/with/thingId']],
  [{ send: 'sms', to: 'mail', subject: label, body: label }, ['RES102 /then/0/send']],
  [{ send: 'mail', to: 'mail', subject: label }, ['RES103 /then/0']],
  [{ send: 'mail', subject: label, body: label }, ['RES103 /then/0']],
  [{ send: 'mail', to: 'count', subject: label, body: label }, ['RES213 /then/0/to']],
  [{ send: 'mail', to: 'a@example.com', subject: label, body: label, template: 'WELCOME' }, ['RES224 /then/0']],
  [{ send: 'mail', to: 'mail', subject: { en: 'x', tr: '{cod}' }, body: label }, ['RES201 /then/0/subject']],
  [{ send: 'mail', template: 'WELCOM' }, ['RES204 /then/0/template']],
  [{ notify: 'nobody' }, ['RES208 /then/0/notify']],
])('then %j', (then, findings) => {
  expect(effect(then).toSorted()).toEqual(findings.toSorted());
});

test('what is deleted is not set, and a rule tells one thing', () => {
  expect(found({ when: { on: 'delete' } })).toEqual(['RES213 /then/0/set']);
  expect(found({ then: [{ notify: ['x'] }, { notify: ['y'] }] })).toContain('RES213 /then/1/notify');
});

test('a template is written of one resource’s records', () => {
  const file = (name: string, automations: object) => ({
    path: `resources/${name}.json`,
    text: JSON.stringify(goodResource({ name, automations })),
  });
  const rule = { label, when: { on: 'create' }, then: [{ send: 'mail', template: 'WELCOME' }] };
  const { findings } = checkConfig({
    files: [file('things', { one: rule }), file('others', { one: rule })],
    known: { ...known, templates: { WELCOME: 'things' } },
    schemas,
  });
  expect(findings.map(({ file, code, pointer }) => `${file} ${code} ${pointer}`)).toEqual([
    'resources/others.json RES213 /automations/one/then/0/template',
  ]);
  expect(findings[0]?.tr).toContain('şablonu "things" kayıtları içindir');
});

test('a record that could not be made for want of a field is said before it is tried', () => {
  const orders = goodResource({ name: 'orders', fields: { no: { type: 'text', required: true, label } } });
  const things = goodResource({
    automations: { one: { label, when: { on: 'create' }, then: [{ create: 'orders', with: {} }] } },
  });
  const { findings } = checkConfig({
    files: Object.entries({ orders, things }).map(([name, value]) => ({
      path: `resources/${name}.json`,
      text: JSON.stringify(value),
    })),
    known,
    schemas,
  });
  expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['RES103 /automations/one/then/0/with']);
});

test('what belongs to no company, or has calls of its own, has no rules', () => {
  const one = { one: { label, when: { on: 'create' }, then: SET } };
  expect(mistakes({ tenancy: 'global', automations: one })).toContain('RES220 /automations');
});

test('rules that make records for ever are a circle; setting fields is none, for no rule meets itself', () => {
  const rule = (when: object, then: object) => ({ label, when, then: [then] });
  const own = (automations: object) => mistakes({ fields, actions: { done: ACTION }, automations });
  expect(own({ a: rule({ on: 'create' }, { create: 'things', with: {} }) })).toEqual(['RES228 /automations/a']);
  expect(own({ a: rule({ state: 'NEW' }, { create: 'things', with: {} }) })).toEqual(['RES228 /automations/a']);
  expect(own({ a: rule({ state: 'DONE' }, { create: 'things', with: {} }) })).toEqual([]);
  expect(
    own({
      a: rule({ on: 'update', fields: ['code'] }, { set: { count: 2 } }),
      b: rule({ on: 'update', fields: ['count'] }, { set: { code: 'x' } }),
    }),
  ).toEqual([]);
  expect(own({ a: { ...rule({ on: 'create' }, { create: 'things', with: {} }), off: true } })).toEqual([]);
});

test('a text without Turkish, and a rule without a label, are warnings', () => {
  const automations = {
    one: { when: { on: 'create' }, then: [{ send: 'mail', to: 'mail', subject: 'x', body: label }] },
  };
  expect(mistakes({ fields, automations }, 'warning').filter((finding) => finding.includes('RES901'))).toEqual([
    'RES901 /automations/one',
    'RES901 /automations/one/then/0/subject',
  ]);
  expect(Object.keys(OTHERS)).toContain('orders.json');
});
