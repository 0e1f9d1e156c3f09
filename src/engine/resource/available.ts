import type { Action, ClientConfig, ClientResource, Row } from '../../config/types.ts';
import { compileWhere } from '../../config/where.ts';
import { whereValues } from '../../providers/where-values.ts';

type RecordSetup = { readonly config: ClientConfig; readonly resource: ClientResource; readonly record: Row };

/**
 * The named actions this role may run on this record now: granted, allowed in its state, and with their condition met.
 * Conditions through references cannot be evaluated here; the server decides anyway.
 */
export function availableActions({ config, resource, record }: RecordSetup): Action[] {
  const state = resource.stateField === undefined ? undefined : record[resource.stateField];
  const values = whereValues();
  return Object.values(resource.actions).filter(({ name, from, when, copy }) => {
    if (!resource.can.includes(name) || (copy && !resource.can.includes('create'))) return false;
    if (from.length > 0 && !(typeof state === 'string' && from.includes(state))) return false;
    return when === undefined || compileWhere({ where: when, resource, resources: config.resources, values })(record);
  });
}
