import { newKey } from '../../engine/resource/new-key.ts';
import type { BulkAnswer } from '../../wire/estates.ts';
import { request } from '../../providers/http.ts';

/** What changes; members that are absent stay as they are. */
export type BulkChange = Readonly<Record<string, unknown>>;

/** @throws HttpError */
export async function previewBulk(groupId: string, change: BulkChange): Promise<BulkAnswer> {
  const body = { groupId, ...change, dryRun: true };
  return (await request<BulkAnswer>({ path: '/estates/bulk', method: 'POST', body })).data;
}

/** Applies what a preview showed, to the versions that it showed. @throws HttpError 409 when one cannot change any more */
export async function applyBulk(groupId: string, change: BulkChange, seen: BulkAnswer): Promise<BulkAnswer> {
  const versions = Object.fromEntries(seen.items.map(({ id, version }) => [id, version]));
  const body = { groupId, ...change, versions };
  const headers = { 'Idempotency-Key': newKey() };
  return (await request<BulkAnswer>({ path: '/estates/bulk', method: 'POST', body, headers })).data;
}
