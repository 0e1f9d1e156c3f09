import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';
import { pagePath } from '../../../../src/domain/guest-page/link.ts';
import { guestPageState } from '../../../../src/domain/guest-page/page.ts';
import { deadLink, newSecretLink } from '../../../accounts/secret-links.ts';
import type { DefineTable, Tables } from '../../../live/rows/company.ts';
import type { GuestPageRow } from '../../../live/rows/own-rows.ts';
import type { Follower, RowPut } from '../../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../../live/rows/stored/reservations.ts';

/** The pages of a company's guests, each under the id of its stay. */
const PAGES = '_guest_pages';
/** Their links by the hash of the secret, in the global partition, because the visitor has no company. */
export const PAGE_LINKS = '_guest_page_links';

/** Declares the tables; call once per store. */
export const defineGuestPages = (define: DefineTable): void => {
  for (const name of [PAGES, PAGE_LINKS]) define(name, { unique: [], ordered: {}, search: [] });
};

/** The stored page of a stay; undefined until somebody makes one. */
export const guestPageOf = (table: Tables, stayId: string): GuestPageRow | undefined => table(PAGES).get(stayId);

/** The address of a stay's page; undefined without a page. */
export function guestPageAddress(table: Tables, stayId: string): string | undefined {
  const secret = guestPageOf(table, stayId)?.secret ?? '';
  return secret === '' ? undefined : pagePath(secret);
}

/**
 * Whether the page of a stay can be read: it has a link that shows more than the end of the stay. @param today calendar
 * date of the company
 */
export const isPageOpen = (table: Tables, stay: ReservationsRow, today: string): boolean =>
  guestPageAddress(table, stay.id) !== undefined && guestPageState(stay, today) === 'ACTIVE';

/** Whether a stay may have a link: not if it is over or cancelled. @param today calendar date of the company */
export const mayHavePage = (stay: ReservationsRow, today: string): boolean =>
  guestPageState(stay, today) === 'ACTIVE' && today <= stay.checkOut;

type Making = {
  readonly table: Tables;
  readonly tenant: string;
  readonly stay: ReservationsRow;
  readonly now: IsoInstant;
  readonly by: string;
};
type Made = { readonly path: string; readonly writes: readonly RowPut[] };

/** Makes a new link to a stay's page; the previous one stops working. */
export function renewedPage({ table, tenant, stay, now, by }: Making): Made {
  const before = guestPageOf(table, stay.id);
  const { hash, row } = newSecretLink({ id: stay.id, tenant });
  const { secret, ...link } = row;
  const kept = { id: stay.id, tenantId: tenant, hash, secret: secret ?? '', madeAt: now, madeBy: by };
  return {
    path: pagePath(kept.secret),
    writes: [
      ...endOf(before),
      { collection: PAGE_LINKS, row: link },
      { collection: PAGES, row: { ...kept, since: before?.since ?? null } },
    ],
  };
}

/** The link to a stay's page, made if there is none. */
export function pageFor(making: Making): Made {
  const path = guestPageAddress(making.table, making.stay.id);
  return path === undefined ? renewedPage(making) : { path, writes: [] };
}

/** Withdraws a link: its holder sees nothing any more. */
export function withdrawnPage(page: GuestPageRow | undefined): readonly RowPut[] {
  if (!page) return [];
  return [...endOf(page), { collection: PAGES, row: { ...page, hash: '', secret: '' } }];
}

const endOf = (page: GuestPageRow | undefined): readonly RowPut[] =>
  page && page.hash !== '' ? [{ collection: PAGE_LINKS, row: deadLink(page.hash) }] : [];

/**
 * When another guest takes over a stay, the previous link ends, and the new guest does not see the earlier
 * conversation. Merging two records of one person does not change the guest.
 */
export const endWithGuest: Follower<ReservationsRow> = ({ before, after, table, now }) => {
  if (!before || !after || before.guestId === '' || before.guestId === after.guestId) return [];
  if (table('guests').get(before.guestId)?.mergedIntoId === after.guestId) return [];
  const page = guestPageOf(table, after.id);
  const none = { id: after.id, tenantId: after.tenantId ?? '', hash: '', secret: '', madeAt: null, madeBy: null };
  return [...endOf(page), { collection: PAGES, row: { ...none, since: now } }];
};
