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

/** Who gets the morning's mail: active people of a role that is told something, who did not switch it off. */
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
  /** Whose mail it is; another than the user's own for a preview. */
  readonly role: string;
  readonly isWholeRole?: boolean;
  readonly now: string;
  readonly today: string;
};

/** The morning's mail of one person, and what it is made of. */
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
 * DR1, R19: between 08:30 and 09:00 every person's mail is put into the outbox, all of a tenant in one transaction. Each has
 * an id of date and person, so it is there once, however often the clock passes this hour. A server that was down over the
 * window does it later that morning and says so; from noon on the day goes without.
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
