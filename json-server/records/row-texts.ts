import type { Resource, Row } from '../../src/config/types.ts';
import { hasOwnLanguage } from '../../src/config/own-language.ts';
import { type Context, tableOf } from './context.ts';
import { fromOthersOf, fromOthersStamp } from './from-others.ts';
import { type Projection, projectionOf, refsOf, shownOf } from './projection.ts';
import { scopeOf } from './scope.ts';
import { titleParts, type Titles, titlesFor } from './titles.ts';

/** Rows whose text is cached per role and resource, about a kilobyte each. */
const MAX_REMEMBERED = 5000;

type Remembered = {
  /** The record's own part, without the closing brace. Rows are immutable, so this never becomes stale. */
  readonly own: string;
  /** The stamp of the referenced titles and next dates, and the complete text made with them. */
  stamp: string;
  whole: string;
};
/** Cleared all at once; otherwise one role paging through everything would cache it all twice. */
type Memory = { rows: WeakMap<Row, Remembered>; count: number };

const memories = new WeakMap<Projection, Memory>();

function remembered(projection: Projection, row: Row): Remembered {
  const memory = memories.get(projection) ?? { rows: new WeakMap<Row, Remembered>(), count: 0 };
  memories.set(projection, memory);
  let found = memory.rows.get(row);
  if (found === undefined) {
    found = {
      own: JSON.stringify(shownOf({ ...projection, keys: projection.listKeys }, row)).slice(0, -1),
      stamp: '',
      whole: '',
    };
    if (memory.count >= MAX_REMEMBERED) Object.assign(memory, { rows: new WeakMap<Row, Remembered>(), count: 0 });
    memory.rows.set(row, found);
    memory.count += 1;
  }
  return found;
}

/** A key for everything that reference titles and next dates depend on besides the row. */
function stampOf(context: Context, resource: Resource, { sources, next }: Projection): string {
  const parts = sources.map(
    (resource) => `${tableOf(context, resource).version} ${scopeOf(context, resource)?.id ?? ''}`,
  );
  const language = sources.some(hasOwnLanguage) ? (context.caller.language ?? '') : '';
  return [context.caller.tenant, language, fromOthersStamp(context, resource, next), ...parts].join('\n');
}

/**
 * Makes the JSON text of records as the caller may see them (`project`), cached. Not for use inside transactions.
 * @param rows those that are shown together: what they refer to is read together
 */
export function rowTexts(context: Context, resource: Resource, rows: readonly Row[]): (row: Row) => string {
  const projection = projectionOf(context, resource);
  const stamp = stampOf(context, resource, projection);
  let titles: Titles | undefined;
  const partsOfTitle = titleParts(context, resource);
  return (row) => {
    const known = remembered(projection, row);
    if (known.stamp !== stamp) {
      titles ??= titlesFor(context, projection.refs, rows);
      const _refs = { ...refsOf(context, projection.refs, row, titles), ...partsOfTitle(row) };
      const others = { ...fromOthersOf(context, resource, projection.next, row), _refs };
      known.whole = `${known.own},${JSON.stringify(others).slice(1)}`;
      known.stamp = stamp;
    }
    return known.whole;
  };
}
