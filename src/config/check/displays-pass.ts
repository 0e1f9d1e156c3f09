import { fieldKind } from '../fields/registry.ts';
import { knownField, type CheckContext } from './context.ts';
import { pointerOf } from './json-file.ts';
import { said } from './said.ts';

/** Checks that looks fit their field and use existing fields. Codes RES201, RES213. */
export function checkDisplays(context: CheckContext): void {
  for (const field of Object.values(context.resource.fields)) {
    const { display } = field;
    if (!display) continue;
    const pointer = pointerOf('/fields', field.name, 'display');
    if (!fieldKind(field.type).displays?.includes(display.as)) {
      const message = said`A field of type "${field.type}" cannot be shown as "${display.as}".`;
      context.report({ code: 'RES213', pointer, message });
    }
    if (display.as === 'person') {
      display.second.forEach((name, index) => knownField(context, name, pointerOf(pointer, 'second', index)));
      const picture =
        display.picture === undefined ? undefined : knownField(context, display.picture, `${pointer}/picture`);
      if (picture && picture.type !== 'image')
        context.report({
          code: 'RES213',
          pointer: `${pointer}/picture`,
          message: said`"${picture.name}" is no picture.`,
        });
    }
    if (display.as === 'rating' && display.count !== undefined) knownField(context, display.count, `${pointer}/count`);
  }
}
