import { singleKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';
import type { Json } from '../types.ts';

type BooleanShape = FieldBase & { readonly type: 'boolean' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    boolean: BooleanShape;
  }
}

/**
 * Whether a boolean defaults to true: then a record without a value, being older than the field, counts as true
 * everywhere.
 */
export const isYesUnlessSaid = ({
  type,
  default: begun,
}: {
  readonly type: string;
  readonly default?: Json;
}): boolean => type === 'boolean' && begun === true;

/** true or false; `"true"` and `1` are neither. */
export const booleanKind = singleKind<BooleanShape>({
  inJson: () => ({ type: 'boolean' }),
  own: () => ({}),
  isFiltered: true,
  fitsCell: true,
  literal: 'boolean',
  stored: 'plain',
  operators: ['eq', 'ne', 'null'],
  check: ({ value }) => (typeof value === 'boolean' ? { value } : { issue: 'validation.boolean' }),
  filter: ({ text }) => (text === 'true' ? true : text === 'false' ? false : undefined),
});
