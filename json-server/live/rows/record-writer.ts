import type { OwnTransaction, Transaction } from '../../store/types.ts';
import type { PartitionWriter, PutOf } from './company.ts';
import type { StoredRows } from './stored-rows.ts';

/**
 * Lets records be written directly. `.dependency-cruiser.cjs` lists who may import this, each with a reason: the one
 * write path (`records/write-path.ts`) takes care of uniqueness, history, files, states and followers, and a record
 * written otherwise has none of them.
 */
export const recordWriter = (tx: OwnTransaction): Transaction => tx as Transaction;

type RecordPart = {
  readonly put: <Collection extends keyof StoredRows>(collection: Collection, row: PutOf<Collection>) => void;
};

/** Like `recordWriter`, in one partition. */
export const recordsOfPart = (part: PartitionWriter): RecordPart => part as RecordPart;
