// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { estatesConfig, FIELDS, RECORD, sampleField } from '../../../../tests/screens/sample-estates.ts';
import type { Action, ClientResource } from '../../../config/types.ts';
import { bulkActionsOf, bulkFields, bulkActionTest, isOwnAnswer } from './bulk-actions.ts';

const estates = (changes: Partial<ClientResource> = {}) => {
  const config = estatesConfig(changes);
  return { config, resource: config.resources['estates']! };
};
const list = estates().resource.list;
const names = (changes: Partial<ClientResource>) => bulkActionsOf(estates(changes).resource).map(({ name }) => name);

test('what a role may do with one record it may do with several, as far as the list allows', () => {
  expect(names({})).toEqual(['edit', 'publish', 'close', 'delete']);
  expect(names({ can: ['list', 'show', 'close'] })).toEqual(['close']);
  expect(names({ list: { ...list, bulk: ['publish', 'edit'] } })).toEqual(['edit', 'publish']);
  expect(names({ list: { ...list, bulk: [] } })).toEqual([]);
});

test('what belongs to one record is not offered: copies, files that must be given, hand-written forms', () => {
  const { actions, edit } = estates().resource;
  const photo = sampleField('photo', ['Photo', 'Foto'], { type: 'image', required: true });
  const fields = Object.fromEntries([...FIELDS, photo].map((field) => [field.name, field]));
  const report = { ...actions['publish']!, name: 'report', ask: ['photo'] };
  const again = { ...actions['publish']!, name: 'again', copy: { fields: ['code'] } };
  const can = ['list', 'create', 'edit', 'report', 'again'];
  expect(names({ fields, can, actions: { report, again } })).toEqual(['edit']);
  expect(names({ fields, can, actions: {}, edit: { ...edit, screen: '/v1/estates/form' } })).toEqual([]);
});

test('fields are those of the form that a person types, and none that must differ', () => {
  const code = { ...FIELDS[0]!, unique: true };
  const fields = Object.fromEntries([...FIELDS.slice(1), code].map((field) => [field.name, field]));
  expect(bulkFields(estates({ fields }).resource).map(({ name }) => name)).toEqual([
    'propertyName',
    'stay',
    'isForSale',
    'salePrice',
  ]);
});

test('a record is asked whether it allows it as it stands', () => {
  const engine = estates({ lockedIf: { code: 'KNK-9' } });
  const [edit, publish, close] = bulkActionsOf(engine.resource).map((bulkAction) => bulkActionTest(bulkAction, engine));
  expect([edit!(RECORD), publish!(RECORD), close!(RECORD)]).toEqual([true, false, true]);
  expect(edit!({ ...RECORD, code: 'KNK-9' })).toBe(false);
});

test('an answer that begins with a value of the record is each one’s own', () => {
  const anew = { amount: { begin: '$remaining' }, method: { begin: 'CASH' }, note: {} };
  const action = { anew } as unknown as Action;
  expect(['amount', 'method', 'note', 'other'].map((name) => isOwnAnswer(action, name))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
