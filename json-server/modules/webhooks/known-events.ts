import { closest } from '../../../src/config/check/suggest.ts';
import { collectionOf } from '../../../src/config/collection.ts';
import { oncePer } from '../../../src/config/once-per.ts';
import type { Config, Resource } from '../../../src/config/types.ts';
import { CHANGES, collectionIn, eventsOf, type ToldKind } from '../../../src/domain/webhooks/events.ts';
import { DELIVERIES, WEBHOOKS } from './names.ts';

/** names in an answer */
const MOST_NAMED = 12;
/** Their own bookkeeping is told to nobody: it would never end. */
const UNTOLD: ReadonlySet<string> = new Set([WEBHOOKS, DELIVERIES]);

/** Whether its records are a company's own and have the generic calls. */
const isTold = (resource: Resource): boolean =>
  !UNTOLD.has(collectionOf(resource)) && !resource.of && !resource.api.routed && resource.tenancy !== 'global';

/** The fields that say how far a record is: what actions move, and what the server works out. */
const statesOf = ({ fields, stateField }: Resource): ToldKind['states'] =>
  Object.fromEntries(
    Object.values(fields).flatMap((field) => {
      const isState = field.type === 'enum' && !field.multiple && (field.name === stateField || field.readOnly);
      return isState ? [[field.name, field.options.map(({ value }) => value)] as const] : [];
    }),
  );

/** What can be told of each kind of record, by its collection. */
export const toldKinds = oncePer(({ resources }: Config): ReadonlyMap<string, ToldKind> => {
  const told = Object.values(resources).filter(isTold);
  return new Map(told.map((resource) => [resource.name, { collection: resource.name, states: statesOf(resource) }]));
});

/** Names of the collections that a list of events is about. */
export const collectionsIn = (events: readonly string[]): readonly string[] => [...new Set(events.map(collectionIn))];

/** What is wrong with an event: no such name, and those that come nearest. */
export function wrongEvent(
  config: Config,
  event: string,
): { readonly event: string; readonly names: string } | undefined {
  const kinds = toldKinds(config);
  const kind = kinds.get(collectionIn(event));
  if (kind === undefined) {
    const collection = event.split('.')[0] ?? '';
    const near = closest(collection, [...kinds.keys()]) ?? 'reservations';
    return { event, names: CHANGES.map((change) => `${near}.${change}`).join(', ') };
  }
  const known = eventsOf(kind);
  if (known.includes(event)) return undefined;
  const near = closest(event, known);
  const rest = known.filter((name) => name !== near);
  return { event, names: [...(near ? [near] : []), ...rest].slice(0, MOST_NAMED).join(', ') };
}
