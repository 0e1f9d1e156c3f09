import { listInJson } from './in-json.ts';
import type { Json } from '../types.ts';
import { CHOICE_OPERATORS, LIST_OPERATORS, singleKind, type CheckedValue } from './kind.ts';
import { checkList } from './lists.ts';
import type { FieldBase } from '../field-shapes.ts';
import type { Where } from '../where-types.ts';
import { pick } from './raw-keys.ts';

type RefShape = FieldBase & {
  readonly type: 'ref';
  readonly resource: string;
  readonly multiple: boolean;
  readonly optionsWhere?: Where;
  /** Forms do not offer to create a new one. */
  readonly create?: false;
  /** Roles that intentionally see a dash. */
  readonly unnamedFor?: readonly string[];
};
declare module '../field-shapes.ts' {
  interface FieldShapes {
    ref: RefShape;
  }
}

const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** entries of a multiple reference */
const MAX_REFERENCES = 1000;

/** The id of a record of another resource, or several. The server checks that it exists (`refs.ts`). */
export const refKind = singleKind<RefShape>({
  inJson: ({ resource, multiple }) => {
    const id = { type: 'string', description: `The id of a record of ${resource}.` };
    return multiple ? listInJson(id) : id;
  },
  own: (raw) => ({
    ...pick(raw, 'resource', 'optionsWhere', 'unnamedFor'),
    multiple: raw.multiple ?? false,
    ...(raw.create === false && { create: false }),
  }),
  isFiltered: true,
  fitsCell: true,
  isInQuestions: true,
  stored: (field) => (field.multiple ? 'list' : 'plain'),
  operators: (field) => (field.multiple ? LIST_OPERATORS : CHOICE_OPERATORS),
  check: ({ field, value }) =>
    field.multiple ? checkList({ value, max: MAX_REFERENCES, check: checkId }) : checkId(value),
  filter: ({ text }) => (isId(text) ? text : undefined),
});

function checkId(value: Json): CheckedValue {
  return isId(value) ? { value } : { issue: 'validation.reference' };
}

/** Ids allowed in a path: ASCII letters, digits, `_` and `-`. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}
