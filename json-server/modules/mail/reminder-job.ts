import { BUSINESS_TIME_ZONE } from '../../../src/domain/calendar/iso-date.ts';
import { REMINDER_READERS, reminderSections, sectionsText } from '../../../src/domain/mail/reminder.ts';
import { reminderId, reminderMoment } from '../../../src/domain/mail/reminder-time.ts';
import { timeIn } from '../../../src/domain/mail/words.ts';
import type { MailText } from '../../../src/domain/mail/template.ts';
import type { RecordCreation } from '../../live/rules/domain-write.ts';
import type { Job } from '../../jobs/job.ts';
import { composeReminder, mailLanguageOf } from './compose.ts';
import { factsFor, type MorningFacts, readMorningFacts } from './reminder-facts.ts';
import { type MailSettings, mailSettings } from './settings.ts';
import type { UsersRow } from '../../live/rows/stored/users.ts';
import type { PutOf, Tables } from '../../live/rows/company.ts';
import { MESSAGES } from '../../accounts/one-time-links.ts';

/** Whether a person gets the morning mail: active, with a role that has one, and not turned off. */
export const isReminded = (user: UsersRow): boolean =>
  user.status === 'ACTIVE' &&
  REMINDER_READERS[user.role] !== undefined &&
  user.email !== '' &&
  user.dailyReminder !== false;

type For = {
  readonly table: Tables;
  readonly settings: MailSettings;
  readonly morning: MorningFacts;
  readonly user: PutOf<'users'>;
  /** The role whose mail it is; in a preview it may differ from the user's own. */
  readonly role: string;
  readonly isWholeRole?: boolean;
  readonly now: string;
  readonly today: string;
};

/** The morning mail of one person, with its sections. */
export function reminderFor({ table, settings, morning, user, role, isWholeRole = false, now, today }: For) {
  const language = mailLanguageOf(user);
  const userId = isWholeRole ? undefined : user.id;
  const sections = reminderSections(factsFor(morning, { table, role, userId, now }), role, language);
  const text: MailText = composeReminder({
    table,
    settings,
    user,
    today,
    language,
    sections: sectionsText(sections, language),
  });
  return { language, sections, text };
}

/**
 * DR1, R19: puts every person's mail into the outbox between 08:30 and 09:00, all of a tenant in one transaction. Each
 * id consists of date and person, so each mail is there once, however often the clock passes this hour. A server that
 * was down during the window does it later that morning and says so in the mail; after noon the day is skipped.
 */
export const reminderJob: Job = {
  name: 'daily-reminder',
  due: ({ table, now, today }) => {
    const settings = mailSettings(table);
    if (!settings.isReminderOn) return [];
    const moment = reminderMoment(timeIn(now, BUSINESS_TIME_ZONE), settings.hours);
    if (moment === 'EARLY' || moment === 'OVER') return [];
    const messages = table(MESSAGES);
    const missing = [...table('users').all()].filter(
      (user) => isReminded(user) && messages.get(reminderId(today, user.id)) === undefined,
    );
    if (missing.length === 0) return [];
    const morning = readMorningFacts({ table, today, now });
    return missing.map((user): RecordCreation => {
      const role = user.role;
      const { language, text } = reminderFor({ table, settings, morning, user, role, now, today });
      return {
        collection: MESSAGES,
        create: {
          id: reminderId(today, user.id),
          kind: 'REMINDER',
          channel: 'MAIL',
          status: 'WAITING',
          userId: user.id,
          to: user.email,
          language,
          subject: text.subject,
          body: text.body,
          nextAttemptAt: now,
          isLate: moment === 'LATE',
        },
      };
    });
  },
};
