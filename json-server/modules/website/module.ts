import type { Module } from '../module.ts';
import { audienceRoute } from './audience-call.ts';
import { publishPosts, startCampaigns } from './jobs.ts';
import { publicBlogCalls } from './public-blog.ts';
import { publicFormCalls } from './public-forms.ts';
import { subscriptionCalls } from './subscriptions.ts';
import { createCampaignSender } from './sender.ts';
import { SUBSCRIBERS } from '../../records/settings/unsubscribe-link.ts';
import { queueOf } from '../../records/queues.ts';
import { countDelivered, holdMessages, stopForUnsubscribed } from './followers.ts';
import { CAMPAIGNS } from './names.ts';
import { blogPostRule, contactRule, subscriberRule, campaignRule } from './rules.ts';
import { MESSAGES } from '../../accounts/one-time-links.ts';

export const website: Module = {
  name: 'website',
  rules: {
    'blog-post': blogPostRule,
    'contact-request': contactRule,
    subscriber: subscriberRule,
    campaign: campaignRule,
  },
  removalRefusal: {
    // WB1: the proof of consent outlives the subscription.
    subscriber: () => ({ status: 409, field: 'email', key: 'website.proofKept', params: {} }),
  },
  followers: { [CAMPAIGNS]: [holdMessages], [SUBSCRIBERS]: [stopForUnsubscribed], [MESSAGES]: [countDelivered] },
  jobs: [publishPosts, startCampaigns],
  hasWaiting: (table) => table(CAMPAIGNS).equal('status', 'RUNNING').length > 0,
  queues: [queueOf({ name: 'campaigns', collection: CAMPAIGNS, states: ['RUNNING'], since: 'startedAt' })],
  jobsResource: 'blog-posts',
  calls: (deps) => [
    audienceRoute(deps),
    ...publicBlogCalls(deps),
    ...publicFormCalls(deps),
    ...subscriptionCalls(deps),
  ],
  start: (running) => createCampaignSender(running).stop,
};
