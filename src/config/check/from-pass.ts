import { storedKeys } from '../keys.ts';
import type { Field } from '../types.ts';
import { ownValue } from '../values.ts';
import { knownField, type CheckContext } from './context.ts';
import { unknownName } from './suggest.ts';
import { type BilingualText, said } from './said.ts';

/** Checks that a copied field names a reference and a value of its record. Codes RES103, RES201, RES213. */
export function checkFrom({ context, field, pointer }: { context: CheckContext; field: Field; pointer: string }): void {
  if (!field.from) return;
  const { ref, key } = field.from;
  const at = `${pointer}/from`;
  const report = (code: 'RES103' | 'RES201' | 'RES213', message: BilingualText) => {
    context.report({ code, pointer: at, message });
  };
  if (field.compute ?? field.generate) report('RES103', said`A value has one origin: "from", "compute" or "generate".`);
  const holder = knownField(context, ref, at);
  if (!holder) return;
  if (holder.type !== 'ref' || holder.multiple) {
    report('RES213', said`"${ref}" names no single record of another resource.`);
    return;
  }
  // The field itself reports a missing target.
  const target = ownValue(context.resources, holder.resource);
  if (!target) return;
  const source = storedKeys(target).get(key)?.field;
  if (!source) {
    report('RES201', unknownName({ what: 'stored key', wrong: key, known: [...storedKeys(target).keys()] }));
  } else if (source.type !== field.type) {
    report('RES213', said`"${key}" is of type "${source.type}", this field of type "${field.type}".`);
  }
}
