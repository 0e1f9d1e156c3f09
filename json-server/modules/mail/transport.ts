/** A mail as it leaves; its id stays the same however often it is tried. */
export type Letter = {
  /** Id of the message, unique in its tenant. */
  readonly id: string;
  readonly tenant: string;
  readonly fromName: string;
  readonly replyTo: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  /** Message-ID of the mail that it answers. */
  readonly inReplyTo?: string;
  /** Somebody of the house wrote it, so a program may answer it. */
  readonly isPersonal?: true;
  /** Where a mail program unsubscribes its reader in one call (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** ISO instant: the moment the message was written, so that a second try is the same letter. */
  readonly date: string;
  readonly files?: readonly LetterFile[];
};
export type LetterFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

/**
 * What became of it: `sent`; `filed`, into a file, so nobody receives it; `failed`, certainly not taken, so it may be tried again; `refused` by its receiver, so trying
 * again is useless; `unknown`, the line broke while it was being handed over, so it may or may not have arrived.
 */
export type MailOutcome =
  | { readonly is: 'sent' | 'filed' }
  | { readonly is: 'failed' | 'refused' | 'unknown'; readonly why: string };

export type Transport = {
  /** Whether the same letter twice is one letter: then a try of unknown outcome is simply repeated. */
  readonly isRepeatable: boolean;
  /** Never throws, and always ends. */
  readonly send: (letter: Letter) => Promise<MailOutcome>;
};

/** What an error says, in one short line without secrets: addresses and codes, never a password. */
export const shortError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);
