import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import { MAX_BYTES } from './parse.ts';

/** ms; a server silent for this long counts as unreachable. */
const TIMEOUT = 20_000;
/** The port that is encrypted from the first byte. */
const TLS_PORT = 993;

/** A mailbox as the company configured it. */
export type MailboxAt = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
};
/** `isCut`: the mail is larger than the part read. */
export type BoxedMail = { readonly uid: number; readonly source: Buffer; readonly isCut: boolean };
/** An open mailbox, read-only: nothing in it is marked or deleted. */
export type Mailbox = {
  /** Changes when the server renumbers its mails. */
  readonly uidValidity: string;
  readonly uidNext: number;
  /** Numbers of mails after one, or since a moment, the lowest first. */
  readonly newer: (from: { readonly uid: number } | { readonly since: Date }) => Promise<readonly number[]>;
  /** undefined = it is gone. */
  readonly read: (uid: number) => Promise<BoxedMail | undefined>;
  readonly close: () => Promise<void>;
};
export type OpenMailbox = (at: MailboxAt) => Promise<Mailbox>;

/** The server's own message, if there is one: “Command failed” helps nobody. */
function refusalOf(error: unknown): unknown {
  const said: unknown = error instanceof Error && 'responseText' in error ? error.responseText : undefined;
  return typeof said === 'string' && said !== '' ? new Error(said, { cause: error }) : error;
}

/**
 * Opens mailboxes by IMAP. @param resolve finds the address to connect to, or refuses
 * @param mayBePlain whether a server without encryption is allowed: only in our own network
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
      // The certificate is checked against the name, whatever address the connection uses.
      ...(isIP(host) === 0 && { servername: host }),
      auth: { user, pass: password },
      logger: false,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT * 3,
    });
    // Without a listener a connection error would end the server.
    client.on('error', () => undefined);
    const openFolder = async () => {
      try {
        await client.connect();
        return await client.mailboxOpen(folder, { readOnly: true });
      } catch (error) {
        // A connection that failed at sign-in stays open on the server until it is closed.
        client.close();
        throw refusalOf(error);
      }
    };
    const box = await openFolder();
    return {
      uidValidity: String(box.uidValidity),
      uidNext: box.uidNext,
      newer: async (from) => {
        const wanted = 'uid' in from ? { uid: `${from.uid + 1}:*` } : { since: from.since };
        const found = (await client.search(wanted, { uid: true })) || [];
        // A range that ends with * always includes the last mail.
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
