/** The heads of threads. */
export const CONVERSATIONS = 'conversations';
/** The secret addresses that mail is forwarded to, by the hash of the secret. */
export const MAIL_IN_LINKS = '_mail_in_links';
/** Companies whose old messages have been put into threads. */
export const THREADS_BEGUN = '_threads_begun';
/** Tokens of signed deliveries, each valid once. */
export const MAIL_IN_TOKENS = '_mail_in_tokens';
/** Max files of one message, in and out. */
export const MAX_FILES = 10;
/** The last mail read from each mailbox. */
export const MAILBOXES = '_mailboxes';
