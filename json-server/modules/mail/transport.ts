/** An outgoing mail; its id stays the same across attempts. */
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
  /** A member of staff wrote it, so a program may answer it. */
  readonly isPersonal?: true;
  /** The one-click address to unsubscribe (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** ISO instant at which the message was written, so that a second attempt is the same letter. */
  readonly date: string;
  readonly files?: readonly LetterFile[];
};
export type LetterFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

/**
 * The outcome: `sent`; `filed`: written to a file, so nobody receives it; `failed`: certainly not taken, so it may be
 * retried; `refused` by its receiver, so a retry is useless; `unknown`: the connection broke during the hand-over, so
 * it may or may not have arrived.
 */
export type MailOutcome =
  | { readonly is: 'sent' | 'filed' }
  | { readonly is: 'failed' | 'refused' | 'unknown'; readonly why: string };

export type Transport = {
  /** Whether the same letter twice is one letter: then an attempt with an unknown outcome is simply repeated. */
  readonly isRepeatable: boolean;
  /** Never throws, and always ends. */
  readonly send: (letter: Letter) => Promise<MailOutcome>;
};

/** An error's message, in one short line without secrets: addresses and codes, never a password. */
export const shortError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);
