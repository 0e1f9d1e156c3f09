import type { IsoDate } from '../../calendar/iso-date.ts';

/** A mail that came in, as far as it is read: no HTML, and of its headers only these. */
export type Incoming = {
  /** `<…@…>`; empty where it had none. */
  readonly mailId: string;
  /** What it answers, the nearest first. */
  readonly references: readonly string[];
  readonly from: string;
  readonly fromName: string;
  /** Addresses that it went to. */
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

/** A file that a mail brings. */
export type AttachedFile = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Its end did not come with the mail. */
  readonly isCut?: true;
};

/** What a mail server says became of a mail. */
export type DeliveryReport = {
  /** `failed`, `delayed`, `delivered`, `relayed`, `expanded` */
  readonly action: string;
  readonly recipient: string;
  /** One line, with the code. */
  readonly reason: string;
  /** Message-ID of the mail that it is about; empty where nobody said. */
  readonly mailId: string;
};

const lower = (text: string): string => text.trim().toLowerCase();

/** Whether a machine wrote it (RFC 3834): nobody is rung for it, and nothing answers it. */
export function isAutomatic({ headers, from, report }: Pick<Incoming, 'headers' | 'from' | 'report'>): boolean {
  const { autoSubmitted, precedence, autoReply, returnPath } = headers;
  if (report || autoReply) return true;
  if (autoSubmitted !== '' && lower(autoSubmitted).split(';')[0]?.trim() !== 'no') return true;
  if (['bulk', 'junk', 'list', 'auto_reply'].includes(lower(precedence))) return true;
  return returnPath.trim() === '<>' || /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/.test(lower(from));
}

/** Whether a mail came from ourselves: a loop. @param own addresses that the company sends from or is answered at */
export function isOwnMail({ from }: Pick<Incoming, 'from'>, own: readonly string[]): boolean {
  const bare = (address: string) => lower(address).replace(/\+[^@]*@/, '@');
  return own.some((address) => address !== '' && bare(address) === bare(from));
}

/** Message id from a Message-ID that we made. @param tenant as it stands in a Message-ID */
export function ownIdOf(mailId: string, tenant: string): string | undefined {
  const [, local = ''] = /^<?([^<>@\s]+)@[^<>@\s]*>?$/.exec(mailId.trim()) ?? [];
  const start = `${tenant}.`;
  return local.startsWith(start) && local.length > start.length ? local.slice(start.length) : undefined;
}

const TOKEN = /\+([a-z0-9]{8,40})@/;
/** The tokens that the addresses of a mail bear: `stay+2f9c…@example.com`. */
export const tokensIn = (addresses: readonly string[]): readonly string[] =>
  addresses.flatMap((address) => TOKEN.exec(lower(address))?.[1] ?? []);

/** `stay@example.com` and a token → `stay+token@example.com`; as it is where it has a plus already, or is no address. */
export function withToken(address: string, token: string): string {
  const [local = '', host = '', more] = address.split('@');
  return token === '' || local === '' || host === '' || more !== undefined || local.includes('+')
    ? address
    : `${local}+${token}@${host}`;
}

type Stay = { readonly checkIn: IsoDate; readonly checkOut: IsoDate; readonly status?: string | null };
const OVER = ['CANCELLED', 'FAILED', 'ALLREADYTAKEN'];

/** The stay that a guest most probably writes about: the one they are in, else the next, else the last; cancelled ones last of all. */
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
    // The first of the coming stays, otherwise the last of the past ones.
    return (first < second ? -1 : 1) * (one % 3 === 2 ? -1 : 1);
  })[0];
}

/** Field: value lines of a delivery report, each name in lower case; folded lines belong to the one before. */
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

/** What a delivery report says. @param status its `message/delivery-status` @param original headers of the mail it is about */
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
