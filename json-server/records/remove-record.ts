import { collectionOf } from '../../src/config/collection.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { conflict } from '../http/http-error.ts';
import type { OwnStore, OwnTransaction } from '../store/types.ts';
import { runFollowers, applyWrites } from './write-path.ts';
import { type Context, partitionOfResource } from './context.ts';
import { holdFiles } from './held-files.ts';
import { tablesIn } from '../live/rows/company.ts';
import { appendHistory, changesBetween } from './history.ts';
import { whatRefersTo } from './references.ts';
import { refusal } from './refusal.ts';
import { requireScopeOverAll } from './scope.ts';
import { removeStates } from './state-history.ts';
import { putInTrash } from './trash.ts';
import { guardUsers } from './users.ts';
import { recordWriter } from '../live/rows/record-writer.ts';

type Removal = {
  readonly tx: OwnTransaction;
  /** For a global record the references of all tenants count. */
  readonly store: Pick<OwnStore, 'tenants'>;
  readonly context: Context;
  readonly resource: Resource;
  readonly before: Row;
};

/**
 * Deletes a record at somebody's request; nothing cascades.
 * @throws HttpError 409 while a rule or a reference prevents it
 */
export function removeRecord({ tx, store, context, resource, before }: Removal): void {
  const { id } = before;
  guardUsers({ tx, context, resource, before, after: undefined });
  requireScopeOverAll(context, resource, before);
  const refused = context.snapshot.rules.removalRefusal(resource.domain, before);
  if (refused) throw refusal(refused);
  const states = removeStates({ tx, context, resource }, before);
  removeAlong({ tx, context, resource, before });
  refuseReferenced({ tx, store, context, resource, id });
  recordWriter(tx).remove(collectionOf(resource), partitionOfResource(resource, context.caller.tenant), id);
  if (resource.trash === false) holdFiles({ tx, context, resource, before, after: undefined });
  else putInTrash({ tx, context, resource, before, states });
  writeAlso({ tx, context, resource, before });
  appendHistory({ tx, context, resource, row: before, action: 'delete', changes: changesBetween(before, undefined) });
  runFollowers({ tx, context, resource, before, action: 'delete' });
}

/** What the server noted down of the record, which no longer refers to it. */
function removeAlong({ tx, context, resource, before }: Omit<Removal, 'store'>): void {
  const writes = context.snapshot.rules.goingWith(resource.domain, removalOf({ tx, context, before }));
  applyWrites({ tx, context, writes });
}

/** The writes to other records that a deletion causes: a home loses its permit. */
function writeAlso({ tx, context, resource, before }: Omit<Removal, 'store'>): void {
  const writes = context.snapshot.rules.writesOnRemoval(resource.domain, removalOf({ tx, context, before }));
  applyWrites({ tx, context, writes });
}

const removalOf = ({ tx, context, before }: Pick<Removal, 'tx' | 'context' | 'before'>) => ({
  before,
  table: tablesIn(tx, context.caller.tenant),
  today: context.caller.values.today,
});

function refuseReferenced(setup: Parameters<typeof whatRefersTo>[0]): void {
  const references = whatRefersTo(setup);
  if (references.length === 0) return;
  throw conflict('referenced', {
    paramsIn: (language) => ({
      names: references.map(({ label, count }) => `${label[language] ?? label.en} (${count})`).join(', '),
    }),
    extra: { references },
  });
}
