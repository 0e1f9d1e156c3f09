import { oncePer } from '../once-per.ts';
import type { NewsRule, Resource, Text } from '../types.ts';
import type { Automation } from './types.ts';

type Ruled = Pick<Resource, 'automations'>;
const PREFIX = 'automation.';

/** The history action of notifications created by a rule. */
export const noteOf = (rule: Pick<Automation, 'name'>): string => PREFIX + rule.name;

/** The notifications of a resource's rules, in the form of `notify`. */
export const noticesOf = oncePer((resource: Pick<Resource, 'notify' | 'automations'>): readonly NewsRule[] => [
  ...resource.notify,
  ...(resource.automations ?? []).flatMap((rule) =>
    rule.then.flatMap((effect) => (effect.kind === 'notify' ? [{ on: [noteOf(rule)], roles: effect.roles }] : [])),
  ),
]);

/** The text of such an entry; undefined for every other one. */
export function textOfNote({ automations = [] }: Ruled, action: string): Text | undefined {
  if (!action.startsWith(PREFIX)) return undefined;
  const effects = automations.find((rule) => noteOf(rule) === action)?.then ?? [];
  return effects.flatMap((effect) => (effect.kind === 'notify' ? [effect.text] : []))[0];
}

/** Texts by history action, for readers of histories. */
export function namesOfNotes({ automations = [] }: Ruled): {
  readonly automations?: { readonly [name: string]: Text };
} {
  const told = automations.filter(({ then }) => then.some(({ kind }) => kind === 'notify'));
  return told.length === 0 ? {} : { automations: Object.fromEntries(told.map((rule) => [noteOf(rule), rule.label])) };
}
