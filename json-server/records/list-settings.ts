import { readColumns, possibleColumns } from '../../src/config/list-columns.ts';
import { askableQuery, readSavedQuery, type SavedQuery } from '../../src/config/saved-query.ts';
import type { Resource } from '../../src/config/types.ts';
import type { ListSettings, SavedView } from '../../src/wire/list-settings.ts';
import type { Caller } from '../accounts/call.ts';
import type { SavedViewRow } from '../live/rows/own-rows.ts';
import type { Snapshot } from '../live/snapshot.ts';
import type { OwnStore } from '../store/types.ts';
import type { CompanyTable } from '../live/rows/company.ts';
import type { Context } from './context.ts';

/** A person's column choices: one row per person and list, in the partition of the tenant they work in. */
export const CHOICES = '_list_choices';
/** Saved views: a list's filters, stored under a name. */
export const SAVED_VIEWS = '_saved_views';

/** Declares the tables; call once per store. */
export function defineListSettings(store: OwnStore): void {
  store.define(CHOICES, { unique: [], ordered: {}, search: [] });
  // Indexed so that a person's own and shared views are found without scanning everybody else's.
  store.define(SAVED_VIEWS, { unique: [], ordered: { owned: 'plain', shared: 'plain' }, search: [] });
}

/** Identifies a person across tenants: user ids are unique only within their own tenant. */
export const viewOwner = ({ homeTenant, user }: Caller): string => `${homeTenant}.${user.id}`;
/** Identifies a person's settings of a list: the id of the choices, and the key of the views. */
export const ownedBy = (caller: Caller, resource: Resource): string => `${viewOwner(caller)} ${resource.name}`;

/** A role that may share views may also change and delete all shared views. */
export const mayShareViews = (snapshot: Snapshot, { role }: Caller): boolean =>
  snapshot.policy.can({ role, subject: 'SavedView', action: 'share' });

export const isShared = ({ shared }: SavedViewRow): boolean => (shared ?? '') !== '';

/** The version of a view; views from before versions existed start at 1. */
export const viewVersionOf = ({ version }: SavedViewRow): number => version ?? 1;

/** The views of a list that the caller sees: their own, and others' shared ones. */
export function viewsFor(table: CompanyTable<SavedViewRow>, caller: Caller, resource: Resource): SavedViewRow[] {
  const own = table.equal('owned', ownedBy(caller, resource));
  const shared = table.equal('shared', resource.name).filter((row) => !own.some(({ id }) => id === row.id));
  const byName = (one: SavedViewRow, other: SavedViewRow) =>
    one.name.localeCompare(other.name, caller.user.language === 'tr' ? 'tr' : 'en');
  return [...own.toSorted(byName), ...shared.toSorted(byName)];
}

/** A view that the caller sees: their own, or a shared one. */
export function viewIn({ caller, table }: Pick<Context, 'caller' | 'table'>, id: string): SavedViewRow | undefined {
  const view = table(SAVED_VIEWS).get(id);
  return view && (isShared(view) || view.owner === viewOwner(caller)) ? view : undefined;
}

/** The caller's settings of a list, limited to what they may read now. */
export function listSettings(context: Context, resource: Resource): ListSettings {
  const { caller, snapshot, table } = context;
  const choice = table(CHOICES).get(ownedBy(caller, resource));
  const views = viewsFor(table(SAVED_VIEWS), caller, resource).map((row) => shownView(context, resource, row));
  const fields = fieldsFor(context, resource);
  return {
    fields,
    columns: readColumns(choice?.columns, fields) ?? null,
    opens: views.find(({ id }) => id === choice?.opens)?.id ?? null,
    mayShare: mayShareViews(snapshot, caller),
    views,
  };
}

/** Names of the fields that the caller can choose as columns. */
export const fieldsFor = ({ snapshot, caller }: Context, resource: Resource): string[] =>
  possibleColumns(resource, snapshot.rightsOf({ role: caller.role, resource }).readable);

/** A view's filters without those that the caller may not use. */
export function askableFor(
  { snapshot, caller }: Context,
  resource: Resource,
  query: SavedQuery,
): ReturnType<typeof askableQuery> {
  const dialect = snapshot.config.dialects[resource.api.dialect];
  if (dialect === undefined) throw new Error(`Dialect "${resource.api.dialect}" is not configured`);
  const { readable } = snapshot.rightsOf({ role: caller.role, resource });
  return askableQuery(query, { resource, dialect, readable });
}

function shownView(context: Context, resource: Resource, row: SavedViewRow): SavedView {
  const { caller, snapshot } = context;
  const stored = row.columns;
  const columns = readColumns(stored, fieldsFor(context, resource));
  const { query, isPartial } = askableFor(context, resource, readSavedQuery(row.query));
  const isMine = row.owner === viewOwner(caller);
  const mayChange = isShared(row) ? mayShareViews(snapshot, caller) : isMine;
  return {
    id: row.id,
    name: row.name,
    isShared: isShared(row),
    isMine,
    by: row.by,
    version: viewVersionOf(row),
    mayChange,
    mayDelete: mayChange || isMine,
    query,
    ...(columns && { columns }),
    isPartial: isPartial || (columns?.length ?? 0) < (Array.isArray(stored) ? stored.length : 0),
  };
}
