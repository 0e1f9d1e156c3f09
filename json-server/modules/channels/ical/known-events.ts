import { createHash } from 'node:crypto';
import type { DefineTable, CompanyTable } from '../../../live/rows/company.ts';
import type { IcalEventRow } from '../../../live/rows/own-rows.ts';
import type { IcalFeedsRow } from '../../../live/rows/stored/ical-feeds.ts';

/** The results of imports, one row per event of a feed, in the tenant's partition. */
export const ICAL_EVENTS = '_ical_events';

/** Declares the table; call once per store. */
export const defineIcalEvents = (define: DefineTable): void =>
  define(ICAL_EVENTS, { unique: [], ordered: { feedId: 'plain', recordId: 'plain' }, search: [] });

/** An event as it is remembered, before it becomes a row of its feed. */
export type KnownRow = Omit<IcalEventRow, 'id' | 'tenantId' | 'feedId'>;

export const knownEvents = (table: CompanyTable<IcalEventRow>, feedId: string): IcalEventRow[] =>
  table.equal('feedId', feedId);

/** The row of an event; its id comes from feed and key, so there is one. */
export function knownRow({ feed, ...event }: KnownRow & { readonly feed: IcalFeedsRow }): IcalEventRow {
  const { key, kind, from, to, recordId, conflictId, blockIds, countedOnly } = event;
  return {
    id: knownId(feed.id, key),
    tenantId: feed.tenantId ?? null,
    feedId: feed.id,
    key,
    kind,
    from,
    to,
    recordId,
    conflictId,
    blockIds,
    ...(countedOnly === undefined ? {} : { countedOnly }),
  };
}

export const knownId = (feedId: string, key: string): string =>
  createHash('sha256').update(`${feedId}\n${key}`).digest('base64url');
