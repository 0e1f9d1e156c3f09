import { addDays, BUSINESS_TIME_ZONE, todayIn } from '../../../../src/domain/calendar/iso-date.ts';
import { stayBounds, isDue, type OwnTime, SEND_WHEN } from '../../../../src/domain/mail/inbox/own-time.ts';
import { timeIn } from '../../../../src/domain/mail/words.ts';
import type { Job } from '../../../jobs/job.ts';
import type { Tables } from '../../../live/rows/company.ts';
import type { MessageTemplatesRow } from '../../../live/rows/stored/message-templates.ts';
import type { ReservationsRow } from '../../../live/rows/stored/reservations.ts';
import type { RecordWrite } from '../../../live/rules/domain-write.ts';
import { composeOwn, mailLanguageOf, TEMPLATES } from '../compose.ts';
import { type MailSettings, mailSettings } from '../settings.ts';
import { MESSAGES } from '../../../accounts/one-time-links.ts';

/** The default time of day. */
const USUAL_TIME = '10:00';

/** When a text goes out automatically; undefined for texts that a person sends. */
function timeOf(row: MessageTemplatesRow): OwnTime | undefined {
  const when = SEND_WHEN.find((each) => each === row.sendWhen);
  if (!when || row.isActive === false) return undefined;
  const since = todayIn(new Date(row.sendSince || row.createdAt || 0));
  return { when, days: row.sendDays ?? 0, time: row.sendTime || USUAL_TIME, since };
}

/** The id of a text's message to a stay: it derives from both, so there is never a second one. */
const idOf = (template: MessageTemplatesRow, stay: ReservationsRow): string => `own-${template.id}-${stay.id}`;

type Due = {
  readonly table: Tables;
  readonly settings: MailSettings;
  readonly template: MessageTemplatesRow;
  readonly stay: ReservationsRow;
  readonly now: string;
};

function letterFor({ table, settings, template, stay, now }: Due): readonly RecordWrite[] {
  const guest = table('guests').get(stay.guestId);
  const to = guest?.email ?? '';
  if (to === '') return [];
  const language = mailLanguageOf(guest, settings.language);
  const words =
    language === 'tr'
      ? { subject: template.subjectTr, body: template.bodyTr }
      : { subject: template.subjectEn, body: template.bodyEn };
  const written = composeOwn({ table, settings, stay, guest, language, words });
  const kind = template.kind === 'QUICK_REPLY' ? 'OTHER' : template.kind;
  const way = { channel: 'MAIL', status: 'WAITING', nextAttemptAt: now, reservationId: stay.id, to, language };
  return [{ collection: MESSAGES, create: { id: idOf(template, stay), kind, ...way, ...written } }];
}

/** Sends a company's automatic texts, so many days before arrival or departure, or after it. */
export const sendInOwnTime: Job = {
  name: 'texts-in-own-time',
  due: ({ table, now, today }) => {
    const settings = mailSettings(table);
    const time = timeIn(now, BUSINESS_TIME_ZONE);
    return [...table(TEMPLATES).all()].flatMap((template) => {
      const rule = timeOf(template);
      if (!rule) return [];
      const { key, from, to } = stayBounds(rule, today);
      return table('reservations')
        .range(key, { gte: from, lt: addDays(to, 1) })
        .filter((stay) => {
          const booked = todayIn(new Date(stay.createdAt ?? 0));
          return isDue(rule, { ...stay, booked }, { today, time }) && !table(MESSAGES).get(idOf(template, stay));
        })
        .flatMap((stay) => letterFor({ table, settings, template, stay, now }));
    });
  },
};
