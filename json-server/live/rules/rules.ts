import type { Json, Row } from '../../../src/config/types.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { SpanSpec } from '../rows/company.ts';
import type { AreaRules, DomainParts, Removal, StateList } from './area-rules.ts';
import type {
  Asking,
  DomainRule,
  Follower,
  Observer,
  Outgoing,
  Proposal,
  RecordWrite,
  RowRemoval,
} from './domain-write.ts';

/** The rules of all areas, looked up by a resource's `domain` or by collection. */
export type RuleBook = {
  /** The names that a resource may give as its `domain`. */
  readonly names: readonly string[];
  /** Run inside the transaction that writes. */
  readonly ruleOf: (domain: string | undefined) => DomainRule | undefined;
  /** The followers of a collection, in the order of the areas: called after each write of it. */
  readonly followersOf: (collection: string) => readonly Follower[];
  /** Called after the followers, whatever the collection. */
  readonly observers: readonly Observer[];
  readonly outgoing: Outgoing;
  /** Why a record may not be deleted. */
  readonly removalRefusal: (domain: string | undefined, before: Row) => Refusal | undefined;
  /** Whether a record is deleted when a new record needs its unique value. */
  readonly givesWay: (domain: string | undefined, row: Row) => boolean;
  /** For restoring a record: the `before` that its rule gets. */
  readonly beforeRestore: (domain: string | undefined, row: Row) => Row | undefined;
  /** For restoring a record: values it gets in any case. */
  readonly valuesOnRestore: (domain: string | undefined) => Readonly<Record<string, Json>>;
  /** Rows deleted together with a record. */
  readonly goingWith: (domain: string | undefined, removal: Removal) => readonly RowRemoval[];
  /** Writes to other records when one is deleted. */
  readonly writesOnRemoval: (domain: string | undefined, removal: Removal) => readonly RecordWrite[];
  /** The list that keeps the history of a record's states. */
  readonly stateListOf: (domain: string | undefined) => StateList | undefined;
  /** The initial values of an action's dialog. */
  readonly proposalOf: (domain: string | undefined, asking: Asking) => Proposal | undefined;
  /** The keys that hold a record's days, for the index of spans. */
  readonly spanOf: (domain: string | undefined) => SpanSpec | undefined;
};

type ByName<Entry> = Readonly<Record<string, Entry | undefined>>;

/**
 * Collects the rules of the areas, in the order in which they run. Each is typed for the rows of the resource that
 * names it (`DomainRows`); callers have untyped rows, and the configuration decides which.
 * @throws when two areas have a rule of the same name
 */
export function collectRules(areas: readonly AreaRules[]): RuleBook {
  const entries = areas.flatMap(({ rules = {} }) => Object.entries(rules) as [string, DomainRule][]);
  const names = entries.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`Two areas have a rule "${twice}".`);
  const byDomain: ByName<DomainRule> = Object.fromEntries(entries);

  const partOf = <Part extends Exclude<keyof DomainParts<Row>, 'rule'>>(
    domain: string | undefined,
    part: Part,
  ): DomainParts<Row>[Part] | undefined => {
    if (domain === undefined) return undefined;
    return areas
      .map((area) => (area[part] as ByName<DomainParts<Row>[Part]> | undefined)?.[domain])
      .find((entry) => entry !== undefined);
  };

  return {
    names,
    ruleOf: (domain) => (domain === undefined ? undefined : byDomain[domain]),
    followersOf: (collection) =>
      areas.flatMap(({ followers = {} }) => (followers as ByName<readonly Follower[]>)[collection] ?? []),
    observers: areas.flatMap(({ observers = [] }) => observers),
    outgoing: {
      letters: areas.find(({ letters }) => letters)?.letters,
      webhookCalls: areas.find(({ webhookCalls }) => webhookCalls)?.webhookCalls,
    },
    removalRefusal: (domain, before) => partOf(domain, 'removalRefusal')?.({ before }),
    givesWay: (domain, row) => partOf(domain, 'givesWay')?.(row) ?? false,
    beforeRestore: (domain, row) => partOf(domain, 'onRestore')?.before?.(row),
    valuesOnRestore: (domain) => partOf(domain, 'onRestore')?.as ?? {},
    goingWith: (domain, removal) => partOf(domain, 'goesWith')?.(removal) ?? [],
    writesOnRemoval: (domain, removal) => partOf(domain, 'onRemoval')?.(removal) ?? [],
    stateListOf: (domain) => partOf(domain, 'states'),
    proposalOf: (domain, asking) => partOf(domain, 'proposal')?.(asking),
    spanOf: (domain) => partOf(domain, 'spans'),
  };
}
