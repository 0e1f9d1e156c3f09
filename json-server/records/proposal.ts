import { proposedFields } from '../../src/config/normalize.ts';
import type { Action, Json } from '../../src/config/types.ts';
import type { ActionProposal } from '../../src/wire/proposal.ts';
import { notFound } from '../http/http-error.ts';
import type { Context } from './context.ts';
import { contextIn } from './context.ts';
import type { Reach } from './reach.ts';
import { project } from './projection.ts';
import { requireState } from './require-state.ts';
import { requireInScope } from './scope.ts';
import { warningTexts } from './warnings.ts';

/**
 * The initial values of an action's dialog, proposed by the domain's rule for the record as it is now.
 * @throws HttpError 404 without a proposal, 409 naming the actions that the record's state allows
 */
export function proposalFor(reach: Reach, id: string, action: Action): ActionProposal {
  const { store, snapshot, caller, resource, language } = reach;
  const names = proposedFields(action);
  if (names.length === 0) throw notFound();
  const context: Context = contextIn(store, reach);
  const record = requireInScope(context, resource, id);
  requireState({ context, resource, action, row: record });
  const { now } = caller.values;
  const asking = { record, table: context.table, now, action: action.name };
  const { values = {}, notes = [] } = snapshot.rules.proposalOf(resource.domain, asking) ?? {};
  const { readable } = snapshot.rightsOf({ role: caller.role, resource });
  const shown = names.filter((name) => readable.has(name));
  return {
    record: { ...project(context, resource, record), id: record.id },
    values: Object.fromEntries(shown.map((name): [string, Json] => [name, values[name] ?? null])),
    notes: warningTexts(
      snapshot,
      language,
      notes.filter(({ field }) => readable.has(field)),
    ).map(({ message }) => message),
  };
}
