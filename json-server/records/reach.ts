import type { Language } from '../../src/config/types.ts';
import type { OwnStore, OwnTransaction } from '../store/types.ts';
import type { RecordAnswers } from './answers.ts';
import { type Context, contextIn, type OnBehalf, type ResourceNamed } from './context.ts';
import type { Requests } from './requests.ts';
import type { Preparation } from './prepare.ts';
import { type SavedRecord, saveRecord } from './save-record.ts';

/** One caller's access to the records of one resource: the context of every call of a repository. */
export type Reach<Name extends string = string> = OnBehalf & {
  readonly store: OwnStore;
  readonly requests: Requests;
  readonly resource: ResourceNamed<Name>;
  readonly language: Language;
  readonly answers: RecordAnswers;
  /** The writes are rows of an imported file. */
  readonly isImport?: true;
};

/** Reads the running transaction's writes. */
export const contextInside = (reach: Reach, tx: OwnTransaction): Context => contextIn(tx, reach);

/** Stores a write; the answer contains its warnings. */
export function saveAndWarn({ answers }: Reach, preparation: Preparation, action: string): SavedRecord {
  const saved = saveRecord(preparation, action);
  if (saved.warnings) answers.warn(saved.row, saved.warnings);
  return saved;
}
