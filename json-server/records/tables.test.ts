import { expect, test } from 'vitest';
import { makeResource } from '../../src/config/testing.ts';
import type { Config, Resource, Where } from '../../src/config/types.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { collectRules } from '../live/rules/rules.ts';
import { createTableDefiner } from './tables.ts';

const towns = makeResource({ name: 'towns', tenancy: 'global', fields: { name: { type: 'text' } } });
const homes = makeResource({
  name: 'homes',
  tenancy: 'global',
  fields: {
    townId: { type: 'ref', resource: 'towns' },
    stay: { type: 'dateRange', start: 'from', end: 'to' },
    address: { type: 'object', fields: { street: { type: 'text' } } },
  },
});
const madeOf = (...resources: readonly Resource[]) => ({
  config: { resources: Object.fromEntries(resources.map((each) => [each.name, each])) } as unknown as Config,
  rules: collectRules([]),
});
const relabelled = (resource: Resource): Resource => ({
  ...resource,
  fields: Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [name, { ...field, label: { en: 'x', tr: 'y' } }]),
  ),
});

test('a table is declared anew by what its answers depend on, and not by a label', () => {
  const defined: string[] = [];
  const declare = createTableDefiner((name) => defined.push(name));
  declare(madeOf(homes, towns));
  declare(madeOf(relabelled(homes), relabelled(towns)));
  expect(defined).toEqual(['homes', 'towns']);
  const { address, ...others } = homes.fields;
  declare(madeOf({ ...homes, fields: others }, towns));
  declare(madeOf({ ...homes, fields: { ...others, address: address! } }, towns));
  expect(defined.slice(2)).toEqual(['homes', 'homes']);
});

test('no condition reads a resource that is gone, or leads there; its rows and keys stay, and so it comes back', () => {
  const store = createMemoryStore({
    towns: [{ id: 't1', name: 'Bodrum' }],
    homes: [{ id: 'h1', townId: 't1', address: { street: 'Kervan' }, from: '2026-01-01' }],
  });
  const declare = createTableDefiner((name, spec) => store.define(name, spec));
  const total = (where: Where, of = 'homes') =>
    store.table(of, '').query({ where, orderBy: '$inserted', direction: 'ASC', offset: 0, limit: 9 }).total;
  const answers = () => [
    total({ 'townId.name': 'Bodrum' }),
    total({ 'townId.id': 't1' }),
    total({ name: 'Bodrum' }, 'towns'),
    total({ 'address.street': 'Kervan', from: { lt: '2026-02-01' } }),
  ];
  declare(madeOf(homes, towns));
  expect(answers()).toEqual([1, 1, 1, 1]);
  declare(madeOf(homes));
  expect(answers()).toEqual([0, 0, 0, 1]);
  expect(store.table('towns', '').equal('name', 'Bodrum').length).toBe(1);
  declare(madeOf(homes, towns));
  expect(answers()).toEqual([1, 1, 1, 1]);
});
