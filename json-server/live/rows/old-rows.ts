import type { OldRows, OwnStore } from '../../store/types.ts';
import type { RowOf } from './company.ts';
import type { OwnRows } from './own-rows.ts';

/** Collections with only their newest rows in memory (`TableSpec.old`). */
export type OldCollection = keyof Pick<OwnRows, '_deleted' | '_history' | '_requests'>;

type OldIn = <Collection extends OldCollection>(collection: Collection) => OldRows<RowOf<Collection>>;

/** Old rows of a company, outside of transactions. @param tenant '' = the shared ones */
export const oldIn = (store: Pick<OwnStore, 'old'>, tenant: string): OldIn =>
  ((collection: string) => store.old(collection, tenant)) as OldIn;

/** Which old rows a transaction needs: one, those with a value of `OldSpec.by`, the oldest before a moment, or all. */
export type OldQuestion =
  | { readonly id: string }
  | { readonly by: string }
  | { readonly before: string; readonly limit: number }
  | 'all';

/** Reads old rows of the transaction's company, oldest first. */
export type OldAsked = <Collection extends OldCollection>(
  collection: Collection,
  question: OldQuestion,
) => readonly RowOf<Collection>[];
