import type { Action, Json, Language, Row } from '../../src/config/types.ts';
import type { Steps } from '../../src/config/steps.ts';
import type { ActionProposal } from '../../src/wire/proposal.ts';
import type { Reply } from '../http/reply.ts';
import type { RowOf } from '../live/rows/company.ts';
import type { OwnStore } from '../store/types.ts';
import { createAnswers } from './answers.ts';
import type { OnBehalf, ResourceNamed } from './context.ts';
import type { Reach } from './reach.ts';
import { proposalFor } from './proposal.ts';
import { recordReads, type RecordReads } from './read-records.ts';
import type { Repeatable, Requests } from './requests.ts';
import type { IfMatch } from './require-match.ts';
import {
  createRecord,
  deleteRecord,
  restoreFromTrash,
  runAction,
  type SentAction,
  updateRecord,
} from './single-writes.ts';
import { writeTogether, togetherInSlices, type RunPiece, type Writes } from './writes-together.ts';

export type Repository<R extends Row = Row> = RecordReads & {
  readonly create: (input: Json | undefined, request: Repeatable) => Promise<Reply>;
  readonly replace: (id: string, input: Json | undefined, ifMatch: IfMatch) => Promise<Reply>;
  readonly merge: (id: string, input: Json | undefined, ifMatch: IfMatch) => Promise<Reply>;
  readonly remove: (id: string, ifMatch: IfMatch) => Promise<Reply>;
  readonly act: (id: string, action: Action, sent: SentAction) => Promise<Reply>;
  /** The initial values of an action's dialog. */
  readonly propose: (id: string, action: Action) => ActionProposal;
  /** Restores a deleted record under its id. */
  readonly restore: (id: string, request: Repeatable) => Promise<Reply>;
  /** Several writes as one: whatever `work` throws undoes them all. */
  readonly together: (request: Repeatable, work: (writes: Writes<R>) => Reply) => Promise<Reply>;
  /**
   * Like `together` for very many writes: prepared a piece at a time beside the store, so other calls are answered in
   * between, and then written as one. @throws HttpError 409 when others keep changing the same records
   */
  readonly togetherInSlices: (request: Repeatable, work: (step: RunPiece<R>) => Steps<Reply>) => Promise<Reply>;
};

/** The repositories of a server, by caller. */
export type Repositories = <Name extends string>(
  setup: OnBehalf & { readonly resource: ResourceNamed<Name>; readonly language?: Language },
) => Repository<RowOf<Name>>;

/**
 * The only way to a resource's records: tenant and row scope are part of every read and write, and a write is one
 * synchronous transaction, so nothing can come between its checks and its effect.
 */
export function repositoryFor<Name extends string>({
  language = 'en',
  ...setup
}: OnBehalf & {
  readonly store: OwnStore;
  readonly requests: Requests;
  readonly resource: ResourceNamed<Name>;
  /** Language of the warnings in a successful answer. */
  readonly language?: Language;
  /** The writes are rows of an imported file. */
  readonly isImport?: true;
}): Repository<RowOf<Name>> {
  const reach: Reach<Name> = { ...setup, language, answers: createAnswers({ ...setup, language }) };
  return {
    ...recordReads(reach),
    create: (body, request) => createRecord(reach, body, request),
    replace: (id, body, ifMatch) => updateRecord(reach, 'replace', id, { body, ifMatch }),
    merge: (id, body, ifMatch) => updateRecord(reach, 'merge', id, { body, ifMatch }),
    remove: (id, ifMatch) => deleteRecord(reach, id, ifMatch),
    act: (id, action, sent) => runAction(reach, id, action, sent),
    propose: (id, action) => proposalFor(reach, id, action),
    restore: (id, request) => restoreFromTrash(reach, id, request),
    together: (request, work) => writeTogether(reach, request, work),
    togetherInSlices: (request, work) => togetherInSlices(reach, request, work),
  };
}
