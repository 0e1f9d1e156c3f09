import type { RefField, Resource, Row } from '../../../src/config/types.ts';
import { type Context, tableOf } from '../context.ts';
import { findInScope, scopeOf } from '../scope.ts';
import { titleReader } from '../titles.ts';
import type { Pause } from './sheet.ts';

type Found = { readonly id: string } | { readonly count: number };
export type References = {
  /** Notes a text to be looked up. */
  readonly note: (field: RefField, text: string) => void;
  /** Looks up the noted texts that are neither ids nor unique values: one pass through each collection, in slices. */
  readonly look: (pause: Pause) => Promise<void>;
  /** The one record named by the text; otherwise the number of matches. */
  readonly find: (field: RefField, text: string) => Found;
};

/**
 * Records named by the cells of a file: by id, by the value of a unique field, or by their exact title. Titles and
 * unique values only if the role may list or open such records, and only records it may see.
 */
export function createReferences(context: Context): References {
  const { snapshot, caller } = context;
  const targetOf = ({ resource }: RefField): Resource | undefined => snapshot.config.resources[resource];
  /** Collection → title → ids of the records with that title, two at most. */
  const titles = new Map<string, Map<string, string[]>>();

  const direct = (target: Resource, text: string): string | undefined => {
    if (findInScope(context, target, text)) return text;
    if (!mayName(target)) return undefined;
    const { readable } = snapshot.rightsOf({ role: caller.role, resource: target });
    for (const field of Object.values(target.fields)) {
      if (!field.unique || !readable.has(field.name) || field.type === 'ref') continue;
      const row = tableOf(context, target).findUnique(field.name, text);
      if (row && findInScope(context, target, row.id)) return row.id;
    }
    return undefined;
  };
  const mayName = (target: Resource): boolean => {
    const { can } = snapshot.rightsOf({ role: caller.role, resource: target });
    return can.has('list') || can.has('show');
  };

  return {
    note: (field, text) => {
      const target = targetOf(field);
      if (target === undefined || direct(target, text) !== undefined || !mayName(target)) return;
      const wanted = titles.get(target.name) ?? new Map<string, string[]>();
      titles.set(target.name, wanted.set(text, []));
    },
    look: async (pause) => {
      for (const [name, wanted] of titles) {
        const target = snapshot.config.resources[name];
        if (target === undefined) continue;
        // A snapshot of the rows, because a table may change while it is walked.
        const rows: readonly Row[] = [...tableOf(context, target).all()];
        let scope = scopeOf(context, target);
        let titleFor = titleReader(context, target);
        for (const row of rows) {
          const waited = pause();
          if (waited) {
            await waited;
            // Both are for one moment: others have written in between.
            scope = scopeOf(context, target);
            titleFor = titleReader(context, target);
          }
          if (scope && !scope.matches(row)) continue;
          const ids = wanted.get(titleFor(row).trim());
          if (ids && ids.length < 2) ids.push(row.id);
        }
      }
    },
    find: (field, text) => {
      const target = targetOf(field);
      const id = target && direct(target, text);
      if (id !== undefined) return { id };
      const [first, ...more] = titles.get(target?.name ?? '')?.get(text) ?? [];
      return first === undefined || more.length > 0 ? { count: first === undefined ? 0 : 2 } : { id: first };
    },
  };
}
