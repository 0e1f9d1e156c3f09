/** The resource of the links to saved views. */
export const FEEDS = 'feeds';
/** Their secrets, by the hash of the secret. */
export const FEED_LINKS = '_feed_links';

/** A person has one link per view. */
export const feedId = (viewId: string, userId: string): string => `${viewId}-${userId}`;
