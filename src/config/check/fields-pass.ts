import { ACTIONS } from '../access.ts';
import { keysOf, storedKeys } from '../keys.ts';
import { canBeSorted } from '../normalize-fields.ts';
import { dialectParams } from '../query.ts';
import type { Field } from '../types.ts';
import { ownValue, RESERVED_WORDS, SERVER_OWNED } from '../values.ts';
import { checkRoles, type CheckContext } from './context.ts';
import { checkFieldType } from './field-types-pass.ts';
import { checkCircles } from './circles-pass.ts';
import { pointerOf } from './json-file.ts';
import { checkWhere } from './where-pass.ts';
import { said } from './said.ts';

/** Checks every field on its own and against the others. */
export function checkFields(context: CheckContext): void {
  for (const field of Object.values(context.resource.fields)) {
    const pointer = pointerOf('/fields', field.name);
    checkName(context, field.name, pointer);
    checkKeys(context, field, pointer);
    checkCommon(context, field, pointer);
    checkFieldType({ context, field, pointer });
  }
  checkCircles(context);
  checkFormerName(context);
}

/** An existing resource keeps its own records. Code RES216. */
function checkFormerName({ resource: { renamedFrom }, resources, report }: CheckContext): void {
  if (renamedFrom === undefined || !ownValue(resources, renamedFrom)) return;
  const message = said`A resource is called "${renamedFrom}", so its records stay with it and none move here.`;
  report({ code: 'RES216', pointer: '/renamedFrom', message });
}

/** Names with a special meaning in code, conditions or addresses. Code RES216. */
export function checkName(context: CheckContext, name: string, pointer: string): void {
  const dialect = ownValue(context.shared.dialects, context.resource.api.dialect);
  const words = [...SERVER_OWNED, ...RESERVED_WORDS, 'view', 'where', ...(dialect ? dialectParams(dialect) : [])];
  // The server stores a typed secret under such a key.
  if (words.includes(name) || name in Object.prototype || name.endsWith('Sealed')) {
    context.report({
      code: 'RES216',
      pointer,
      message: said`"${name}" has a meaning of its own and cannot be a name here.`,
    });
  }
}

/** Action names are also names in the policy. Code RES216. */
export function checkActionName(context: CheckContext, name: string, pointer: string): void {
  const words = [...ACTIONS, 'manage', 'read', 'update'];
  if (words.includes(name) || name in Object.prototype) {
    context.report({
      code: 'RES216',
      pointer,
      message: said`"${name}" has a meaning of its own and cannot be an action.`,
    });
  }
}

/** Two fields must not store values under one key. Code RES216. */
function checkKeys(context: CheckContext, field: Field, pointer: string): void {
  if (field.type !== 'dateRange') return;
  const others = Object.values(context.resource.fields).filter((other) => other !== field);
  for (const end of ['start', 'end'] as const) {
    const key = field[end];
    checkName(context, key, `${pointer}/${end}`);
    const owner = others.find((other) => other.name === key || keysOf(other).includes(key));
    const isTwice = key === field.name || (end === 'end' && key === field.start);
    if (owner || isTwice) {
      const message = said`"${key}" is already a key of the field "${(owner ?? field).name}".`;
      context.report({ code: 'RES216', pointer: `${pointer}/${end}`, message });
    }
  }
}

function checkCommon(context: CheckContext, field: Field, pointer: string): void {
  const raw = ownValue(context.raw.fields, field.name);
  for (const right of ['read', 'write'] as const) {
    checkRoles(context, field[right] ?? [], (index) => pointerOf(pointer, right, index));
  }
  for (const condition of ['showIf', 'requiredIf', 'readOnlyIf'] as const) {
    const where = field[condition];
    if (where) checkWhere({ context, where, pointer: `${pointer}/${condition}`, inBrowser: true, isNear: true });
  }
  if (raw?.sortable === true && !canBeSorted(field)) {
    context.report({
      code: 'RES213',
      pointer: `${pointer}/sortable`,
      message: said`Such a field has no order to sort by.`,
    });
  }
  if (field.unique && keysOf(field).length === 0) {
    context.report({
      code: 'RES213',
      pointer: `${pointer}/unique`,
      message: said`Nothing of this field is stored, so nothing can be unique.`,
    });
  }
  if (field.renamedFrom !== undefined && storedKeys(context.resource).has(field.renamedFrom)) {
    const message = said`"${field.renamedFrom}" is a field of its own here, so nothing is renamed.`;
    context.report({ code: 'RES216', pointer: `${pointer}/renamedFrom`, message });
  }
  if (field.required && field.hidden) {
    const message = said`A hidden field is never required: "required" has no effect.`;
    context.report({ code: 'RES908', level: 'warning', pointer: `${pointer}/required`, message });
  }
}
