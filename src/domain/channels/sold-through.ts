/** Whether a home is sold through a channel; without a list it is sold through all. */
export const isSoldThrough = (channelIds: readonly string[], channelId: string): boolean =>
  channelIds.length === 0 || channelIds.includes(channelId);
