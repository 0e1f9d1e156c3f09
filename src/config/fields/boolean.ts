import { singleKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';

type BooleanShape = FieldBase & { readonly type: 'boolean' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    boolean: BooleanShape;
  }
}

/** true or false; `"true"` and `1` are neither. */
export const booleanKind = singleKind<BooleanShape>({
  own: () => ({}),
  isFiltered: true,
  fitsCell: true,
  literal: 'boolean',
  stored: 'plain',
  operators: ['eq', 'ne', 'null'],
  check: ({ value }) => (typeof value === 'boolean' ? { value } : { issue: 'validation.boolean' }),
  filter: ({ text }) => (text === 'true' ? true : text === 'false' ? false : undefined),
});
