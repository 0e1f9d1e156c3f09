import type { Module } from '../module.ts';
import { audienceRoute } from './audience-call.ts';
import { publishPosts, startCampaigns } from './jobs.ts';
import { publicBlogCalls } from './public-blog.ts';
import { publicFormCalls } from './public-forms.ts';
import { subscriptionCalls } from './subscriptions.ts';
import { createSender } from './sender.ts';

export const website: Module = {
  name: 'website',
  jobs: [publishPosts, startCampaigns],
  jobsResource: 'blog-posts',
  calls: (deps) => [
    audienceRoute(deps),
    ...publicBlogCalls(deps),
    ...publicFormCalls(deps),
    ...subscriptionCalls(deps),
  ],
  start: (running) => createSender(running).stop,
};
