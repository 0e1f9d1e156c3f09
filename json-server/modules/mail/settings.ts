import { type ReminderHours, USUAL_HOURS } from '../../../src/domain/mail/reminder-time.ts';
import type { MailLanguage } from '../../../src/domain/mail/words.ts';
import { type CompanyDetails, companyHead, settingsRow } from '../../records/settings/company-settings.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { TenantsRow } from '../../live/rows/stored/tenants.ts';

/** A company's mail settings, with defaults for missing ones. */
export type MailSettings = {
  readonly company: Pick<CompanyDetails, 'name' | 'phone' | 'email' | 'address' | 'website'>;
  /** Name beside the sender's address; the company's by default. */
  readonly fromName: string;
  readonly replyTo: string;
  /** Whether the reply address may contain a token, so that answers find their thread. */
  readonly replyPlus: boolean;
  readonly isReminderOn: boolean;
  readonly hours: ReminderHours;
  readonly sendsConfirmations: boolean;
  /** Check-in and check-out times in mails to guests if the home has none of its own. */
  readonly checkInTime: string;
  readonly checkOutTime: string;
  /** The default for guests whose language is unknown. */
  readonly language: MailLanguage;
};

/** @param company the row of the tenant itself, for values its settings omit */
export function mailSettings(table: Tables, company?: TenantsRow): MailSettings {
  const row = settingsRow(table);
  const head = companyHead(table, company);
  return {
    company: head,
    fromName: row?.mailFromName || head.name,
    replyTo: row?.mailReplyTo || (row?.companyEmail ?? ''),
    replyPlus: row?.mailReplyPlus === true,
    isReminderOn: row?.reminderOn !== false,
    hours: {
      from: row?.reminderFrom || USUAL_HOURS.from,
      until: row?.reminderUntil || USUAL_HOURS.until,
    },
    sendsConfirmations: row?.autoConfirmation === true,
    checkInTime: head.checkInTime,
    checkOutTime: head.checkOutTime,
    language: row?.language === 'en' ? 'en' : 'tr',
  };
}
