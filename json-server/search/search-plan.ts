import { searchKeys } from '../../src/config/query.ts';
import { searchedText } from '../../src/config/searched-text.ts';
import { titleKeys, titlePaths } from '../../src/config/title.ts';
import { ownValue, plainText } from '../../src/config/values.ts';
import { fold } from '../../src/domain/text/fold.ts';
import type { Searched } from '../../src/domain/text/relevance.ts';
import type { Field, Resource, Row } from '../../src/config/types.ts';
import type { Context } from '../records/context.ts';
import { findInScope } from '../records/scope.ts';
import type { Snapshot } from '../snapshot.ts';

/** `{estateId.propertyName}` in a title: the records that it names may be what a word means. */
export type TitleRef = { readonly via: string; readonly target: Resource; readonly key: string };

/** What one role's search looks into in one resource. */
export type SearchPlan = {
  readonly resource: Resource;
  /** Fields of `list.search` that the role may read (S16). */
  readonly fields: readonly Field[];
  /** Those with unique values, which are found without a search. */
  readonly unique: readonly string[];
  readonly refs: readonly TitleRef[];
  readonly titleKeys: ReadonlySet<string>;
};

const plans = new WeakMap<Snapshot, Map<string, readonly SearchPlan[]>>();

/** The resources that a role's search goes through, with what it may look into; worked out once a configuration. */
export function searchPlans({ snapshot, role }: { snapshot: Snapshot; role: string }): readonly SearchPlan[] {
  const known = plans.get(snapshot) ?? new Map<string, readonly SearchPlan[]>();
  plans.set(snapshot, known);
  let made = known.get(role);
  if (made === undefined) {
    const isListed = (resource: Resource | undefined): boolean =>
      resource !== undefined && snapshot.viewOf({ role, resource }).can.has('list');
    made = [...snapshot.byPath.values()]
      // What its base finds already, a view need not find again.
      .filter(
        (resource) => isListed(resource) && !(resource.of && isListed(snapshot.config.resources[resource.of.name])),
      )
      .map((resource) => planOf({ snapshot, role, resource }))
      .filter(({ fields, refs }) => fields.length > 0 || refs.length > 0);
    known.set(role, made);
  }
  return made;
}

function planOf({ snapshot, role, resource }: { snapshot: Snapshot; role: string; resource: Resource }): SearchPlan {
  const { readable } = snapshot.viewOf({ role, resource });
  const fields = searchKeys(resource, readable).flatMap((name) => ownValue(resource.fields, name) ?? []);
  const refs = titlePaths(resource.title).flatMap((path): TitleRef[] => {
    const [via = '', key] = path.split('.');
    const field = ownValue(resource.fields, via);
    const target = field?.type === 'ref' ? ownValue(snapshot.config.resources, field.resource) : undefined;
    if (key === undefined || target === undefined || !readable.has(via)) return [];
    const view = snapshot.viewOf({ role, resource: target });
    const isNamed = (view.can.has('list') || view.can.has('show')) && view.readable.has(key);
    return isNamed && target.list.search.includes(key) ? [{ via, target, key }] : [];
  });
  return {
    resource,
    fields,
    unique: fields.filter(({ unique }) => unique).map(({ name }) => name),
    refs,
    titleKeys: new Set(titleKeys(resource)),
  };
}

/** What a search compares of a record: nothing that the caller may not read. */
export function searchedTexts({ context, plan, row }: { context: Context; plan: SearchPlan; row: Row }): Searched[] {
  const own = plan.fields.map(({ name, type }) => ({
    text: fold(searchedText(row[name])),
    isTitle: plan.titleKeys.has(name),
    isPhone: type === 'phone',
  }));
  const named = plan.refs.map(({ via, target, key }) => {
    const id = row[via];
    const other = typeof id === 'string' ? findInScope(context, target, id) : undefined;
    return { text: fold(plainText(other?.[key] ?? null)), isTitle: true };
  });
  return [...own, ...named].filter(({ text }) => text !== '');
}
