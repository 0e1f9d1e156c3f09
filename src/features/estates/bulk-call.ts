import type { Steps } from '../../engine/resource/use-send.ts';

/** One estate of a preview: what would change (stored key → before and after), or why it cannot. */
export type BulkItem = {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly currency: string | null;
  readonly changes?: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
  readonly message?: string;
};
export type BulkAnswer = {
  readonly dryRun: boolean;
  readonly items: readonly BulkItem[];
  readonly changed: number;
  readonly refused: number;
};
/** What changes; members that are absent stay as they are. */
export type BulkChange = Readonly<Record<string, unknown>>;

export const previewBulk =
  (groupId: string, change: BulkChange): Steps<BulkAnswer> =>
  (send) =>
    send({ path: '/estates/bulk', method: 'POST', body: { groupId, ...change, dryRun: true } });

/** Applies what a preview showed, to the versions that it showed; refused when one cannot change any more. */
export const applyBulk =
  (groupId: string, change: BulkChange, { items }: BulkAnswer): Steps<BulkAnswer> =>
  (send) => {
    const versions = Object.fromEntries(items.map(({ id, version }) => [id, version]));
    return send({ path: '/estates/bulk', method: 'POST', body: { groupId, ...change, versions }, isOnce: true });
  };
