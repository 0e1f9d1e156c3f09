import type { FieldKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';
import { pick } from './raw-keys.ts';

/** The records of another resource whose `via` points here. Not stored on this record. */
type ChildrenShape = FieldBase & {
  readonly type: 'children';
  readonly resource: string;
  readonly via: string;
  /** Fields of those records; absent = the columns of their list. */
  readonly columns?: readonly string[];
  /** As `sort` of a list. */
  readonly sort?: string;
  /** Only those that a view of their list shows. */
  readonly view?: string;
  /** This record's action that adds one; while it is offered, the page has no other way to add one. */
  readonly addedBy?: string;
  /** Edited as rows in this record's form: these fields, or those of their own form. */
  readonly inline?: true | readonly string[];
};
declare module '../field-shapes.ts' {
  interface FieldShapes {
    children: ChildrenShape;
  }
}

/** The records of another resource that point here. Nothing is stored on this record or sent. */
export const childrenKind: FieldKind<ChildrenShape> = {
  inJson: () => ({ type: 'array' }),
  own: (raw) => ({
    ...pick(raw, 'resource', 'via', 'columns', 'sort', 'view', 'addedBy'),
    ...(raw.inline !== undefined && raw.inline !== false && { inline: raw.inline }),
  }),
  order: 'none',
  column: 'never',
  isSpread: true,
  isPart: false,
  isInSheets: false,
  keys: () => [],
  inputs: () => [],
  parse: () => ({ values: {} }),
  operators: () => [],
  parseFilter: () => undefined,
};
