import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import { MAX_BYTES } from './parse.ts';

/** ms; a server that says nothing for so long is away. */
const TIMEOUT = 20_000;
/** The port on which a line is encrypted from its first byte. */
const TLS_PORT = 993;

/** A mailbox as a company has set it. */
export type MailboxAt = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
};
/** `isCut`: it is larger than what is read of it. */
export type BoxedMail = { readonly uid: number; readonly source: Buffer; readonly isCut: boolean };
/** An open mailbox, only read: nothing in it is marked or deleted. */
export type Mailbox = {
  /** Another value: the server has given its mails new numbers. */
  readonly uidValidity: string;
  readonly uidNext: number;
  /** Numbers of mails after one, or since a moment, the lowest first. */
  readonly newer: (from: { readonly uid: number } | { readonly since: Date }) => Promise<readonly number[]>;
  /** undefined: it is gone. */
  readonly read: (uid: number) => Promise<BoxedMail | undefined>;
  readonly close: () => Promise<void>;
};
export type OpenMailbox = (at: MailboxAt) => Promise<Mailbox>;

/** What the server said, where it said anything: “Command failed” helps nobody. */
function refusalOf(error: unknown): unknown {
  const said: unknown = error instanceof Error && 'responseText' in error ? error.responseText : undefined;
  return typeof said === 'string' && said !== '' ? new Error(said, { cause: error }) : error;
}

/**
 * Opens mailboxes by IMAP. @param resolve finds the address to connect to, or refuses to
 * @param mayBePlain whether a server without encryption is spoken to: in the own network only
 */
export const imapMailboxes =
  ({
    resolve,
    mayBePlain,
  }: {
    readonly resolve?: (host: string) => Promise<string>;
    readonly mayBePlain: boolean;
  }): OpenMailbox =>
  async ({ host, port, user, password, folder }) => {
    const secure = port === TLS_PORT;
    const client = new ImapFlow({
      host: (await resolve?.(host)) ?? host,
      port,
      secure,
      ...(!secure && !mayBePlain && { doSTARTTLS: true }),
      // The certificate is asked for by its name, wherever the connection goes.
      ...(isIP(host) === 0 && { servername: host }),
      auth: { user, pass: password },
      logger: false,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT * 3,
    });
    // Without a listener an error of the line would end the server.
    client.on('error', () => undefined);
    const opened = async () => {
      try {
        await client.connect();
        return await client.mailboxOpen(folder, { readOnly: true });
      } catch (error) {
        // A line that got no further than the sign-in stands open on the server until somebody closes it.
        client.close();
        throw refusalOf(error);
      }
    };
    const box = await opened();
    return {
      uidValidity: String(box.uidValidity),
      uidNext: box.uidNext,
      newer: async (from) => {
        const wanted = 'uid' in from ? { uid: `${from.uid + 1}:*` } : { since: from.since };
        const found = (await client.search(wanted, { uid: true })) || [];
        // A range that ends with * has the last mail in any case.
        return found.filter((uid) => !('uid' in from) || uid > from.uid).sort((a, b) => a - b);
      },
      read: async (uid) => {
        const found = await client.fetchOne(
          String(uid),
          { size: true, source: { maxLength: MAX_BYTES } },
          { uid: true },
        );
        if (!found || !found.source) return undefined;
        return { uid, source: found.source, isCut: (found.size ?? 0) > found.source.length };
      },
      close: async () => {
        try {
          await client.logout();
        } catch {
          client.close();
        }
      },
    };
  };
