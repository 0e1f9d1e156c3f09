import { describe, expect, it } from 'vitest';
import { FIELD_TYPES } from '../../config/types.ts';
import { DISPLAYS } from './displays.tsx';
import { FILTERS, UNFILTERED } from './filters/FieldFilter.tsx';
import { INPUTS } from './inputs/FieldInput.tsx';

describe.each(FIELD_TYPES)('field type %s', (type) => {
  it('has what lists, forms, pages and filters need of it', () => {
    expect(DISPLAYS[type].Cell).toBeTypeOf('function');
    expect(DISPLAYS[type].Value).toBeTypeOf('function');
    expect(type in INPUTS).toBe(!['children', 'object', 'repeater'].includes(type));
    expect(type in FILTERS).toBe(!UNFILTERED.some((name) => name === type));
  });
});
