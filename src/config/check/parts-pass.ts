import { fieldKind } from '../fields/registry.ts';
import { canBeSorted } from '../normalize-fields.ts';
import type { RawField } from '../raw.ts';
import type { Field } from '../types.ts';
import { ownValue } from '../values.ts';
import { partsOf } from '../parts.ts';
import type { CheckContext } from './context.ts';
import { pointerOf } from './json-file.ts';
import { listedNames, unknownName } from './suggest.ts';
import { said } from './said.ts';

/** Keys only a record's own field can have. */
const NO_KEYS = [
  'unique',
  'generate',
  'from',
  'search',
  'showIf',
  'requiredIf',
  'readOnlyIf',
  'read',
  'write',
  'renamedFrom',
] as const;

type PartsCheck = {
  readonly context: CheckContext;
  readonly field: Field;
  readonly raw: RawField;
  readonly pointer: string;
  /** Checks one part like any field of its type. */
  readonly checkPart: (context: CheckContext, part: Field, pointer: string) => void;
};

/** The parts of an object or of a list's entries. Codes RES201, RES213. */
export function checkParts({ context, field, raw, pointer, checkPart }: PartsCheck): void {
  if (field.type !== 'object' && field.type !== 'repeater') return;
  // A part may name its siblings and the record's own fields (a currency), so both are visible to it.
  const inner: CheckContext = {
    ...context,
    raw: { ...context.raw, fields: { ...context.raw.fields, ...raw.fields } },
    resource: { ...context.resource, fields: { ...context.resource.fields, ...field.fields } },
  };
  for (const part of partsOf(field)) {
    const at = pointerOf(pointer, 'fields', part.name);
    const written = raw.fields && ownValue(raw.fields, part.name);
    const isNested = part.type === 'repeater' && field.type === 'repeater';
    if (fieldKind(part.type).isPart === false || isNested) {
      const message = said`A part cannot be of type "${part.type}".`;
      context.report({ code: 'RES213', pointer: `${at}/type`, message });
      continue;
    }
    for (const key of NO_KEYS) {
      if (written?.[key] === undefined) continue;
      const message = said`"${key}" is for fields of the record; a part has none of its own.`;
      context.report({ code: 'RES213', pointer: `${at}/${key}`, message });
    }
    if (part.compute && !('product' in part.compute && part.compute.each === undefined)) {
      const message = said`A part is computed by "multiply" of its neighbours only.`;
      context.report({ code: 'RES213', pointer: `${at}/compute`, message });
    }
    if (written?.sortable === true && (field.type !== 'object' || part.type === 'ref' || !canBeSorted(part))) {
      const message = said`Lists sort by plain parts of an object only.`;
      context.report({ code: 'RES213', pointer: `${at}/sortable`, message });
    }
    checkPart(inner, part, at);
  }
  if (field.type === 'repeater') checkOrder({ context, field, pointer });
}

function checkOrder({ context, field, pointer }: Pick<PartsCheck, 'context' | 'field' | 'pointer'>): void {
  if (field.type !== 'repeater') return;
  const { uniqueBy, rising, shares, minItems, maxItems } = field;
  const known = Object.keys(field.fields);
  for (const [key, name] of [
    ['uniqueBy', uniqueBy],
    ['rising', rising],
    ['shares/by', shares?.by],
    ['shares/percent', shares?.percent],
    ['shares/from', shares?.from],
    ['shares/to', shares?.to],
  ] as const) {
    if (name === undefined || known.includes(name)) continue;
    context.report({
      code: 'RES201',
      pointer: `${pointer}/${key}`,
      message: unknownName({ what: 'part', wrong: name, known }),
    });
  }
  if (rising !== undefined && uniqueBy === undefined) {
    const message = said`"rising" needs "uniqueBy", the part that gives the order: ${listedNames(known)}`;
    context.report({ code: 'RES213', pointer: `${pointer}/rising`, message });
  }
  if (minItems > maxItems) {
    const message = said`"minItems" is greater than "maxItems".`;
    context.report({ code: 'RES215', pointer: `${pointer}/minItems`, message });
  }
}
