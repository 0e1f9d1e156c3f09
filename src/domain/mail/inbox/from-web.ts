import { threadOfStay } from './thread.ts';

/** characters */
const LONGEST = 5000;

/** Removes control characters except line breaks and tabs. */
export const withoutControlCharacters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/**
 * A guest's message from a page without sign-in, added to the thread of their stay. The text is stored as text.
 * @param work the moment of the transaction that writes it
 * @param said `id`: given, so sending the same form twice makes one message
 * @returns writes for that transaction; none for an empty message
 */
export function inboundFromWeb(
  { now }: { readonly now: string },
  {
    reservationId,
    text,
    name,
    id,
  }: { readonly reservationId: string; readonly text: string; readonly name: string; readonly id?: string },
) {
  const body = withoutControlCharacters(text).slice(0, LONGEST);
  if (body === '') return [];
  const create = {
    ...(id !== undefined && { id }),
    kind: 'GUEST_MESSAGE',
    direction: 'IN',
    channel: 'WEB',
    status: 'RECEIVED',
    reservationId,
    threadId: threadOfStay(reservationId),
    authorName: withoutControlCharacters(name).replace(/\s+/g, ' ').slice(0, 120),
    subject: '',
    body,
    sentAt: now,
  };
  return [{ collection: 'messages', create }];
}
