import type { ClientConfig, ClientResource, Row } from '../../config/types.ts';
import { compileWhere } from '../../config/where.ts';
import { whereValues } from '../../providers/where-values.ts';

type RecordSetup = { readonly config: ClientConfig; readonly resource: ClientResource; readonly record: Row };

/** Whether this role may edit or delete the record now (`lockedIf`). */
export function isButtonOffered(action: 'edit' | 'delete', { config, resource, record }: RecordSetup): boolean {
  if (!resource.can.includes(action)) return false;
  const { lockedIf: where } = resource;
  if (where === undefined) return true;
  return !compileWhere({ where, resource, resources: config.resources, values: whereValues() })(record);
}
