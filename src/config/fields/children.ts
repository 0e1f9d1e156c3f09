import type { ChildrenField } from '../types.ts';
import type { FieldKind } from './kind.ts';

/** The records of another resource that point here. Nothing is stored on this record, nothing can be sent. */
export const childrenKind: FieldKind<ChildrenField> = {
  keys: () => [],
  inputs: () => [],
  parse: () => ({ values: {} }),
  operators: () => [],
  parseFilter: () => undefined,
};
