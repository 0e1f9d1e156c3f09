import { type ReminderHours, USUAL_HOURS } from '../../../src/domain/mail/reminder-time.ts';
import type { MailLanguage } from '../../../src/domain/mail/words.ts';
import type { Row } from '../../../src/config/types.ts';
import { textIn } from '../../rows.ts';
import { houseTimes, settingsRow } from '../../settings/company-settings.ts';
import type { Tables } from '../../tenancy/company.ts';

/** What a company has set for its mail; where it said nothing, what is usual. */
export type MailSettings = {
  readonly company: { readonly name: string; readonly phone: string; readonly email: string; readonly address: string };
  /** Name beside the sender's address; the company's by default. */
  readonly fromName: string;
  readonly replyTo: string;
  readonly isReminderOn: boolean;
  readonly hours: ReminderHours;
  readonly sendsConfirmations: boolean;
  /** Times of day told to guests where the home has none of its own. */
  readonly checkInTime: string;
  readonly checkOutTime: string;
  /** Of guests whose own nobody knows. */
  readonly language: MailLanguage;
};

/** @param company the row of the tenant itself, for what its settings leave out */
export function mailSettings(table: Tables, company?: Row): MailSettings {
  const row = settingsRow(table) ?? { id: '' };
  const of = (...keys: readonly [Row | undefined, string][]) =>
    keys.map(([from, key]) => (from ? textIn(from, key) : '')).find((text) => text !== '') ?? '';
  const name = of([row, 'companyName'], [company, 'companyName']);
  return {
    company: {
      name,
      phone: of([row, 'companyPhone'], [company, 'companyPhone'], [company, 'phone']),
      email: of([row, 'companyEmail'], [company, 'companyEmail'], [company, 'email']),
      address: of([row, 'companyAddress'], [company, 'address']),
    },
    fromName: of([row, 'mailFromName']) || name,
    replyTo: of([row, 'mailReplyTo'], [row, 'companyEmail']),
    isReminderOn: row['reminderOn'] !== false,
    hours: {
      from: of([row, 'reminderFrom']) || USUAL_HOURS.from,
      until: of([row, 'reminderUntil']) || USUAL_HOURS.until,
    },
    sendsConfirmations: row['autoConfirmation'] === true,
    ...houseTimes(table),
    language: row['language'] === 'en' ? 'en' : 'tr',
  };
}
