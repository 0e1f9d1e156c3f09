import type { Action, ClientConfig, ClientResource, Row } from '../../config/types.ts';
import { compileWhere } from '../../config/where.ts';
import { whereValues } from './EngineContext.tsx';

type Asked = { readonly config: ClientConfig; readonly resource: ClientResource; readonly record: Row };

/**
 * The named actions this role may run on this record as it stands: granted, in a state they start from, and their
 * condition holds. A condition through references cannot be seen from here; the server decides it again anyway.
 */
export function availableActions({ config, resource, record }: Asked): Action[] {
  return Object.values(resource.actions).filter((action) => actionTest(action, { config, resource })(record));
}

/** The same of one action, for many records. */
export function actionTest(
  { name, from, when, copy }: Action,
  { config, resource }: Omit<Asked, 'record'>,
): (record: Row) => boolean {
  if (!resource.can.includes(name) || (copy && !resource.can.includes('create'))) return () => false;
  const holds = when && compileWhere({ where: when, resource, resources: config.resources, values: whereValues() });
  return (record) => {
    const state = resource.stateField === undefined ? undefined : record[resource.stateField];
    if (from.length > 0 && !(typeof state === 'string' && from.includes(state))) return false;
    return holds === undefined || holds(record);
  };
}
