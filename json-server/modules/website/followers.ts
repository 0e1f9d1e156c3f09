import type { RecordWrite, Follower } from '../../live/rules/domain-write.ts';
import { CAMPAIGNS } from './names.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { MessagesRow } from '../../live/rows/stored/messages.ts';
import type { SubscribersRow } from '../../live/rows/stored/subscribers.ts';
import type { CampaignsRow } from '../../live/rows/stored/campaigns.ts';
import { MESSAGES } from '../../accounts/one-time-links.ts';

/** Later than any round of the postman. */
const NEVER = '9999-12-31T00:00:00.000Z';

/** Whether a newsletter was sent, or written to a file if no mail server is set. */
const isOut = ({ status }: MessagesRow): boolean => status === 'SENT' || status === 'FILED';

/** The results of a campaign's messages. */
export function countsOf(table: Tables, campaignId: string) {
  const counts = { listed: 0, sent: 0, failed: 0, skipped: 0, waiting: 0 };
  for (const row of table(MESSAGES).equal('campaignId', campaignId)) {
    counts.listed += 1;
    const status = row.status ?? '';
    if (isOut(row)) counts.sent += 1;
    else if (status === 'ERROR') counts.failed += 1;
    else if (status === 'CANCELLED') counts.skipped += 1;
    else counts.waiting += 1;
  }
  return counts;
}

/** The campaign with its figures; not an edit: its version and history stay. */
export function withCounts(table: Tables, campaign: CampaignsRow): CampaignsRow {
  const { listed, sent, failed, skipped } = countsOf(table, campaign.id);
  return { ...campaign, listed, sent, failed, skipped };
}

const cancelMessage = (message: MessagesRow, now: string): RecordWrite => ({
  collection: MESSAGES,
  id: message.id,
  action: 'cancel',
  set: { cancelledAt: now, nextAttemptAt: null },
});

/** Waiting messages follow their campaign: they pause, resume and stop with it. */
export const holdMessages: Follower<CampaignsRow> = ({ before, after, table, now }) => {
  if (!before || !after || before.status === after.status) return [];
  const waitingMessages = () =>
    table(MESSAGES)
      .equal('campaignId', after.id)
      .filter((row) => row.status === 'WAITING');
  const holdUntil = (nextAttemptAt: string): readonly RecordWrite[] =>
    waitingMessages().map(({ id }) => ({ collection: MESSAGES, id, set: { nextAttemptAt } }));
  if (after.status === 'PAUSED') return holdUntil(NEVER);
  if (after.status === 'RUNNING' && before.status === 'PAUSED') return holdUntil(now);
  if (after.status !== 'CANCELLED') return [];
  const stopped = waitingMessages().map((message) => cancelMessage(message, now));
  const { listed, sent, failed, skipped, waiting: open } = countsOf(table, after.id);
  const figures = { listed, sent, failed, skipped: skipped + stopped.length };
  return open === 0 && listed === 0 ? [] : [...stopped, { collection: CAMPAIGNS, row: { ...after, ...figures } }];
};

/**
 * WB1: a person who unsubscribes gets nothing more, not even a message already in the outbox; also records after which
 * campaign they left.
 */
export const stopForUnsubscribed: Follower<SubscribersRow> = ({ before, after, table, now }) => {
  if (!before || !after || before.status !== 'ACTIVE' || after.status === 'ACTIVE') return [];
  const messages = table(MESSAGES).equal('subscriberId', after.id);
  const stopped = messages.filter((row) => row.status === 'WAITING').map((message) => cancelMessage(message, now));
  const last = messages
    .filter((row) => isOut(row) && (row.campaignId ?? '') !== '')
    .sort((a, b) => ((a.sentAt ?? '') < (b.sentAt ?? '') ? -1 : 1))
    .at(-1);
  const campaign = last && table(CAMPAIGNS).get(last.campaignId ?? '');
  if (!campaign) return stopped;
  const unsubscribed = (campaign.unsubscribed ?? 0) + 1;
  return [
    ...stopped,
    { collection: 'subscribers', row: { ...after, unsubscribedAfterId: campaign.id } },
    { collection: CAMPAIGNS, row: { ...campaign, unsubscribed } },
  ];
};

/** Updates a finished campaign's figures after somebody resends a message. While it runs, the sender counts. */
export const countDelivered: Follower<MessagesRow> = ({ before, after, table }) => {
  if (!before || !after || before.status === after.status) return [];
  if (!isOut(after) && after.status !== 'ERROR') return [];
  const campaign = table(CAMPAIGNS).get(after.campaignId ?? '');
  if (!campaign || (campaign.status !== 'ENDED' && campaign.status !== 'CANCELLED')) return [];
  return [{ collection: CAMPAIGNS, row: withCounts(table, campaign) }];
};
