import type { Json } from '../config/types.ts';

/** One estate of a bulk change: its changes (stored key → before and after), or why it cannot change. */
export type BulkItem = {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly currency: string | null;
  readonly changes?: Readonly<Record<string, { readonly from: Json; readonly to: Json }>>;
  readonly message?: string;
};

/** `POST /api/estates/bulk`. */
export type BulkAnswer = {
  readonly dryRun: boolean;
  readonly items: readonly BulkItem[];
  readonly changed: number;
  readonly refused: number;
};
