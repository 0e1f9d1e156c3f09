import { BATCH, ENOUGH_WAITING, messageIdOf } from '../../../src/domain/website/campaign.ts';
import type { JobWatch } from '../../http/job-watch.ts';
import { every, type Ticker } from '../../jobs/ticker.ts';
import type { AsSystem } from '../../records/as-system.ts';
import { UNSUBSCRIBE_SECRET, newUnsubscribeSecret, SUBSCRIBERS } from '../../records/settings/unsubscribe-link.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import type { Records } from '../../records/records.ts';
import { audienceOf, isReader } from './audience.ts';
import { countsOf, withCounts } from './followers.ts';
import { CAMPAIGNS } from './names.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { CampaignsRow } from '../../live/rows/stored/campaigns.ts';
import type { SubscribersRow } from '../../live/rows/stored/subscribers.ts';
import { MESSAGES } from '../../accounts/one-time-links.ts';

/** ms between two checks for running campaigns. */
const INTERVAL = 3000;
/** Subscribers examined in one transaction; few of them may match. */
const LOOKED_AT = 1000;

const messageFor = (campaign: CampaignsRow, subscriber: SubscribersRow, now: string): RecordWrite => {
  const language = subscriber.language === 'en' ? 'en' : 'tr';
  return {
    collection: MESSAGES,
    create: {
      id: messageIdOf(campaign.id, subscriber.id),
      kind: 'CAMPAIGN',
      channel: 'MAIL',
      status: 'WAITING',
      campaignId: campaign.id,
      subscriberId: subscriber.id,
      to: subscriber.email,
      language,
      nextAttemptAt: now,
      // The text comes from the campaign when the mail leaves.
      subject: (language === 'tr' ? campaign.subjectTr : campaign.subjectEn) ?? '',
    },
  };
};

/** The next messages of a campaign and its new position; read inside the transaction that writes them. */
function batchOf(table: Tables, campaign: CampaignsRow, now: string): readonly RecordWrite[] {
  const audience = audienceOf(campaign);
  const cursor = campaign.cursor ?? '';
  const rows = table(SUBSCRIBERS).range('id', { gte: cursor });
  const ahead = rows[0]?.id === cursor ? rows.slice(1, LOOKED_AT + 1) : rows.slice(0, LOOKED_AT);
  const messages: RecordWrite[] = [];
  const secrets: RecordWrite[] = [];
  let last = cursor;
  for (const row of ahead) {
    if (messages.length === BATCH) break;
    last = row.id;
    if (!isReader(table, audience, row)) continue;
    messages.push(messageFor(campaign, row, now));
    // Subscribers from outside the product have no unsubscribe link yet.
    if (!row[UNSUBSCRIBE_SECRET]) secrets.push({ collection: SUBSCRIBERS, row: { ...row, ...newUnsubscribeSecret() } });
  }
  const isListed = last === (rows.at(-1)?.id ?? cursor);
  const listed = (campaign.listed ?? 0) + messages.length;
  return [...secrets, ...messages, { collection: CAMPAIGNS, row: { ...campaign, cursor: last, isListed, listed } }];
}

/** The due writes of one campaign: its end, its figures, or the next messages. */
function dueOf(table: Tables, campaign: CampaignsRow, now: string): readonly RecordWrite[] {
  const { waiting } = countsOf(table, campaign.id);
  const counted = withCounts(table, campaign);
  if (campaign.isListed === true) {
    if (waiting > 0) return isSame(counted, campaign) ? [] : [{ collection: CAMPAIGNS, row: counted }];
    const set = { status: 'ENDED', endedAt: now };
    return [
      { collection: CAMPAIGNS, row: counted },
      { collection: CAMPAIGNS, id: campaign.id, set, action: 'end' },
    ];
  }
  if (waiting < ENOUGH_WAITING) return batchOf(table, counted, now);
  return isSame(counted, campaign) ? [] : [{ collection: CAMPAIGNS, row: counted }];
}

const isSame = (a: CampaignsRow, b: CampaignsRow): boolean =>
  (['listed', 'sent', 'failed', 'skipped'] as const).every((key) => (a[key] ?? 0) === (b[key] ?? 0));

/**
 * Puts campaigns into the outbox in batches, no faster than the postman sends: requests and other mails continue in
 * between. Ids consist of campaign and subscriber, and the campaign stores its position in the list, so a crashed
 * server continues where it was, and nobody gets a mail twice. A round answers the number of messages it put into the
 * outbox.
 */
export function createCampaignSender({
  records,
  asSystem,
  watch,
}: {
  readonly records: Records;
  readonly asSystem: AsSystem;
  readonly watch?: JobWatch;
}): Ticker {
  const runTenant = async (tenant: string, stopping: AbortSignal): Promise<number> => {
    let made = 0;
    for (const { id } of records.company(tenant).table(CAMPAIGNS).equal('status', 'RUNNING')) {
      if (stopping.aborted) break;
      const before = records.company(tenant).table(MESSAGES).size;
      const outside: Tables = records.company(tenant).table;
      const seen = outside(CAMPAIGNS).get(id);
      // Most rounds have nothing to write.
      if (seen && dueOf(outside, seen, '').length === 0) continue;
      await asSystem(tenant, ({ table, now }) => {
        const campaign = table(CAMPAIGNS).get(id);
        return campaign?.status === 'RUNNING' ? dueOf(table, campaign, now) : [];
      });
      made += records.company(tenant).table(MESSAGES).size - before;
    }
    return made;
  };
  const round = async (stopping: AbortSignal): Promise<number> => {
    let made = 0;
    for (const tenant of records.companiesHere(CAMPAIGNS)) made += await runTenant(tenant, stopping);
    return made;
  };
  return every({ job: 'campaigns', interval: INTERVAL, leading: records.leading, round, watch });
}
