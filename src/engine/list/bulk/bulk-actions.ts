import { isShownOnly } from '../../../config/normalize.ts';
import type { Action, ClientConfig, ClientField, ClientResource, Row } from '../../../config/types.ts';
import { LOOKS } from '../../fields/displays.tsx';
import { isEditable } from '../../form/editable.ts';
import { availableActions } from '../../resource/available.ts';
import { isButtonOffered } from '../../resource/offered.ts';

/** The actions on several records at once. */
export type BulkAction =
  | { readonly kind: 'edit'; readonly name: 'edit' }
  | { readonly kind: 'delete'; readonly name: 'delete' }
  | { readonly kind: 'action'; readonly name: string; readonly action: Action };

/** Restores bulk-deleted records: offered afterwards, never for selected rows. */
export type BringBack = { readonly kind: 'restore'; readonly name: 'restore' };

/** This role's actions on several of these records: those on one, limited by `list.bulk`. */
export function bulkActionsOf(resource: ClientResource): readonly BulkAction[] {
  const { actions, can, api, list } = resource;
  // Calls of routes have neither versions nor reasons.
  if (api.routed) return [];
  const bulkActions: readonly BulkAction[] = [
    ...(can.includes('edit') && bulkFields(resource).length > 0 ? [{ kind: 'edit', name: 'edit' } as const] : []),
    ...Object.values(actions)
      .filter((action) => can.includes(action.name) && !action.copy && askedOf(resource, action).every(fitsMany))
      .map((action) => ({ kind: 'action', name: action.name, action }) as const),
    ...(can.includes('delete') ? [{ kind: 'delete', name: 'delete' } as const] : []),
  ];
  return bulkActions.filter(({ name }) => list.bulk?.includes(name) ?? true);
}

/** Fields that many records can be given one value in: those of the form, without what belongs to one record only. */
export function bulkFields(resource: ClientResource): readonly ClientField[] {
  const { edit, fields } = resource;
  // A hand-written form knows more than its fields.
  if (edit.screen !== undefined) return [];
  const names = new Set(edit.sections.flatMap(({ rows }) => rows.flat()));
  return [...names].flatMap((name) => {
    const field = fields[name];
    return field && isEditable({ resource, field }) && isShared(field) && !field.unique ? [field] : [];
  });
}

/** The fields that an action asks for many records; read-only ones belong to one record. */
export const askedOfMany = (resource: ClientResource, action: Action): readonly ClientField[] =>
  askedOf(resource, action).filter((field) => !isShownOnly(action, field.name) && isShared(field));

/** The fields an action asks for, as far as this role knows them. */
function askedOf(resource: ClientResource, action: Action): readonly ClientField[] {
  return action.ask.flatMap((name) => resource.fields[name] ?? []);
}

/**
 * Whether a question starts with each record's own value, which the record then keeps: `"begin": "$remainingPrice"`.
 */
export function isOwnAnswer({ anew }: Action, field: string): boolean {
  const begin = anew[field]?.begin;
  return typeof begin === 'string' && begin.startsWith('$');
}

/** Whether a record allows it in its state; the server decides again anyway. */
export function bulkActionTest(bulkAction: BulkAction, engine: { config: ClientConfig; resource: ClientResource }) {
  if (bulkAction.kind === 'action') {
    // Asked for many records: the other actions need not be worked out.
    const resource = { ...engine.resource, actions: { [bulkAction.name]: bulkAction.action } };
    return (record: Row): boolean => availableActions({ ...engine, resource, record }).length > 0;
  }
  return (record: Row): boolean => isButtonOffered(bulkAction.kind, { ...engine, record });
}

/** Actions that cannot be undone in the same way, and need more than one press. */
export function isDangerous(bulkAction: BulkAction): boolean {
  return bulkAction.kind === 'delete' || (bulkAction.kind === 'action' && bulkAction.action.danger);
}

const isShared = ({ type }: ClientField): boolean => !LOOKS[type].notForMany;
/** Fields that cannot be given to many records at once are left out if they are optional. */
const fitsMany = (field: ClientField): boolean => isShared(field) || !(field.required || field.requiredIf);
