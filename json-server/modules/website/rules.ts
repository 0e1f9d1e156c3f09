import { freeSlug, postSlug } from '../../../src/domain/website/blog.ts';
import { prepareCampaign } from '../../../src/domain/website/campaign.ts';
import { prepareContact } from '../../../src/domain/website/contact.ts';
import { prepareSubscriber } from '../../../src/domain/website/subscriber.ts';
import type { Json } from '../../../src/config/types.ts';
import { UNSUBSCRIBE_SECRET, newUnsubscribeSecret } from '../../records/settings/unsubscribe-link.ts';
import { personName } from '../../live/rows/rows.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import { audienceOf, readersOf } from './audience.ts';
import { POSTS } from './names.ts';
import type { CampaignsRow } from '../../live/rows/stored/campaigns.ts';
import type { SubscribersRow } from '../../live/rows/stored/subscribers.ts';
import type { ContactRequestsRow } from '../../live/rows/stored/contact-requests.ts';
import type { BlogPostsRow } from '../../live/rows/stored/blog-posts.ts';

/** WB2: a post without an address gets one from its title, per language, unique among posts. */
export const blogPostRule: DomainRule<BlogPostsRow> = ({ record, table }) => {
  const addressOf = (key: 'slug' | 'slugTr', title: string): Json => {
    const typed = record[key] ?? '';
    if (typed !== '' || title === '') return typed || null;
    const isTaken = (slug: string) => ![undefined, record.id].includes(table(POSTS).findUnique(key, slug)?.id);
    return freeSlug(postSlug(title) || postSlug(`post-${record.id}`), isTaken);
  };
  return {
    set: { slug: addressOf('slug', record.title ?? ''), slugTr: addressOf('slugTr', record.titleTr ?? '') },
  };
};

/**
 * WB2 (`src/domain/website/contact.ts`); also stores the assignee's name, for readers who may not open the list of
 * users.
 */
export const contactRule: DomainRule<ContactRequestsRow> = ({ record, before, table, now }) => {
  const user = table('users').get(record.assignedUserId ?? '');
  const set = { ...prepareContact({ record, before, now }), assignedTo: user ? personName(user) : null };
  // An hour set by hand takes precedence.
  return { set: before || (record.dueAt ?? '') === '' ? set : { ...set, dueAt: record.dueAt ?? null } };
};

/** WB1 (`src/domain/website/subscriber.ts`); the secret of the unsubscribe link is made once and stays. */
export const subscriberRule: DomainRule<SubscribersRow> = ({ record, before, now }) => {
  const prepared = prepareSubscriber({ record, before, now });
  if ('refused' in prepared) return prepared;
  const isBack = before !== undefined && before.status !== 'ACTIVE' && record.status === 'ACTIVE';
  return {
    set: {
      ...prepared.set,
      // A new consent must be registered again.
      ...(isBack && { iysStatus: 'WAITING' }),
      ...(!record[UNSUBSCRIBE_SECRET] && newUnsubscribeSecret()),
    },
  };
};

export const campaignRule: DomainRule<CampaignsRow> = ({ record, before, table, now }) =>
  prepareCampaign({ record, before, audience: () => readersOf(table, audienceOf(record)).length, now });
