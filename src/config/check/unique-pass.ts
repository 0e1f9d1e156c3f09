import { fieldKind } from '../fields/registry.ts';
import { type CheckContext, knownField } from './context.ts';
import { pointerOf } from './json-file.ts';
import { said } from './said.ts';

/** Fields that are unique together must each store one comparable value. Codes RES201, RES213, RES216. */
export function checkUnique(context: CheckContext): void {
  const sets = context.resource.unique ?? [];
  const sorted = sets.map((set) => set.toSorted().join(' '));
  sets.forEach((set, index) => {
    if (sorted.indexOf(sorted[index] ?? '') < index) {
      const pointer = pointerOf('/unique', index);
      context.report({ code: 'RES216', pointer, message: said`These fields are unique together already.` });
    }
    set.forEach((name, place) => {
      const pointer = pointerOf('/unique', index, place);
      const field = knownField(context, name, pointer);
      if (!field) return;
      const keys = fieldKind(field.type).keys(field);
      const isOne = keys.length === 1 && keys[0]?.key === name && keys[0].kind !== 'list';
      if (isOne && !name.includes('.')) return;
      const message = said`"${name}" keeps no single value of its own, so it cannot be unique with others.`;
      context.report({ code: 'RES213', pointer, message });
    });
  });
}
