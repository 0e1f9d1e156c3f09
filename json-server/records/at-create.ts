import { defaultValues } from '../../src/config/record.ts';
import { actionValues } from '../../src/config/rules.ts';
import type { Action, Json, Language, Resource, Row } from '../../src/config/types.ts';
import { isJsonObject } from '../../src/config/values.ts';
import { decideAtCreate } from '../../src/domain/rule/at-create.ts';
import { forbidden, HttpError, invalid } from '../http/http-error.ts';
import { translatedProblem } from '../http/errors.ts';
import type { Snapshot } from '../live/snapshot.ts';
import type { OwnTransaction } from '../store/types.ts';
import type { Context } from './context.ts';
import { appendHistory, changesBetween } from './history.ts';

/**
 * Takes the action (`atCreate`) out of the body of a creation that requests it by name.
 * @throws HttpError 422 unless its value is a boolean
 */
export function takeAction(resource: Resource, body: Json | undefined): { body: Json | undefined; action?: Action } {
  const action = Object.values(resource.actions).find(({ atCreate }) => atCreate);
  if (!action || !isJsonObject(body) || !Object.hasOwn(body, action.name)) return { body };
  const { [action.name]: isAsked, ...rest } = body;
  if (typeof isAsked !== 'boolean') throw invalid([{ field: action.name, key: 'validation.boolean' }]);
  return { body: rest, ...(isAsked && { action }) };
}

type CreateSetup = {
  readonly tx: OwnTransaction;
  readonly context: Context;
  readonly resource: Resource;
  readonly action: Action;
};

/** Creates a record with its action, or without it and with the reason; a refused attempt leaves nothing behind. */
export function createActing<Result>(
  { tx, context: { snapshot, caller }, resource, action }: CreateSetup,
  write: (way: { readonly acting: Action } | { readonly because: HttpError }) => Result,
): Result {
  const mayAct = snapshot.rightsOf({ role: caller.role, resource }).can.has(action.name);
  const first = decideAtCreate({ forbidden: mayAct ? undefined : forbidden(), refused: undefined });
  if (first.kind !== 'acted') return write({ because: first.because });
  try {
    return tx.attempt(() => write({ acting: action }));
  } catch (error) {
    const refused = error instanceof HttpError ? error : undefined;
    const decided = decideAtCreate({ forbidden: undefined, refused });
    if (decided.kind !== 'held') throw error;
    return write({ because: decided.because });
  }
}

/** The values the action sets on a new record. */
export const valuesAtCreate = (action: Action, { caller }: Context): Readonly<Record<string, Json>> =>
  actionValues({ action, values: caller.values });

type Acted = { readonly tx: OwnTransaction; readonly context: Context; readonly resource: Resource; readonly row: Row };

/** The action has its own history entry besides the creation's, and notifies the same people. */
export function noteAction(action: Action, { tx, context, resource, row }: Acted): void {
  const keys = Object.keys(action.set);
  const begun = defaultValues({ resource, values: context.caller.values });
  const only = (values: Readonly<Record<string, Json>>) =>
    Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
  const changes = changesBetween({ ...only(begun), id: row.id }, { ...only(row), id: row.id });
  appendHistory({ tx, context, resource, row, action: action.name, changes });
}

/** Why the action was left out, by field, in the caller's language. */
export function reasonTexts({ catalogues }: Snapshot, language: Language, because: HttpError, action: string) {
  const request = { headers: { 'accept-language': language } };
  const problem = translatedProblem({ catalogues, request }, because);
  const errors = problem?.errors ?? { [action]: [problem?.message ?? because.message] };
  return Object.entries(errors).flatMap(([field, texts]) => texts.map((message) => ({ field, message })));
}
