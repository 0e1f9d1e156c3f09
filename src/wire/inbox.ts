import type { MailLanguage } from '../domain/mail/words.ts';

/** A message of a thread, as the house reads it. */
export type InboxMessage = {
  readonly id: string;
  readonly direction: 'IN' | 'OUT' | 'NOTE';
  readonly channel: string;
  readonly kind: string;
  readonly status: string;
  /** The author; empty for messages from rules and templates. */
  readonly author: string;
  readonly to: string;
  readonly subject: string;
  /** For a waiting message: the text as it would be sent now. */
  readonly body: string;
  /** When it was written or received. */
  readonly at: string;
  readonly sentAt: string | null;
  /** When a waiting message will be sent. */
  readonly leavesAt: string | null;
  /** Why it was not delivered: a value of the outbox, and the other side's reply. */
  readonly failure: string | null;
  readonly reason: string;
  readonly isAutomatic: boolean;
  readonly files: readonly InboxFile[];
  /** Files that were received but not kept. */
  readonly leftOut: readonly LeftOut[];
};

/** A file of a message; its bytes are at `GET /api/files/:id`. */
export type InboxFile = { readonly id: string; readonly name: string; readonly type: string; readonly size: number };

export type LeftOut = {
  readonly name: string;
  readonly reason: 'TOO_LARGE' | 'TOO_MANY' | 'KIND' | 'UNREADABLE' | 'NO_ROOM';
};

/** The stay beside a thread. Amounts in minor units. */
export type InboxStay = {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly estateId: string;
  readonly home: string;
  readonly people: number;
  readonly total: number;
  readonly remaining: number;
  readonly currency: string;
};

export type InboxPerson = { readonly id: string; readonly name: string };

/** `GET /api/inbox/thread` */
export type InboxThread = {
  readonly id: string;
  /** Null while the thread is empty. */
  readonly head: {
    readonly name: string;
    readonly subject: string;
    readonly state: string;
    readonly unread: number;
    readonly assignee: InboxPerson | null;
    readonly version: number;
  } | null;
  /** Oldest first, up to the newest. */
  readonly messages: readonly InboxMessage[];
  /** There are older ones, which are not included. */
  readonly hasMore: boolean;
  readonly stay: InboxStay | null;
  readonly guest: InboxPerson | null;
  /** The address for replies; empty if unknown. */
  readonly email: string;
  readonly phone: string;
  /** Whether the guest page is open and can show the reply. */
  readonly isPageOpen: boolean;
  readonly language: MailLanguage;
  /** People who can be mentioned in a note. */
  readonly colleagues: readonly InboxPerson[];
};

/** `POST /api/inbox/preview`: the message as it would be sent now. */
export type InboxPreview = {
  readonly subject: string;
  readonly body: string;
  /** Opens WhatsApp with the prepared text; null without a phone number. */
  readonly whatsAppUrl: string | null;
};

/** `GET /api/inbox/words`: prepared texts, with placeholders in braces. */
export type InboxWords = {
  readonly items: readonly {
    readonly id: string;
    readonly kind: string;
    /** The label of a quick reply. */
    readonly name: string;
    readonly subject: { readonly en: string; readonly tr: string };
    readonly body: { readonly en: string; readonly tr: string };
  }[];
};

/** `POST /api/inbox/messages` */
export type InboxSent = {
  readonly id: string;
  readonly threadId: string;
  readonly to: string;
  readonly whatsAppUrl: string | null;
};

/** `POST /api/inbox/link` */
export type InboxLinked = { readonly threadId: string };

/** `GET`, `PUT`, `DELETE /api/settings/mail-in`: where a provider forwards the company's mail; null if not set up. */
export type MailInLink = { readonly path: string | null };
