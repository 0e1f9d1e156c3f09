import { expect, test } from 'vitest';
import type { ClientResource, Row } from '../../config/types.ts';
import { createFormStore } from '../fields/inputs/form-store.ts';
import { differences, valuesAfterConflict, withRows } from './compare.ts';

const address = { name: 'address', type: 'object' };
const resource = { fields: { address } } as unknown as ClientResource;
const base = { id: 'e1', address: { district: 'Bodrum', street: 'Yalı' } };

function both(mine: object, theirs: object) {
  const store = createFormStore(base);
  store.set('address', { ...base.address, ...mine });
  const current: Row = { ...base, address: { ...base.address, ...theirs } };
  const kinds = differences({ resource, store, current }).map(({ kind }) => kind);
  return { kinds, address: valuesAfterConflict({ resource, store, current, theirs: new Set() })['address'] };
}

test('two people change different parts of one object: both stand, nobody is asked', () => {
  expect(both({ street: 'Sahil' }, { district: 'Datça' })).toEqual({
    kinds: ['both'],
    address: { district: 'Datça', street: 'Sahil' },
  });
});

test('two people change the same part: a person chooses, and the other parts of both stand', () => {
  expect(both({ street: 'Sahil' }, { street: 'Çarşı', district: 'Datça' })).toEqual({
    kinds: ['clash'],
    address: { district: 'Datça', street: 'Sahil' },
  });
});

test('rows of other records that are typed in the form stay, while the record below them becomes a newer one', () => {
  const lines = { type: 'children', name: 'lines', resource: 'lines', via: 'orderId', inline: true };
  const order = { fields: { lines } } as unknown as ClientResource;
  const typed = [{ _key: 'k1', what: 'Bed' }];
  expect(withRows(order, { id: 'o1', version: 1, lines: typed }, { id: 'o1', version: 2 })).toEqual({
    id: 'o1',
    version: 2,
    lines: typed,
  });
  expect(withRows(order, { id: 'o1' }, { id: 'o1', version: 2 })).toEqual({ id: 'o1', version: 2 });
});
