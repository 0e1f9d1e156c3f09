import { isShownOnly, PROPOSED } from '../../config/normalize.ts';
import { actionValues } from '../../config/rules.ts';
import type { Action, ClientConfig, ClientField, ClientResource, Json } from '../../config/types.ts';
import { isMissing } from '../../config/values.ts';
import { compileVisibility } from '../../config/visibility.ts';
import type { ActionProposal } from '../../wire/proposal.ts';
import { whereValues } from '../../providers/where-values.ts';

/** The configured initial values of an action's fields; amounts of the record only if positive. */
export function beginnings(action: Action, { record, values }: ActionProposal): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(action.anew).map(([name, { begin = null }]) => {
      if (begin === PROPOSED) return [name, values[name] ?? null];
      if (typeof begin !== 'string' || !begin.startsWith('$')) return [name, begin];
      const own = record[begin.slice(1)] ?? null;
      return [name, typeof own === 'number' && own <= 0 ? null : own];
    }),
  );
}

/** Display-only fields without a value are left out. */
export const isUnread = (setup: {
  readonly action: Action;
  readonly field: Pick<ClientField, 'name' | 'compute'>;
  readonly value: Json;
}): boolean => {
  const { action, field, value } = setup;
  return isShownOnly(action, field.name) && !field.compute && isMissing(value);
};

/** Whether an action has no questions for this record, because all of them are hidden. */
export function asksNothing(setup: {
  readonly config: ClientConfig;
  readonly resource: ClientResource;
  readonly action: Action;
  readonly proposal: ActionProposal;
}): boolean {
  const { config, resource, action, proposal } = setup;
  const values = whereValues();
  const row: Record<string, Json> = {
    ...proposal.record,
    ...beginnings(action, proposal),
    ...actionValues({ action, values }),
  };
  const hidden = compileVisibility({
    resource,
    values,
    operation: 'action',
    asked: action.ask,
    resources: config.resources,
  })(row);
  return action.ask.every((name) => {
    const field = resource.fields[name];
    return !field || hidden.has(name) || isUnread({ action, field, value: row[name] ?? null });
  });
}
