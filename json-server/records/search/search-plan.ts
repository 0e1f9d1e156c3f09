import { searchKeys } from '../../../src/config/query.ts';
import { searchedText } from '../../../src/config/searched-text.ts';
import { titleKeys } from '../../../src/config/title.ts';
import { ownValue } from '../../../src/config/values.ts';
import { fold } from '../../../src/domain/text/fold.ts';
import type { Searched } from '../../../src/domain/text/relevance.ts';
import type { Field, Resource, Row } from '../../../src/config/types.ts';
import type { Context } from '../context.ts';
import { idsOf } from '../../../src/config/refs.ts';
import { findInScope } from '../scope.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import { type NamedBy, namedBy } from '../named-by.ts';
import { dateRangeField } from './nearness.ts';
import { boundedCachePer } from '../../store/bounded-cache.ts';

/** The part of one resource that a role's search covers. */
export type SearchPlan = {
  readonly resource: Resource;
  /** Fields of `list.search` that the role may read (S16). */
  readonly fields: readonly Field[];
  /** Those with unique values, which need no search. */
  readonly unique: readonly string[];
  /** References in its list or title, whose records a word may name. */
  readonly refs: readonly NamedBy[];
  /** Where its dates come from: its own fields, or resources whose lists refer to it by `via`. */
  readonly dated: readonly { readonly resource: Resource; readonly via?: string }[];
  readonly titleKeys: ReadonlySet<string>;
  /** How many references of the configuration point to it. */
  readonly weight: number;
};

/** Roles whose plans are kept at once. */
const MAX_PLANS = 50;
const plansOf = boundedCachePer<readonly SearchPlan[]>(MAX_PLANS);

type Searcher = { readonly snapshot: Snapshot; readonly role: string };

/** The resources that a role's search covers, with the parts it may read; computed once per configuration. */
export const searchPlans = ({ snapshot, role }: Searcher): readonly SearchPlan[] =>
  plansOf(snapshot).of(role, () => plansFor({ snapshot, role }));

function plansFor({ snapshot, role }: Searcher): readonly SearchPlan[] {
  const isListed = (resource: Resource | undefined): boolean =>
    resource !== undefined && snapshot.rightsOf({ role, resource }).can.has('list');
  const searched = [...snapshot.byPath.values()]
    // A view repeats the records of its base.
    .filter(
      (resource) => isListed(resource) && !(resource.of && isListed(snapshot.config.resources[resource.of.name])),
    );
  return searched
    .map((resource) => planOf({ snapshot, role, resource, searched }))
    .filter(({ fields, refs }) => fields.length > 0 || refs.length > 0);
}

type PlanSetup = { snapshot: Snapshot; role: string; resource: Resource; searched: readonly Resource[] };

function planOf({ snapshot, role, resource, searched }: PlanSetup): SearchPlan {
  const { readable } = snapshot.rightsOf({ role, resource });
  const fields = searchKeys(resource, readable).flatMap((name) => ownValue(resource.fields, name) ?? []);
  return {
    resource,
    fields,
    unique: fields.filter(({ unique }) => unique).map(({ name }) => name),
    refs: namedBy({ snapshot, role, resource }),
    dated: dateRangeField(resource)
      ? [{ resource }]
      : searched.flatMap((other) => datedBy({ snapshot, role, resource, other })),
    titleKeys: new Set(titleKeys(resource)),
    weight: Object.values(snapshot.config.resources)
      .flatMap((other) => Object.values(other.fields))
      .filter((field) => field.type === 'ref' && field.resource === resource.name).length,
  };
}

/** The resource whose records give this one its dates. */
function datedBy({ other, resource, ...asked }: Omit<PlanSetup, 'searched'> & { other: Resource }) {
  const days = dateRangeField(other);
  if (!days || !asked.snapshot.rightsOf({ role: asked.role, resource: other }).readable.has(days.name)) return [];
  return namedBy({ ...asked, resource: other })
    .filter(({ target, isMany }) => target === resource && !isMany)
    .map(({ via }) => ({ resource: other, via }));
}

/** The texts of a record that a search compares; nothing the caller may not read. */
export function searchedTexts({ context, plan, row }: { context: Context; plan: SearchPlan; row: Row }): Searched[] {
  const own = plan.fields.map(({ name, type }) => ({
    text: fold(searchedText(row[name])),
    isTitle: plan.titleKeys.has(name),
    isPhone: type === 'phone',
  }));
  // The title in natural order: name and surname are one name.
  const title = plan.fields.filter(({ name }) => plan.titleKeys.has(name)).map(({ name }) => textIn(row, name));
  const named = plan.refs.flatMap(({ via, target, keys }) =>
    idsOf(row[via] ?? null).flatMap((id) => {
      const other = findInScope(context, target, id);
      return other ? searchedNames(other, keys).map((name) => ({ ...name, isNamed: true })) : [];
    }),
  );
  return [...own, { text: fold(title.join(' ')), isTitle: true }, ...named].filter(({ text }) => text !== '');
}

/** The names of a record, key by key and joined. */
export function searchedNames(row: Row, keys: readonly string[]): Searched[] {
  const texts = keys.map((key) => fold(textIn(row, key)));
  return [...new Set([...texts, texts.filter((text) => text !== '').join(' ')])].map((text) => ({
    text,
    isTitle: true,
  }));
}
