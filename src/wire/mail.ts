import type { ReminderSection } from '../domain/mail/reminder.ts';
import type { ReminderMoment } from '../domain/mail/reminder-time.ts';
import type { StayKind } from '../domain/mail/template.ts';
import type { MailLanguage } from '../domain/mail/words.ts';

/** A possible recipient of the daily mail. */
export type RemindedPerson = {
  readonly userId: string;
  readonly name: string;
  readonly role: string;
  readonly email: string;
  /** Whether the person wants it. */
  readonly isOn: boolean;
  /** State of today's mail in the outbox; null when there is none yet. */
  readonly status: string | null;
  readonly messageId: string | null;
  readonly sentAt: string | null;
};
/** `GET /api/daily-reminder` */
export type ReminderOverview = {
  readonly date: string;
  readonly from: string;
  readonly until: string;
  /** For people without one yet: sent later, now, late, or not at all today. */
  readonly moment: ReminderMoment;
  /** `12:00`; nothing is sent later that day. */
  readonly latest: string;
  /** Whether the company sends it at all. */
  readonly isOn: boolean;
  /** Roles whose mail the caller may preview. */
  readonly roles: readonly string[];
  readonly mine: RemindedPerson;
  /** Everybody, for callers who may see the company's users. */
  readonly people: readonly RemindedPerson[];
};
/** `GET /api/daily-reminder/preview` */
export type ReminderPreview = {
  readonly role: string;
  readonly subject: string;
  readonly body: string;
  readonly sections: readonly ReminderSection[];
};

/** `GET /api/guest-messages/preview` */
export type GuestMessagePreview = {
  readonly kind: StayKind;
  readonly language: MailLanguage;
  readonly subject: string;
  readonly body: string;
  /** Empty if the guest has none. */
  readonly email: string;
  readonly phone: string;
  /** Opens WhatsApp with the prepared text; null without a phone number. */
  readonly whatsAppUrl: string | null;
};

/** How a company's mail is sent: its own server, the installation's, or into files. */
export type MailWay = { readonly by: 'COMPANY' | 'INSTALLATION' | 'FILES'; readonly host: string | null };
/** `GET /api/settings/mail` */
export type MailState = {
  readonly way: MailWay;
  readonly waiting: number;
  readonly sending: number;
  /** Given up. */
  readonly failed: number;
  /** The recipient of a test: the caller's own address. */
  readonly to: string;
};

/** `POST /api/daily-reminder/test`, `POST /api/guest-messages`: the recipient's address. */
export type MailTo = { readonly to: string };
