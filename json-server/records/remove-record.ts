import { collectionOf } from '../../src/config/collection.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { conflict } from '../http/http-error.ts';
import type { OwnStore, OwnTransaction } from '../store/types.ts';
import type { RecordWrite } from '../live/rules/domain-write.ts';
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
type Inside = Pick<Removal, 'tx' | 'context'>;
/** Consequences of a deletion: writes elsewhere, and followers. */
type Onward = {
  readonly apply: (setup: Inside & { readonly writes: readonly RecordWrite[] }) => void;
  readonly follow: (setup: Omit<Removal, 'store'> & { readonly action: string }) => void;
};

/**
 * Makes the function that deletes a record; nothing cascades. It throws HttpError 409 while a rule or a reference
 * prevents it. `apply` and `follow` are passed in because their file also deletes records.
 */
export const removal =
  ({ apply, follow }: Onward) =>
  ({ tx, store, context, resource, before }: Removal): void => {
    const { id } = before;
    const { rules } = context.snapshot;
    guardUsers({ tx, context, resource, before, after: undefined });
    requireScopeOverAll(context, resource, before);
    const refused = rules.removalRefusal(resource.domain, before);
    if (refused) throw refusal(refused);
    const states = removeStates({ tx, context, resource }, before);
    const removed = removalOf({ tx, context, before });
    // Rows the server keeps about the record must not refer to it any more.
    apply({ tx, context, writes: rules.goingWith(resource.domain, removed) });
    refuseReferenced({ tx, store, context, resource, id });
    recordWriter(tx).remove(collectionOf(resource), partitionOfResource(resource, context.caller.tenant), id);
    if (resource.trash === false) holdFiles({ tx, context, resource, before, after: undefined });
    else putInTrash({ tx, context, resource, before, states });
    // Consequences of a deletion elsewhere: a home loses its permit.
    apply({ tx, context, writes: rules.writesOnRemoval(resource.domain, removalOf({ tx, context, before })) });
    appendHistory({ tx, context, resource, row: before, action: 'delete', changes: changesBetween(before, undefined) });
    follow({ tx, context, resource, before, action: 'delete' });
  };

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
