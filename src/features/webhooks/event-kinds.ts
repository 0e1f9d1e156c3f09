import { optionsOf } from '../../config/options.ts';
import type { ClientConfig, EnumOption, Text } from '../../config/types.ts';
import { statesIn } from '../../domain/webhooks/events.ts';

/** A resource with events, in the reader's language. */
export type PickedKind = {
  readonly collection: string;
  readonly label: Text;
  readonly states: readonly { readonly field: string; readonly label: Text; readonly options: readonly EnumOption[] }[];
};

/** More values than these are a list of places or currencies, not states that anybody waits for. */
const MAX_VALUES = 15;
const UNTOLD: ReadonlySet<string> = new Set(['webhooks', 'webhook-deliveries']);

/** The resources the person may open; the server refuses those without events. */
export function pickedKinds({ resources }: ClientConfig): readonly PickedKind[] {
  return Object.values(resources)
    .filter(({ name, of, api, tenancy }) => !of && !api.routed && tenancy !== 'global' && !UNTOLD.has(name))
    .map(({ name: collection, label, fields, stateField }) => ({
      collection,
      label,
      states: Object.keys(statesIn(Object.values(fields), stateField)).flatMap((field) => {
        const options = optionsOf(fields[field]);
        const of = fields[field]?.label;
        return of && options.length <= MAX_VALUES ? [{ field, label: of, options }] : [];
      }),
    }));
}

export const eventKindLabel = ({ value, label }: EnumOption, text: (label: Text) => string): string =>
  text(label) || value;
