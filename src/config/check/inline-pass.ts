import { cellNames, fitsCell } from '../inline-cells.ts';
import type { ChildrenField, Field, Resource } from '../types.ts';
import { knownField, type CheckContext } from './context.ts';
import { pointerOf } from './json-file.ts';
import { said } from './said.ts';
import { listedNames } from './suggest.ts';

type InlineCheck = { readonly context: CheckContext; readonly field: ChildrenField; readonly pointer: string };

/**
 * Rows typed in a form: their fields must fit into a cell and include all that a record requires. Codes RES103, RES201,
 * RES213.
 */
export function checkInline({ context, field, pointer }: InlineCheck, target: Resource): void {
  if (field.inline === undefined) return;
  const at = `${pointer}/inline`;
  const named = field.inline === true ? [] : field.inline;
  named.forEach((name, index) => {
    const cell = knownField({ resource: target, report: context.report }, name, pointerOf(at, index));
    if (cell && (name === field.via || !fitsCell(cell) || cell.hidden)) {
      const message =
        name === field.via
          ? said`The server writes "${name}" itself.`
          : said`"${name}" cannot be typed in a row: fields of its type, and hidden ones, have no room there.`;
      context.report({ code: 'RES213', pointer: pointerOf(at, index), message });
    }
  });
  const typed = cellNames(field, target);
  const left = Object.values(target.fields).filter((other) => isNeeded(other, field) && !typed.includes(other.name));
  if (left.length > 0 && named.every((name) => name in target.fields)) {
    const message = said`No row could be saved: records of "${target.name}" need these fields, which are not typed in a row: ${listedNames(left.map(({ name }) => name))}`;
    context.report({ code: 'RES103', pointer: at, message });
  }
}

/** Whether a new record requires it. */
function isNeeded(other: Field, field: ChildrenField): boolean {
  const isOnlyAtTimes = other.showIf !== undefined || other.hidden || other.readOnly;
  return other.required && !isOnlyAtTimes && other.default === undefined && other.name !== field.via;
}
