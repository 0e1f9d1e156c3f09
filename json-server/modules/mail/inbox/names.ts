/** The heads of threads. */
export const CONVERSATIONS = 'conversations';
