/** The heads of threads. */
export const CONVERSATIONS = 'conversations';
/** The secret addresses that mail is forwarded to, by the hash of the secret. */
export const MAIL_IN_LINKS = '_mail_in_links';
/** Companies whose stays have the threads that what was said before there were any has begun. */
export const THREADS_BEGUN = '_threads_begun';
/** Tokens of signed deliveries, each good for once. */
export const MAIL_IN_TOKENS = '_mail_in_tokens';
/** Files of one message, in and out. */
export const MAX_FILES = 10;
/** Up to which mail each mailbox was read. */
export const MAILBOXES = '_mailboxes';
