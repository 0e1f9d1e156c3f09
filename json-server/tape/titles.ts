import { titleOf } from '../../src/config/title.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { type Context, resolver, tableOf } from '../records/context.ts';
import { scopeOf } from '../records/scope.ts';
import { textIn } from '../rows.ts';
import type { Source } from './sources.ts';

/**
 * The names of the records that a field of the rows points at, as far as the caller may know them; '' = nobody or
 * unknown. What does not hang on the row is worked out once, and each name once.
 */
export function titlesIn(
  context: Context,
  source: Pick<Source, 'resource' | 'projection'>,
  key: string,
): (row: Row) => string {
  const field = source.resource.fields[key];
  if (field === undefined || !source.projection.keys.has(key)) return () => '';
  if (field.type !== 'ref') return (row) => textIn(row, key);
  const target = context.snapshot.config.resources[field.resource];
  if (target === undefined || !source.projection.refs.some(({ path }) => path === key)) return () => '';
  const titleFor = namer(context, target);
  const titles = new Map<string, string>();
  return (row) => {
    const id = textIn(row, key);
    if (id === '') return '';
    let title = titles.get(id);
    if (title === undefined) titles.set(id, (title = titleFor(id)));
    return title;
  };
}

function namer(context: Context, resource: Resource): (id: string) => string {
  const table = tableOf(context, resource);
  const scope = scopeOf(context, resource);
  const resolve = resolver(context);
  const { readable } = context.snapshot.viewOf({ role: context.caller.role, resource });
  return (id) => {
    const row = table.get(id);
    if (row === undefined || (scope && !scope.matches(row))) return '';
    return titleOf({ resource, row, resolve, readable });
  };
}
