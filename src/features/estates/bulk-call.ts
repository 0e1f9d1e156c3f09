import type { SendSteps } from '../../engine/resource/use-send.ts';
import type { BulkAnswer } from '../../wire/estates.ts';

/** The changed fields; absent ones stay as they are. */
export type BulkChange = Readonly<Record<string, unknown>>;

export const previewBulk =
  (groupId: string, change: BulkChange): SendSteps<BulkAnswer> =>
  (send) =>
    send({ path: '/estates/bulk', method: 'POST', body: { groupId, ...change, dryRun: true } });

/** Applies a preview to the versions it showed; fails if one can no longer change. */
export const applyBulk =
  (groupId: string, change: BulkChange, { items }: BulkAnswer): SendSteps<BulkAnswer> =>
  (send) => {
    const versions = Object.fromEntries(items.map(({ id, version }) => [id, version]));
    return send({ path: '/estates/bulk', method: 'POST', body: { groupId, ...change, versions }, isOnce: true });
  };
