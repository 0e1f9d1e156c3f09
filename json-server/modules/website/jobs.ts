import { isDuePost } from '../../../src/domain/website/blog.ts';
import type { Job } from '../../jobs/job.ts';
import { audienceOf, readersOf } from './audience.ts';
import { CAMPAIGNS, POSTS } from './names.ts';

/** WB2: publishes a scheduled post at its hour; once, because it is no longer scheduled afterwards. */
export const publishPosts: Job = {
  name: 'publish-posts',
  due: ({ table, now }) =>
    table(POSTS)
      .equal('status', 'SCHEDULED')
      .filter((post) => isDuePost(post, now))
      .map(({ id }) => ({ collection: POSTS, id, set: { status: 'PUBLISHED' }, action: 'publish' })),
};

/** Starts a scheduled campaign at its hour; one without recipients becomes a draft again. */
export const startCampaigns: Job = {
  name: 'start-campaigns',
  due: ({ table, now }) =>
    table(CAMPAIGNS)
      .equal('status', 'SCHEDULED')
      .filter((campaign) => (campaign.startAt ?? '') <= now)
      .map((campaign) => {
        const hasReaders = readersOf(table, audienceOf(campaign)).length > 0;
        const [status, action] = hasReaders ? ['RUNNING', 'send'] : ['DRAFT', 'unschedule'];
        return { collection: CAMPAIGNS, id: campaign.id, set: { status }, action };
      }),
};
