import type { ChildrenField, ClientConfig, ClientResource, Row } from '../../config/types.ts';
import { availableActions } from './available.ts';
import { recordPath } from './paths.ts';

/** In the address of a form: which record's page, and which part of it, it was opened from. */
const ADDED_TO = 'addedTo';

type Child = {
  readonly config: ClientConfig;
  readonly resource: ClientResource;
  /** Says what belongs to the record. */
  readonly field: ChildrenField;
  readonly record: Row;
};

/**
 * The form of a new record that belongs to this one, and comes back to it; undefined where the role may not, or an action
 * of this record adds one.
 */
export function newChildPath({ config, resource, field, record }: Child): string | undefined {
  const child = config.resources[field.resource];
  if (!child?.can.includes('create') || child.fields[field.via]?.writable !== true) return undefined;
  const { addedBy } = field;
  if (addedBy && availableActions({ config, resource, record }).some(({ name }) => name === addedBy)) return undefined;
  const search = new URLSearchParams({ [field.via]: record.id, [ADDED_TO]: `${resource.name}.${field.name}` });
  return `${child.routes.create}?${search.toString()}`;
}

type ChildSetup = {
  readonly config: ClientConfig;
  /** The resource of the new record. */
  readonly resource: ClientResource;
  readonly search: URLSearchParams;
};

/** The page from which a form was opened to add something to its record, with its tab. */
export function parentPath({ config, resource, search }: ChildSetup): string | undefined {
  const [name = '', part = ''] = search.get(ADDED_TO)?.split('.') ?? [];
  const parent = config.resources[name];
  const field = parent?.fields[part];
  if (!parent?.can.includes('show') || field?.type !== 'children' || field.resource !== resource.name) return undefined;
  const id = search.get(field.via);
  if (id === null || id === '') return undefined;
  return `${recordPath({ resource: parent, to: 'show', id })}?${new URLSearchParams({ tab: part }).toString()}`;
}
