/** The outbox: every mail and every message handed to WhatsApp, by whoever wrote it. */
export const MESSAGES = 'messages';
