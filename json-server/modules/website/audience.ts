import { type CampaignAudienceRule, isMeant, type CampaignReader } from '../../../src/domain/website/campaign.ts';
import type { Json } from '../../../src/config/types.ts';
import { SUBSCRIBERS } from '../../records/settings/unsubscribe-link.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { SubscribersRow } from '../../live/rows/stored/subscribers.ts';

const textsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((word) => typeof word === 'string') : [];

/** The audience of a stored or edited campaign. */
export function audienceOf(values: { readonly [key: string]: Json | undefined }): CampaignAudienceRule {
  const text = (key: string): string | null => {
    const value = values[key];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const stays = text('audienceStays');
  return {
    language: text('audienceLanguage'),
    tags: textsIn(values['audienceTags']),
    city: text('audienceCity'),
    stays: stays === 'STAYED' || stays === 'NEVER' ? stays : 'ALL',
    stayedSince: text('stayedSince'),
  };
}

const readerOf = (row: SubscribersRow): CampaignReader => ({
  language: row.language,
  tags: textsIn(row.tags),
  city: row.city ?? '',
  status: row.status ?? '',
  iysStatus: row.iysStatus ?? '',
  consentAt: row.consentAt ?? '',
});

/** The last departure of the person with this address. */
function lastDeparture(table: Tables, email: string): string | undefined {
  const departures = table('guests')
    .equal('email', email)
    .flatMap((guest) => table('reservations').equal('guestId', guest.id))
    .filter((stay) => stay.status === 'FINISHED')
    .map((stay) => stay.checkOut);
  return departures.sort().at(-1);
}

export const isReader = (table: Tables, audience: CampaignAudienceRule, row: SubscribersRow): boolean =>
  isMeant(audience, readerOf(row), () => lastDeparture(table, row.email));

/** All subscribers a campaign would reach now: one check of each subscriber. */
export const readersOf = (table: Tables, audience: CampaignAudienceRule): readonly SubscribersRow[] =>
  [...table(SUBSCRIBERS).all()].filter((row) => isReader(table, audience, row));
