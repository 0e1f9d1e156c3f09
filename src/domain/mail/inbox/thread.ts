import { fold } from '../../text/fold.ts';

/** The speaker: the guest, the house, or colleagues among themselves. */
export type MessageDirection = 'IN' | 'OUT' | 'NOTE';

/** The one thread of a stay; its id is derived from the stay, so two people who start it create one. */
export const threadOfStay = (reservationId: string): string => `thr-${reservationId}`;
/** The thread of a guest who wrote without a stay. */
export const threadOfGuest = (guestId: string): string => `thr-g-${guestId}`;

/** characters of a message that a list shows */
const SHOWN = 180;
/** The beginning of a text on one line. */
export const snippetOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN - 1)}…`;
};

/** The parts of a message its thread depends on. */
export type Spoken = {
  readonly direction?: string | null;
  readonly kind?: string | null;
  readonly channel?: string | null;
  readonly status?: string | null;
  readonly subject?: string | null;
  readonly body?: string | null;
  readonly createdAt?: string | null;
  readonly isAutomatic?: boolean | null;
  readonly mentionIds?: readonly string[];
  /** Names of attached files. */
  readonly fileNames?: readonly string[];
};
/** The parts of a thread's head that a new message depends on. */
export type Head = {
  readonly state?: string | null;
  readonly unread?: number | null;
  readonly lastAt?: string | null;
  readonly mentionIds?: readonly string[];
  readonly subject?: string | null;
};

/** The direction of a message; older ones without it were outgoing. */
export const directionOf = ({ direction }: Pick<Spoken, 'direction'>): MessageDirection =>
  direction === 'IN' || direction === 'NOTE' ? direction : 'OUT';

/** Whether a person of the house wrote it, and not a rule or a template. */
const isOwn = (message: Spoken): boolean => message.kind === 'REPLY' || directionOf(message) === 'NOTE';

/** An undelivered mail. */
export const hasFailed = ({ status }: Pick<Spoken, 'status'>): boolean => status === 'ERROR' || status === 'BOUNCED';

/**
 * The head of a thread after a new message. A guest's message is unread and reopens the thread; an answer by the house
 * marks it read. The subject is the guest's last one. Messages from rules and machines move the thread up without
 * asking anybody to act.
 */
export function headAfter(head: Head | undefined, message: Spoken) {
  const direction = directionOf(message);
  const isAsking = direction === 'IN' && message.isAutomatic !== true;
  const unread = head?.unread ?? 0;
  const named = (message.fileNames ?? []).map((name) => `📎 ${name}`).join(' ');
  const subject = (message.subject ?? '').replace(/^((re|ynt|yan|aw|fwd?|ilt)\s*:\s*)+/i, '').slice(0, 200);
  return {
    channel: message.channel ?? null,
    lastAt: message.createdAt ?? null,
    lastText: snippetOf((message.body ?? '') || named || (message.subject ?? '')),
    lastDirection: direction,
    unread: isAsking ? unread + 1 : message.kind === 'REPLY' ? 0 : unread,
    state: isAsking || (head === undefined && isOwn(message)) ? 'OPEN' : (head?.state ?? 'DONE'),
    mentionIds: [...new Set([...(head?.mentionIds ?? []), ...(message.mentionIds ?? [])])],
    ...(subject !== '' && (direction === 'IN' || (head?.subject ?? '') === '') && { subject }),
  };
}

/** Colleagues mentioned in a note, `@Ayşe Demir`. @param people those who can be mentioned; longer names match first */
export function mentionedIn(
  text: string,
  people: readonly { readonly id: string; readonly name: string }[],
): readonly string[] {
  const found: string[] = [];
  let left = fold(text);
  const longest = [...people].filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length);
  for (const { id, name } of longest) {
    const called = `@${fold(name)}`;
    if (!left.includes(called)) continue;
    found.push(id);
    left = left.replaceAll(called, ' ');
  }
  return found;
}
