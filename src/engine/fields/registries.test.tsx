import { describe, expect, it } from 'vitest';
import { FIELD_TYPES } from '../../config/fields/registry.ts';
import { LOOKS } from './displays.tsx';
import { FILTERS } from './filters/FieldFilter.tsx';
import { INPUTS } from './inputs/FieldInput.tsx';

describe.each(FIELD_TYPES)('field type %s', (type) => {
  it('has what lists, forms, pages and filters need of it', () => {
    const { Cell, Value, input, filter } = LOOKS[type];
    expect(Cell).toBeTypeOf('function');
    expect(Value).toBeTypeOf('function');
    expect(input === undefined).toBe(['children', 'object', 'repeater'].includes(type));
    if (typeof input === 'string') expect(INPUTS[input]).toBeDefined();
    if (filter !== undefined) expect(FILTERS[filter]).toBeDefined();
  });
});

it('no look is of a type that there is not', () => {
  expect(Object.keys(LOOKS).sort()).toEqual([...FIELD_TYPES].sort());
});
