import type { OwnTransaction, Transaction } from '../../store/types.ts';
import type { PartitionWriter, PutOf } from './company.ts';
import type { StoredRows } from './stored-rows.ts';

/**
 * Lets records be written directly. Who may import this stands in `.dependency-cruiser.cjs`, each with a reason:
 * uniqueness, history, files, states and followers are the work of the one path (`records/write-path.ts`), and a record
 * that is written otherwise has none of them.
 */
export const recordWriter = (tx: OwnTransaction): Transaction => tx as Transaction;

type RecordPart = {
  readonly put: <Collection extends keyof StoredRows>(collection: Collection, row: PutOf<Collection>) => void;
};

/** The same in one partition. */
export const recordsOfPart = (part: PartitionWriter): RecordPart => part as RecordPart;
