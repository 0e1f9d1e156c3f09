import { compileWhere } from '../../src/config/where.ts';
import { optionOf } from '../../src/config/options.ts';
import { isMissing } from '../../src/config/values.ts';
import type { Action, Json, Resource, Row, Text } from '../../src/config/types.ts';
import { conflict } from '../http/http-error.ts';
import { type Context, unscopedResolver } from './context.ts';

/** @throws HttpError 409 naming the actions that the record's state allows */
export function requireState({
  context,
  resource,
  action,
  row,
}: {
  context: Context;
  resource: Resource;
  action: Action;
  row: Row;
}): void {
  const { resources } = context.snapshot.config;
  const { values } = context.caller;
  const state = resource.stateField === undefined ? undefined : row[resource.stateField];
  const isPossible = ({ from, when }: Action): boolean => {
    if (from.length > 0 && (typeof state !== 'string' || !from.includes(state))) return false;
    return (
      isMissing(when) ||
      compileWhere({ where: when, resource, resources, values, resolve: unscopedResolver(context) })(row)
    );
  };
  if (isPossible(action)) return;
  const { can } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  const allowed = Object.values(resource.actions).filter((o) => !o.copy && can.has(o.name) && isPossible(o));
  throw conflict('state', {
    paramsIn: (language) => {
      const word = (text: Text): string => text[language] ?? text.en;
      return {
        action: word(action.label),
        state: stateLabel(resource, state, word),
        allowed: allowed.map(({ label }) => word(label)).join(', ') || '–',
      };
    },
    extra: { state: state ?? null, allowed: allowed.map(({ name }) => name) },
  });
}

function stateLabel(resource: Resource, state: Json | undefined, word: (text: Text) => string): string {
  const field = resource.stateField === undefined ? undefined : resource.fields[resource.stateField];
  const option = optionOf(field, state);
  return option ? word(option.label) : typeof state === 'string' ? state : '–';
}
