import { recordOfSecret, secretAt } from '../../accounts/secret-links.ts';
import type { Companies, CompanyTable } from '../../live/rows/company.ts';
import type { SecretLinkRow } from '../../live/rows/own-rows.ts';
import type { IcalFeedsRow } from '../../live/rows/stored/ical-feeds.ts';

/** Secret links of calendars, by the hash of the secret. */
export const ICAL_LINKS = '_ical_links';

/** The path of a feed's calendar; undefined without a link. */
export function calendarPath(links: CompanyTable<SecretLinkRow>, { linkHash }: IcalFeedsRow): string | undefined {
  const secret = secretAt(links, linkHash);
  return secret && `/api/ical/${secret}.ics`;
}

/** The feed behind a secret; not found if the feed has another link by now or is off. */
export function feedOfSecret(
  companies: Companies,
  secret: string,
): { readonly feed: IcalFeedsRow; readonly tenant: string } | undefined {
  const linked = recordOfSecret(companies.shared.table(ICAL_LINKS), secret);
  const feed = linked && companies.company(linked.tenant).table('ical-feeds').get(linked.id);
  return feed?.linkHash === linked?.hash && feed && feed.isActive !== false
    ? { feed, tenant: linked.tenant }
    : undefined;
}
