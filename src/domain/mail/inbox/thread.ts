import { fold } from '../../text/fold.ts';

/** Who speaks: the guest, the house, or colleagues among themselves. */
export type MessageDirection = 'IN' | 'OUT' | 'NOTE';

/** The one thread of a stay; its id is made of the stay, so that two people who begin it make one. */
export const threadOfStay = (reservationId: string): string => `thr-${reservationId}`;
/** The thread of a guest who wrote without a stay. */
export const threadOfGuest = (guestId: string): string => `thr-g-${guestId}`;

/** characters of a message that a list shows */
const SHOWN = 180;
/** The beginning of a text in one line. */
export const snippetOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN - 1)}…`;
};

/** What of a message its thread goes by. */
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
  /** Names of the files that came with it. */
  readonly fileNames?: readonly string[];
};
/** What of a head a new message goes by. */
export type Head = {
  readonly state?: string | null;
  readonly unread?: number | null;
  readonly lastAt?: string | null;
  readonly mentionIds?: readonly string[];
  readonly subject?: string | null;
};

/** The direction of a message; those from before anybody asked went out. */
export const directionOf = ({ direction }: Pick<Spoken, 'direction'>): MessageDirection =>
  direction === 'IN' || direction === 'NOTE' ? direction : 'OUT';

/** Whether a person of the house wrote it in own words, and not a rule or a template. */
const isOwn = (message: Spoken): boolean => message.kind === 'REPLY' || directionOf(message) === 'NOTE';

/** A mail that did not arrive. */
export const hasFailed = ({ status }: Pick<Spoken, 'status'>): boolean => status === 'ERROR' || status === 'BOUNCED';

/**
 * What the head of a thread says after a new message. What the guest writes is unread and opens the thread again; an
 * answer of the house has read it. It is about what the guest wrote last. What rules and machines send moves the thread up and asks nobody to do anything.
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

/** Colleagues named in a note, `@Ayşe Demir`. @param people those who can be named; a longer name goes before a shorter one */
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
