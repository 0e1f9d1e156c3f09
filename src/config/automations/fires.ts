import { keysOf, isSameJson } from '../keys.ts';
import type { Resource, Row } from '../types.ts';
import { ownValue } from '../values.ts';
import type { Automation, ChangeTrigger, StateTrigger } from './types.ts';

/** A record that was written; without `before` it is new, without `after` it was deleted. */
export type FiringChange = {
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** The action as named in the history. */
  readonly action: string;
};
type Fields = Pick<Resource, 'fields'>;

/** The enabled rules of a resource that a change triggers, before their conditions are checked. */
export const firedBy = (
  resource: Fields & { readonly automations?: readonly Automation[] | undefined },
  change: FiringChange,
): readonly Automation[] =>
  (resource.automations ?? []).filter((rule) => !rule.isOff && isTriggeredBy(rule, resource, change));

/** Whether a change triggers a rule; its condition is not checked here. */
export function isTriggeredBy({ when }: Pick<Automation, 'when'>, resource: Fields, change: FiringChange): boolean {
  if (when.kind === 'state') return reaches(when, change);
  return when.kind === 'change' && isTriggeringChange(when, resource, change);
}

function reaches({ field, to, from }: StateTrigger, { before, after }: FiringChange): boolean {
  const now = after && ownValue(after, field);
  const was = before && (ownValue(before, field) ?? null);
  if (typeof now !== 'string' || !to.includes(now) || was === now) return false;
  return from === undefined || (typeof was === 'string' && from.includes(was));
}

function isTriggeringChange(
  { on, fields }: ChangeTrigger,
  resource: Fields,
  { before, after, action }: FiringChange,
): boolean {
  if (on.includes(action) && !['create', 'update', 'delete'].includes(action)) return true;
  if (before === undefined) return after !== undefined && on.includes('create');
  if (after === undefined) return on.includes('delete');
  if (!on.includes('update')) return false;
  const keys = fields?.flatMap((name) => {
    const field = ownValue(resource.fields, name);
    return field ? keysOf(field) : [name];
  });
  return keys === undefined || keys.some((key) => !isSameJson(before[key], after[key]));
}
