import { fieldOfInput } from '../keys.ts';
import type { Resource } from '../types.ts';
import { ownValue } from '../values.ts';
import { isTriggeredBy } from './fires.ts';
import type { Automation, Effect } from './types.ts';

type Place = { readonly resource: Resource; readonly rule: Automation };
type Resources = { readonly [name: string]: Resource };

/**
 * The circle of rules that starts and ends with this one, as `resource/rule`; undefined if the files show none. A rule
 * never runs again for the record it has just written, so setting fields alone is no circle.
 */
export function setOff({
  resource,
  rule,
  resources,
}: Place & { readonly resources: Resources }): readonly string[] | undefined {
  const start = nameOf({ resource, rule });
  const seen = new Set<string>();
  const walk = (place: Place, way: readonly string[], isGrowing: boolean): readonly string[] | undefined => {
    for (const effect of place.rule.then) {
      const grows = isGrowing || effect.kind === 'create';
      for (const next of reachedBy(place, effect, resources)) {
        const name = nameOf(next);
        if (name === start && grows) return [...way, name];
        if (seen.has(name)) continue;
        seen.add(name);
        const found = walk(next, [...way, name], grows);
        if (found) return found;
      }
    }
    return undefined;
  };
  return rule.isOff ? undefined : walk({ resource, rule }, [start], false);
}

const nameOf = ({ resource, rule }: Place): string => `${resource.name}/${rule.name}`;

/** The rules an effect may trigger, whatever their conditions. */
function reachedBy({ resource }: Place, effect: Effect, resources: Resources): readonly Place[] {
  if (effect.kind === 'set') {
    const names = Object.keys(effect.values).map((key) => fieldOfInput(resource, key)?.name ?? key);
    return rulesOf(resource)
      .filter(({ when }) => isSetOffBy(when, names))
      .map((rule) => ({ resource, rule }));
  }
  const made = effect.kind === 'create' ? ownValue(resources, effect.resource) : undefined;
  if (!made || effect.kind !== 'create') return [];
  const start = made.stateField === undefined ? undefined : ownValue(made.fields, made.stateField)?.default;
  const after = {
    id: '',
    ...(made.stateField !== undefined && { [made.stateField]: start ?? null }),
    ...effect.values,
  };
  return rulesOf(made)
    .filter((rule) => isTriggeredBy(rule, made, { before: undefined, after, action: 'create' }))
    .map((rule) => ({ resource: made, rule }));
}

const rulesOf = ({ automations = [] }: Resource): readonly Automation[] => automations.filter(({ isOff }) => !isOff);

function isSetOffBy(when: Automation['when'], names: readonly string[]): boolean {
  if (when.kind === 'state') return names.includes(when.field);
  if (when.kind !== 'change' || !when.on.includes('update')) return false;
  return when.fields?.some((name) => names.includes(name)) ?? true;
}
