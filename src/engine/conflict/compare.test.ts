import { expect, test } from 'vitest';
import type { ClientResource, Row } from '../../config/types.ts';
import { createFormStore } from '../fields/inputs/form-store.ts';
import { differences, merged } from './compare.ts';

const address = { name: 'address', type: 'object' };
const resource = { fields: { address } } as unknown as ClientResource;
const base = { id: 'e1', address: { district: 'Bodrum', street: 'Yalı' } };

function both(mine: object, theirs: object) {
  const store = createFormStore(base);
  store.set('address', { ...base.address, ...mine });
  const current: Row = { ...base, address: { ...base.address, ...theirs } };
  const kinds = differences({ resource, store, current }).map(({ kind }) => kind);
  return { kinds, address: merged({ resource, store, current, theirs: new Set() })['address'] };
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
