import type { ClientField, ClientResource } from '../../config/types.ts';

/**
 * Whether a person may edit this field in a form: not server-owned ones, the state, or fields the role may not write.
 */
export function isEditable({ resource, field }: { resource: ClientResource; field: ClientField }): boolean {
  const isServers = field.readOnly || field.compute !== undefined || field.generate !== undefined;
  return field.writable && !isServers && field.type !== 'children' && field.name !== resource.stateField;
}
