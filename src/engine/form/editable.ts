import type { ClientField, ClientResource } from '../../config/types.ts';

/** May a person type this field in a form? Not what the server owns, what actions move, or what the role may not write. */
export function isEditable({ resource, field }: { resource: ClientResource; field: ClientField }): boolean {
  const isServers = field.readOnly || field.compute !== undefined || field.generate !== undefined;
  return field.writable && !isServers && field.type !== 'children' && field.name !== resource.stateField;
}
