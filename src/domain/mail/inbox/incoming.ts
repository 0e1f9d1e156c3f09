import type { IsoDate } from '../../calendar/iso-date.ts';

/** An incoming mail, as far as it is read: no HTML, and only these headers. */
export type Incoming = {
  /** `<…@…>`; empty if missing. */
  readonly mailId: string;
  /** The mails it answers, nearest first. */
  readonly references: readonly string[];
  readonly from: string;
  readonly fromName: string;
  /** Recipient addresses. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly headers: {
    readonly autoSubmitted: string;
    readonly precedence: string;
    readonly autoReply: boolean;
    readonly returnPath: string;
  };
  /** In a report about one of our mails (RFC 3464). */
  readonly report: DeliveryReport | undefined;
  readonly files: readonly AttachedFile[];
};

/** A file attached to a mail. */
export type AttachedFile = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The file is incomplete. */
  readonly isCut?: true;
};

/** A mail server's report on a mail. */
export type DeliveryReport = {
  /** `failed`, `delayed`, `delivered`, `relayed`, `expanded` */
  readonly action: string;
  readonly recipient: string;
  /** One line, with the code. */
  readonly reason: string;
  /** Message-ID of the reported mail; empty if missing. */
  readonly mailId: string;
};

const lower = (text: string): string => text.trim().toLowerCase();

/** Whether a machine wrote it (RFC 3834): it causes no notification and gets no answer. */
export function isAutomatic({ headers, from, report }: Pick<Incoming, 'headers' | 'from' | 'report'>): boolean {
  const { autoSubmitted, precedence, autoReply, returnPath } = headers;
  if (report || autoReply) return true;
  if (autoSubmitted !== '' && lower(autoSubmitted).split(';')[0]?.trim() !== 'no') return true;
  if (['bulk', 'junk', 'list', 'auto_reply'].includes(lower(precedence))) return true;
  return returnPath.trim() === '<>' || /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/.test(lower(from));
}

/** Whether a mail is our own: a loop. @param own addresses the company sends from or receives at */
export function isOwnMail({ from }: Pick<Incoming, 'from'>, own: readonly string[]): boolean {
  const bare = (address: string) => lower(address).replace(/\+[^@]*@/, '@');
  return own.some((address) => address !== '' && bare(address) === bare(from));
}

/** The message id in one of our Message-IDs. @param tenant as written in a Message-ID */
export function ownIdOf(mailId: string, tenant: string): string | undefined {
  const [, local = ''] = /^<?([^<>@\s]+)@[^<>@\s]*>?$/.exec(mailId.trim()) ?? [];
  const start = `${tenant}.`;
  return local.startsWith(start) && local.length > start.length ? local.slice(start.length) : undefined;
}

const TOKEN = /\+([a-z0-9]{8,40})@/;
/** The tokens in the addresses of a mail: `stay+2f9c…@example.com`. */
export const tokensIn = (addresses: readonly string[]): readonly string[] =>
  addresses.flatMap((address) => TOKEN.exec(lower(address))?.[1] ?? []);

/** `stay@example.com` and a token → `stay+token@example.com`; unchanged if it already has a plus, or is no address. */
export function withToken(address: string, token: string): string {
  const [local = '', host = '', more] = address.split('@');
  return token === '' || local === '' || host === '' || more !== undefined || local.includes('+')
    ? address
    : `${local}+${token}@${host}`;
}

type Stay = { readonly checkIn: IsoDate; readonly checkOut: IsoDate; readonly status?: string | null };
const OVER = ['CANCELLED', 'FAILED', 'ALLREADYTAKEN'];

/** The stay a guest most probably writes about: the current one, else the next, else the last; cancelled ones last. */
export function nearestStay<Found extends Stay>(stays: readonly Found[], today: IsoDate): Found | undefined {
  const rank = (stay: Found): readonly [number, string] => {
    const isOver = OVER.includes(stay.status ?? '') ? 3 : 0;
    if (stay.checkIn <= today && today <= stay.checkOut) return [isOver, stay.checkIn];
    return stay.checkIn > today ? [isOver + 1, stay.checkIn] : [isOver + 2, stay.checkOut];
  };
  return [...stays].sort((a, b) => {
    const [one, first] = rank(a);
    const [other, second] = rank(b);
    if (one !== other) return one - other;
    // The first upcoming stay, otherwise the latest past one.
    return (first < second ? -1 : 1) * (one % 3 === 2 ? -1 : 1);
  })[0];
}

/** Field: value lines of a delivery report, names in lower case; folded lines are joined. */
function linesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')) {
    const [, name = '', value = ''] = /^([A-Za-z-]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== '') found.set(name.toLowerCase(), value.trim());
  }
  return found;
}
const afterType = (value: string | undefined): string => (value ?? '').replace(/^[\w-]+\s*;\s*/, '').trim();

/**
 * Parses a delivery report. @param status its `message/delivery-status` @param original headers of the reported mail
 */
export function readReport(status: string, original: string): DeliveryReport {
  const lines = linesOf(status);
  const code = lines.get('status') ?? '';
  const why = afterType(lines.get('diagnostic-code'));
  const reason = why.includes(code) ? why : [code, why].filter((part) => part !== '').join(' ');
  return {
    action: lower(lines.get('action') ?? ''),
    recipient: lower(afterType(lines.get('final-recipient') ?? lines.get('original-recipient'))),
    reason: reason.replace(/\s+/g, ' ').slice(0, 300),
    mailId: linesOf(original).get('message-id') ?? '',
  };
}
