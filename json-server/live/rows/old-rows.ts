import type { OldRows, OwnStore } from '../../store/types.ts';
import type { RowOf } from './company.ts';
import type { OwnRows } from './own-rows.ts';

/** Collections of which memory has the newest rows only (`TableSpec.old`). */
export type OldCollection = keyof Pick<OwnRows, '_deleted' | '_history' | '_requests'>;

type OldIn = <Collection extends OldCollection>(collection: Collection) => OldRows<RowOf<Collection>>;

/** Old rows of a company, outside of transactions. @param tenant '' = what belongs to none */
export const oldIn = (store: Pick<OwnStore, 'old'>, tenant: string): OldIn =>
  ((collection: string) => store.old(collection, tenant)) as OldIn;

/** Which of them a transaction asks for: one, those of a value of `OldSpec.by`, the oldest before a moment, or all. */
export type OldQuestion =
  | { readonly id: string }
  | { readonly by: string }
  | { readonly before: string; readonly limit: number }
  | 'all';

/** Asks in a transaction for old rows of its company, and has the oldest first. */
export type OldAsked = <Collection extends OldCollection>(
  collection: Collection,
  question: OldQuestion,
) => readonly RowOf<Collection>[];
