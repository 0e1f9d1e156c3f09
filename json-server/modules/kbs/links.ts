import { createHash, randomBytes } from 'node:crypto';
import { endOfBusinessDay } from '../../../src/domain/calendar/business-day.ts';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import type { KbsLinkShown } from '../../../src/wire/kbs.ts';
import type { GuestLinkRow } from '../../live/rows/own-rows.ts';
import type { Companies, DefineTable, CompanyReader, CompanyWriter } from '../../live/rows/company.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { STAYS } from '../reservations/names.ts';

/**
 * One-time links for guests, by the hash of their secret, in the global partition, because the visitor has no tenant.
 */
const LINKS = '_guest_links';
/** bytes; 192 bits */
const SECRET_BYTES = 24;
const SECRET = /^[A-Za-z0-9_-]{32}$/;

/** Declares the table; call once per store. */
export const defineGuestLinks = (define: DefineTable): void =>
  define(LINKS, { unique: [], ordered: { stayId: 'plain' }, search: [] });

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The stay's link that is still open or was used last. */
function lastOf({ shared }: Pick<CompanyReader, 'shared'>, tenant: string, stayId: string): GuestLinkRow | undefined {
  const rows = shared.table(LINKS).equal('stayId', stayId);
  return rows.filter((row) => row.tenant === tenant && !row.revokedAt).at(-1);
}

/** Guests may be asked until the day they leave. */
export function mayLink(stay: ReservationsRow, today: string): boolean {
  const isOn = stay.status === 'SUCCESSFUL' || stay.status === 'PENDING';
  return isOn && (stay.noShowAt ?? '') === '' && today <= stay.checkOut;
}

export const guestDataLinkEnd = (stay: ReservationsRow): string => endOfBusinessDay(stay.checkOut);

export function linkShown(
  reading: Pick<CompanyReader, 'shared'>,
  tenant: string,
  stay: ReservationsRow,
): KbsLinkShown | null {
  const row = lastOf(reading, tenant, stay.id);
  if (row === undefined) return null;
  return { madeAt: row.madeAt, expiresAt: guestDataLinkEnd(stay), usedAt: row.usedAt || null };
}

/** Withdraws a stay's links; a withdrawn link keeps only the fact that it existed. */
export function revokeLinks(
  { shared }: Pick<CompanyWriter, 'shared'>,
  tenant: string,
  stayId: string,
  now: string,
): void {
  for (const row of shared.table(LINKS).equal('stayId', stayId)) {
    if (row.tenant !== tenant || row.revokedAt) continue;
    shared.put(LINKS, { ...row, revokedAt: now });
  }
}

type Making = { readonly tenant: string; readonly stay: ReservationsRow; readonly now: string; readonly by: string };

/** Makes a new link and withdraws the previous one. @returns its secret, which is stored nowhere */
export function makeGuestDataLink(work: Pick<CompanyWriter, 'shared'>, { tenant, stay, now, by }: Making): string {
  revokeLinks(work, tenant, stay.id, now);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  work.shared.put(LINKS, { id: hashOf(secret), tenant, stayId: stay.id, madeAt: now, madeBy: by });
  return secret;
}

export type OpenLink = { readonly link: GuestLinkRow; readonly tenant: string; readonly stay: ReservationsRow };

/**
 * The stay behind a secret, looked up by its hash, so that the response time reveals nothing about existing secrets.
 * Unknown, withdrawn, used and expired links all give undefined.
 * @param repeated the key of a call that may be a repeat, which finds its link although it is used
 */
export function openLink(
  { shared, company }: Companies,
  { secret, now, repeated = '' }: { secret: string; now: string; repeated?: string },
): OpenLink | undefined {
  if (!SECRET.test(secret)) return undefined;
  const link = shared.table(LINKS).get(hashOf(secret));
  if (link === undefined || link.revokedAt) return undefined;
  const isUsed = Boolean(link.usedAt);
  if (isUsed && (repeated === '' || link.usedKey !== hashOf(repeated))) return undefined;
  const { tenant } = link;
  const stay = company(tenant).table(STAYS).get(link.stayId);
  return stay && mayLink(stay, todayIn(new Date(now))) ? { link, tenant, stay } : undefined;
}

/**
 * Marks a link as used; it opens once. @param key of the call that used it, so that the same call may be repeated; '' =
 * none
 */
export function spendKbsLink(
  { shared }: Pick<CompanyWriter, 'shared'>,
  link: GuestLinkRow,
  { now, key }: { now: string; key: string },
): void {
  shared.put(LINKS, { ...link, usedAt: now, usedKey: key === '' ? null : hashOf(key) });
}
