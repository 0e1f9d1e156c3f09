import type { ChosenColumn } from '../../../config/list-columns.ts';
import type { ClientResource, Column } from '../../../config/types.ts';
import type { ListSettings } from '../../../wire/list-settings.ts';
import type { OwnList } from '../own-list.ts';
import { searchOfSaved } from './saved-search.ts';

/**
 * Chosen columns as a list draws them: those that the role sees, in the chosen order, which is also the order in which
 * they give way. What adds up goes on doing so.
 * @returns undefined where none is left: then the list has its usual ones
 */
export function columnsFrom(
  chosen: readonly ChosenColumn[] | null | undefined,
  { fields, list }: ClientResource,
): readonly Column[] | undefined {
  const known = (chosen ?? []).filter(({ field }) => Object.hasOwn(fields, field));
  const columns = known.map((column): Column => {
    const usual = list.columns.find(({ field }) => field === column.field);
    // A width in the file is a minimum; one chosen by a person is exact.
    const isSized = column.width !== undefined && column.width !== usual?.width;
    return { ...column, sum: usual?.sum === true, ...(isSized && { isSized }) };
  });
  return columns.length === 0 ? undefined : columns;
}

/** The server's settings of a person's list, as the list needs them. */
export function ownListOf({ columns, opens, views }: ListSettings, resource: ClientResource): OwnList {
  const own = columnsFrom(columns, resource);
  return {
    ...(own && { columns: own }),
    ...(opens !== null && { opens }),
    views: views.map(({ id, name, query, columns: chosen }) => {
      const shown = columnsFrom(chosen, resource);
      return { id, name, search: searchOfSaved(query), ...(shown && { columns: shown }) };
    }),
  };
}
