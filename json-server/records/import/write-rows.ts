import type { Resource } from '../../../src/config/types.ts';
import { type FieldIssue, HttpError } from '../../http/http-error.ts';
import type { Requests } from '../requests.ts';
import { noContent } from '../../http/reply.ts';
import type { Repository } from '../repository.ts';
import type { Writes } from '../writes-together.ts';
import { versionOf } from '../../live/rows/rows.ts';
import type { RoleRights } from '../../live/snapshot.ts';
import { stage, type Staged } from '../../store/staged.ts';
import type { OwnStore } from '../../store/types.ts';
import type { PlannedRow } from './planned-rows.ts';
import type { Pause } from './sheet.ts';

/** An error in a row: in its cells, or a refusal by the write path. */
export type RowError = { readonly row: PlannedRow } & (
  | { readonly issue: FieldIssue }
  | { readonly refused: HttpError }
);
export type ImportOutcome = {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly errors: readonly RowError[];
};
type Outcome = 'created' | 'updated' | 'unchanged';

export type ImportRows = {
  readonly resource: Resource;
  readonly rights: RoleRights;
  readonly planned: readonly PlannedRow[];
  /** Writes to another store, on the caller's behalf. */
  readonly repositoryOn: (requests: Requests) => Repository;
  readonly pause: Pause;
};

/**
 * Tries the rows one after another, each seeing the results of earlier ones; a refused row leaves nothing. In slices,
 * beside the store. @throws NotStaged when a rule needs an answer that only the store has
 */
export async function stageRows(
  store: OwnStore,
  rows: ImportRows,
): Promise<{ readonly written: ImportOutcome; readonly staged: Staged }> {
  const staged = stage(store);
  const repository = rows.repositoryOn({
    // oxlint-disable-next-line typescript/require-await -- what `work` throws must reject
    once: async (_request, work) => staged.transact(work),
    earlier: () => Promise.resolve(undefined),
  });
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const errors: RowError[] = [];
  for (const row of rows.planned) {
    const waited = rows.pause();
    if (waited) await waited;
    try {
      const done: Outcome[] = [];
      await repository.together({ key: undefined, owner: [], body: Buffer.alloc(0) }, (writes) => {
        done.push(writeRow(writes, rows, row));
        if (row.issues.length > 0) throw new HttpError({ status: 422 });
        return noContent;
      });
      for (const outcome of done) counts[outcome] += 1;
    } catch (refused) {
      if (!(refused instanceof HttpError)) throw refused;
      errors.push(...row.issues.map((issue) => ({ row, issue })), ...besides(row, refused));
    }
  }
  return { written: { ...counts, errors }, staged };
}

/** The same in one go, in a transaction; the first refused row ends it. */
export function writeImportedRows(writes: Writes, rows: ImportRows): ImportOutcome {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const errors: RowError[] = [];
  for (const row of rows.planned) {
    try {
      counts[writeRow(writes, rows, row)] += 1;
    } catch (refused) {
      if (!(refused instanceof HttpError)) throw refused;
      errors.push(...besides(row, refused));
    }
    errors.push(...row.issues.map((issue) => ({ row, issue })));
  }
  return { ...counts, errors };
}

function writeRow(
  writes: Writes,
  { resource, rights: { can } }: ImportRows,
  { before, input, issues }: PlannedRow,
): Outcome {
  if (issues.some(({ key }) => NO_RECORD.has(key))) return 'unchanged';
  if (before === undefined) {
    if (!can.has('create')) throw mayNot('create');
    writes.create(input);
    return 'created';
  }
  if (Object.keys(input).length === 0) return 'unchanged';
  if (!can.has('edit') || resource.posted) throw mayNot('edit');
  const row = writes.find(before.id);
  const after = writes.merge(row, versionOf(before), { input });
  return after === row ? 'unchanged' : 'updated';
}

/** It is unknown which record is meant, so there is nothing to try. */
const NO_RECORD: ReadonlySet<string> = new Set(['import.cell.noRecord', 'import.cell.twice']);

const mayNot = (action: 'create' | 'edit'): HttpError =>
  new HttpError({ status: 403, problem: { key: 'invalid', issues: [{ field: '', key: `import.cell.${action}` }] } });

/** Errors of single fields, independent of the others. */
const OF_FIELD = /^validation\.(?!rule$)/;

/** The row was tried without its wrong cells, so only errors of other cells count. */
function besides(row: PlannedRow, refused: HttpError): RowError[] {
  if (row.issues.length === 0) return [{ row, refused }];
  const wrong = new Set(row.issues.flatMap(({ field }) => [field, field.split('.')[0]]));
  return (refused.problem?.issues ?? [])
    .filter(({ field, key }) => OF_FIELD.test(key) && !wrong.has(field))
    .map((issue) => ({ row, issue }));
}
