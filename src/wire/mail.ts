import type { ReminderSection } from '../domain/mail/reminder.ts';
import type { ReminderMoment } from '../domain/mail/reminder-time.ts';
import type { StayKind } from '../domain/mail/template.ts';
import type { MailLanguage } from '../domain/mail/words.ts';

/** Somebody who gets the morning's mail, or might. */
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
  /** Whoever has none yet: gets it later, now, late, or not at all today. */
  readonly moment: ReminderMoment;
  /** `12:00`; after it nothing goes out any more that day. */
  readonly latest: string;
  /** Whether the company sends it at all. */
  readonly isOn: boolean;
  /** Roles whose mail the caller may look at. */
  readonly roles: readonly string[];
  readonly mine: RemindedPerson;
  /** Everybody, for those who may see the company's users. */
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
  /** Empty where the guest has none. */
  readonly email: string;
  readonly phone: string;
  /** Opens WhatsApp with the text written; null without a phone number. */
  readonly whatsAppUrl: string | null;
};

/** By what a company's mail leaves: a server of its own, that of the installation, or into files. */
export type MailWay = { readonly by: 'COMPANY' | 'INSTALLATION' | 'FILES'; readonly host: string | null };
/** `GET /api/settings/mail` */
export type MailState = {
  readonly way: MailWay;
  readonly waiting: number;
  readonly sending: number;
  /** Given up. */
  readonly failed: number;
  /** Where a test goes: one's own address. */
  readonly to: string;
};

/** `POST /api/daily-reminder/test`, `POST /api/guest-messages`: the address that it goes to. */
export type MailTo = { readonly to: string };
