import type { RowPut, DomainAnswer, DomainRule, DomainWrite } from '../../live/rules/domain-write.ts';
import { notSoldThrough } from '../reservations/sold-through.ts';
import { deadLink, newSecretLink } from '../../accounts/secret-links.ts';
import { ICAL_LINKS } from './ical-link.ts';
import type { IcalFeedsRow } from '../../live/rows/stored/ical-feeds.ts';

/**
 * One feed per estate and channel. A new one gets a secret link at once; the actions that renew and revoke it use
 * `linkWanted`, which is never stored.
 */
export const icalFeedRule: DomainRule<IcalFeedsRow> = (write): DomainAnswer => {
  const { record, before, table } = write;
  const estateId = record.estateId;
  const channelId = record.salesChannelId;
  for (const field of ['estateId', 'salesChannelId'] as const) {
    if (before && before[field] !== record[field]) {
      return { refused: { status: 422, field, key: 'ical.fixed', params: {} } };
    }
  }
  if (table('estates').get(estateId)?.isPlaceholder === true) {
    return { refused: { status: 422, field: 'estateId', key: 'ical.placeholder', params: {} } };
  }
  const unsold = notSoldThrough(write);
  if (unsold) return { refused: { status: 422, ...unsold } };
  const isTwice = table('ical-feeds')
    .equal('estateId', estateId)
    .some((other) => other.id !== record.id && other.salesChannelId === channelId);
  if (isTwice) return { refused: { status: 409, field: 'salesChannelId', key: 'ical.twice', params: {} } };
  const url = record.importUrl ?? '';
  if (url !== '' && !isFetchable(url)) {
    return { refused: { status: 422, field: 'importUrl', key: 'ical.httpsOnly', params: {} } };
  }
  return link(write);
};

/** https, on its default port, without a name or password. */
function isFetchable(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password } = new URL(text);
  return protocol === 'https:' && port === '' && username === '' && password === '';
}

function link({ record, before, now }: DomainWrite<IcalFeedsRow>): DomainAnswer {
  const wanted = before === undefined || record.linkWanted === true;
  if (!wanted && record.linkWanted !== false) return { set: { linkWanted: null } };
  const old = before?.linkHash ?? '';
  const writes: RowPut[] = old === '' ? [] : [{ collection: ICAL_LINKS, row: deadLink(old) }];
  if (!wanted) return { set: { linkWanted: null, linkHash: null, linkMadeAt: null }, writes };
  const { hash, row } = newSecretLink({ id: record.id, tenant: record.tenantId ?? '' });
  const set = { linkWanted: null, linkHash: hash, linkMadeAt: now };
  return { set, writes: [...writes, { collection: ICAL_LINKS, row }] };
}
