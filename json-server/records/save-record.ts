import { updateAction } from '../../src/config/history-actions.ts';
import { oncePer } from '../../src/config/once-per.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Warning } from '../live/rules/domain-write.ts';
import { putRecord, removeRecord } from './write-path.ts';
import { changesBetween } from './history.ts';
import { holderOf } from './put-unique.ts';
import { tableOf } from './context.ts';
import { prepareRow, type Preparation } from './prepare.ts';
import { requireScope } from './scope.ts';
import { guardUsers } from './users.ts';

/** `answerWith`: the rule stored something other than requested; once that is on disk, this is the answer. */
export type SavedRecord = {
  readonly row: Row;
  readonly warnings?: readonly Warning[];
  readonly answerWith?: HttpError;
};

/**
 * Validates and stores a write sent by a person, with its history. An update that changes nothing leaves no trace.
 * @param action the name of the action in the history
 * @throws HttpError 400, 403, 409, 422
 */
export function saveRecord(preparation: Preparation, action: string): SavedRecord {
  const { tx, context, resource, before } = preparation;
  const { row: after, ...rest } = prepareRow(preparation);
  const changes = changesBetween(before, after);
  if (before && Object.keys(changes).length === 0) return { row: before };
  guardUsers({ tx, context, resource, before, after });
  requireScope({ context, resource, before, after });
  if (before === undefined) makeWay({ tx, context, resource, after });
  const name = before && action === 'update' ? updateAction(resource.name, changes) : action;
  putRecord({ tx, context, resource, before, after, action: name, changes });
  // An automation of the file may have changed it again.
  const last = resource.automations && tableOf(context, resource).get(after.id);
  return { ...rest, row: last ?? after };
}

const uniqueFields = oncePer((fields: Resource['fields']) => Object.values(fields).filter(({ unique }) => unique));

type New = Pick<Preparation, 'tx' | 'context' | 'resource'> & { readonly after: Row };

/**
 * Deletes the record that has a unique value of the new one and gives way to it. @throws HttpError 409 while others
 * refer to it
 */
function makeWay({ tx, context, resource, after }: New): void {
  for (const { name } of uniqueFields(resource.fields)) {
    const holder = holderOf(context, { resource, keys: [name], values: after });
    if (holder === undefined || !context.snapshot.rules.givesWay(resource.domain, holder)) continue;
    removeRecord({ tx, store: { tenants: () => [context.caller.tenant] }, context, resource, before: holder });
  }
}
