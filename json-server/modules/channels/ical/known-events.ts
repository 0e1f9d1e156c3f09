import { createHash } from 'node:crypto';
import type { KnownEvent } from '../../../../src/domain/channels/ical/plan.ts';
import type { Row } from '../../../../src/config/types.ts';
import type { DefineTable, Table } from '../../../live/rows/company.ts';
import type { IcalFeedsRow } from '../../../live/rows/stored/ical-feeds.ts';

/** What imports made of the events of each feed, one row an event, in the tenant's partition. */
export const ICAL_EVENTS = '_ical_events';

/** Declares the table; call once per store. */
export const defineIcalEvents = (define: DefineTable): void =>
  define(ICAL_EVENTS, { unique: [], ordered: { feedId: 'plain', recordId: 'plain' }, search: [] });

/**
 * `recordId`: the reservation of a stay; `conflictId`: the one that says who has its nights; `blockIds`: of a block;
 * `countedOnly`: the nights, as `nightsKey`, that somebody else has and no reservation was kept for.
 */
export type KnownRow = KnownEvent & {
  readonly recordId: string | null;
  readonly conflictId: string | null;
  readonly blockIds: readonly string[];
  readonly countedOnly?: string;
};

/** No resource says what these rows hold: `knownRow` writes them, and nobody else. */
export function knownEvents(table: Table, feedId: string): KnownRow[] {
  return table.equal('feedId', feedId).map((row) => row as unknown as KnownRow);
}

/** The row of an event; its id is made of feed and key, so there is one. */
export function knownRow({ feed, ...event }: KnownRow & { readonly feed: IcalFeedsRow }): Row {
  const { key, kind, from, to, recordId, conflictId, blockIds, countedOnly } = event;
  return {
    id: knownId(feed.id, key),
    tenantId: feed.tenantId ?? null,
    feedId: feed.id,
    ...{ key, kind, from, to, recordId, conflictId, blockIds },
    ...(countedOnly === undefined ? {} : { countedOnly }),
  };
}

export const knownId = (feedId: string, key: string): string =>
  createHash('sha256').update(`${feedId}\n${key}`).digest('base64url');
