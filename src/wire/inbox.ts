import type { MailLanguage } from '../domain/mail/words.ts';

/** A message of a thread, as the house reads it. */
export type InboxMessage = {
  readonly id: string;
  readonly direction: 'IN' | 'OUT' | 'NOTE';
  readonly channel: string;
  readonly kind: string;
  readonly status: string;
  /** Who wrote it; empty for what rules and templates send. */
  readonly author: string;
  readonly to: string;
  readonly subject: string;
  /** For one that waits: as it would be sent now. */
  readonly body: string;
  /** When it was written, or came in. */
  readonly at: string;
  readonly sentAt: string | null;
  /** When it leaves, of what waits. */
  readonly leavesAt: string | null;
  /** Why it did not arrive: a value of the outbox, and what the other side said. */
  readonly failure: string | null;
  readonly reason: string;
  readonly isAutomatic: boolean;
  readonly files: readonly InboxFile[];
  /** Files that came with it and were not kept. */
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
  /** Null as long as nobody has said anything. */
  readonly head: {
    readonly name: string;
    readonly subject: string;
    readonly state: string;
    readonly unread: number;
    readonly assignee: InboxPerson | null;
    readonly version: number;
  } | null;
  /** The oldest first, the newest of them all. */
  readonly messages: readonly InboxMessage[];
  /** There are older ones, which are not here. */
  readonly hasMore: boolean;
  readonly stay: InboxStay | null;
  readonly guest: InboxPerson | null;
  /** Where an answer goes; empty where nobody knows. */
  readonly email: string;
  readonly phone: string;
  /** Whether the guest page is open, where an answer can stand. */
  readonly isPageOpen: boolean;
  readonly language: MailLanguage;
  /** Who can be named in a note. */
  readonly colleagues: readonly InboxPerson[];
};

/** `POST /api/inbox/preview`: what would leave now. */
export type InboxPreview = {
  readonly subject: string;
  readonly body: string;
  /** Opens WhatsApp with the text written; null without a phone number. */
  readonly whatsAppUrl: string | null;
};

/** `GET /api/inbox/words`: texts to begin with, with their names in braces. */
export type InboxWords = {
  readonly items: readonly {
    readonly id: string;
    readonly kind: string;
    /** What a quick reply is called. */
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

/** `GET`, `PUT`, `DELETE /api/settings/mail-in`: where a provider forwards the company's mail to; null as long as nowhere. */
export type MailInLink = { readonly path: string | null };
