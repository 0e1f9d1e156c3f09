import { listSearch } from '../../../src/config/list-search.ts';
import { parseListQuery } from '../../../src/config/query.ts';
import type { Config, Json, Resource, Where } from '../../../src/config/types.ts';
import { isJsonObject } from '../../../src/config/values.ts';

/**
 * A condition on a resource's records, as lists take them (`where`): comparisons of fields with values.
 * @returns undefined for what is none of this resource
 */
export function conditionOf({ dialects }: Config, resource: Resource, condition: Json): Where | undefined {
  const dialect = dialects[resource.api.dialect];
  if (dialect === undefined || !isJsonObject(condition)) return undefined;
  const where = JSON.stringify(condition);
  const search = listSearch(dialect, { page: 0, pageSize: 1, sort: resource.list.sort, q: '', filters: [], where });
  for (const param of [dialect.sort, dialect.dir.param]) search.delete(param);
  const result = parseListQuery({ resource, dialect, search, readable: new Set(Object.keys(resource.fields)) });
  return 'where' in result ? result.where : undefined;
}
