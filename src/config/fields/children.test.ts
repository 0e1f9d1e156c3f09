import { expect, test } from 'vitest';
import { TEST_VALUES, filterOf, makeField } from '../testing.ts';
import { fieldKind } from './registry.ts';

test('nothing is stored, sent, filtered or parsed', () => {
  const raw = { type: 'children', resource: 'payments', via: 'reservationId' };
  const field = makeField(raw);
  const kind = fieldKind('children');
  expect([kind.keys(field), kind.inputs(field), kind.operators(field)]).toEqual([[], [], []]);
  expect(kind.parse({ field, input: { x: [1] }, values: TEST_VALUES })).toEqual({ values: {} });
  expect(filterOf(raw, 'p1')).toBeUndefined();
});
