import type { Module } from '../module.ts';
import { feedCalls } from './feed-calls.ts';
import { FEED_LINKS } from './names.ts';
import { publicFeedCalls } from './public-feed.ts';

/** Secret links to saved views, for spreadsheets and calendars. */
export const feeds: Module = {
  name: 'feeds',
  define: (define) => define(FEED_LINKS, { unique: [], ordered: {}, search: [] }),
  calls: (deps) => [...feedCalls(deps), ...publicFeedCalls(deps)],
};
