import { closest } from '../../../src/config/check/suggest.ts';
import { collectionOf } from '../../../src/config/collection.ts';
import { oncePer } from '../../../src/config/once-per.ts';
import type { Config, Resource } from '../../../src/config/types.ts';
import { CHANGES, collectionIn, eventsOf, statesIn, type ToldKind } from '../../../src/domain/webhooks/events.ts';
import { DELIVERIES, WEBHOOKS } from './names.ts';

/** max names in an answer */
const MAX_NAMED = 12;
/** Webhooks' own records trigger no webhook: it would never end. */
const UNTOLD: ReadonlySet<string> = new Set([WEBHOOKS, DELIVERIES]);

/** Whether its records belong to a company and have the generic calls. */
const isTold = (resource: Resource): boolean =>
  !UNTOLD.has(collectionOf(resource)) && !resource.of && !resource.api.routed && resource.tenancy !== 'global';

/** The resources with webhook events, by collection. */
export const toldKinds = oncePer(
  ({ resources }: Config): ReadonlyMap<string, ToldKind> =>
    new Map(
      Object.values(resources)
        .filter(isTold)
        .map(({ name, fields, stateField }) => [
          name,
          { collection: name, states: statesIn(Object.values(fields), stateField) },
        ]),
    ),
);

/** The error of an unknown event, with the closest names. */
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
  return { event, names: [...(near ? [near] : []), ...rest].slice(0, MAX_NAMED).join(', ') };
}
