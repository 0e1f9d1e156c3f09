import { oncePer } from '../once-per.ts';
import type { NewsRule, Resource, Text } from '../types.ts';
import type { Automation } from './types.ts';

type Ruled = Pick<Resource, 'automations'>;
const PREFIX = 'automation.';

/** The name of history entries that a rule makes as a notification. */
export const noteOf = (rule: Pick<Automation, 'name'>): string => PREFIX + rule.name;

/** What the rules of a resource tell whom, as `notify` would have it. */
export const noticesOf = oncePer((resource: Pick<Resource, 'notify' | 'automations'>): readonly NewsRule[] => [
  ...resource.notify,
  ...(resource.automations ?? []).flatMap((rule) =>
    rule.then.flatMap((effect) => (effect.kind === 'notify' ? [{ on: [noteOf(rule)], roles: effect.roles }] : [])),
  ),
]);

/** What such an entry says; undefined for every other one. */
export function textOfNote({ automations = [] }: Ruled, action: string): Text | undefined {
  if (!action.startsWith(PREFIX)) return undefined;
  const effects = automations.find((rule) => noteOf(rule) === action)?.then ?? [];
  return effects.flatMap((effect) => (effect.kind === 'notify' ? [effect.text] : []))[0];
}

/** By the name of a history entry, for readers of histories. */
export function namesOfNotes({ automations = [] }: Ruled): {
  readonly automations?: { readonly [name: string]: Text };
} {
  const told = automations.filter(({ then }) => then.some(({ kind }) => kind === 'notify'));
  return told.length === 0 ? {} : { automations: Object.fromEntries(told.map((rule) => [noteOf(rule), rule.label])) };
}
