import { isColumn } from '../list-columns.ts';
import type { RawFact } from '../raw.ts';
import { ownValue } from '../values.ts';
import { knownField, type CheckContext } from './context.ts';
import { pointerOf } from './json-file.ts';
import { unknownName } from './suggest.ts';
import { said } from './said.ts';
import { checkWhere } from './where-pass.ts';

/**
 * Facts must be fields with a displayable value, of the record or of a record it refers to. Codes RES201, RES213,
 * RES214, and those of conditions.
 */
export function checkFacts(context: CheckContext, facts: readonly RawFact[] | undefined, pointer: string): void {
  facts?.forEach((fact, index) => {
    const at = pointerOf(pointer, index);
    if (typeof fact !== 'string' && fact.when) {
      checkWhere({ context, where: fact.when, pointer: `${at}/when`, inBrowser: true, isNear: true });
    }
    const [path, where] = typeof fact === 'string' ? [fact, at] : [fact.field, `${at}/field`];
    const field = factField(context, path, where);
    if (!field || isColumn(field)) return;
    const message = said`A field of type "${field.type}" is no fact.`;
    context.report({ code: 'RES213', pointer: where, message });
  });
}

function factField(context: CheckContext, path: string, pointer: string) {
  const [name = '', part, ...more] = path.split('.');
  const field = knownField(context, name, pointer);
  if (!field || part === undefined) return field;
  if (field.type !== 'ref' || field.multiple || more.length > 0) {
    const message = said`"${path}" leads nowhere: a fact is one step beyond a reference to one record.`;
    context.report({ code: 'RES214', pointer, message });
    return undefined;
  }
  const target = ownValue(context.resources, field.resource);
  const found = target && ownValue(target.fields, part);
  if (target && !found) {
    const message = unknownName({
      what: 'field',
      wrong: part,
      known: Object.keys(target.fields),
      of: target.name,
      fields: target.fields,
    });
    context.report({ code: 'RES201', pointer, message });
  }
  return found;
}
