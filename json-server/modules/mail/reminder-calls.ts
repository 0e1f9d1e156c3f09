import { text } from '../../http/query.ts';
import { REMINDER_READERS, REMINDER_ROLES } from '../../../src/domain/mail/reminder.ts';
import { BUSINESS_TIME_ZONE } from '../../../src/domain/calendar/iso-date.ts';
import { latestOf, reminderId, reminderMoment } from '../../../src/domain/mail/reminder-time.ts';
import { timeIn } from '../../../src/domain/mail/words.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import type { RemindedPerson, ReminderOverview, ReminderPreview } from '../../../src/wire/mail.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { forbidden, invalid, malformed, notFound } from '../../http/http-error.ts';
import { atHome, resourceNamed } from '../../records/context.ts';
import { repeatable } from '../../records/repeatable.ts';
import type { Once } from '../../records/once.ts';
import { scopeOf } from '../../records/scope.ts';
import { json } from '../../http/reply.ts';
import { personName } from '../../live/rows/rows.ts';
import type { Records } from '../../records/records.ts';
import { readMorningFacts } from './reminder-facts.ts';
import { isReminded, reminderFor } from './reminder-job.ts';
import { mailSettings } from './settings.ts';
import type { PutOf, Tables } from '../../live/rows/company.ts';
import { MESSAGES } from '../../accounts/one-time-links.ts';

type Deps = { readonly records: Records; readonly once: Once };
const READ = { subject: 'DailyReminder', action: 'read' } as const;
/** Those who may see the company's users may see the mail of every role; all others only their own. */
const USERS = 'users';

const seesEverybody = ({ snapshot, caller }: SignedCall): boolean => {
  const users = resourceNamed(snapshot, USERS);
  return users !== undefined && snapshot.rightsOf({ role: caller.role, resource: users }).can.has('list');
};

/** Roles whose mail the caller may see. */
const rolesFor = (call: SignedCall): readonly string[] => {
  const { role } = call.caller;
  if (!seesEverybody(call)) return REMINDER_READERS[role] ? [role] : [];
  return REMINDER_ROLES.filter((each) => each !== 'SuperAdmin' || role === 'SuperAdmin');
};

function personOf(table: Tables, today: string) {
  const messages = table(MESSAGES);
  return (user: PutOf<'users'>): RemindedPerson => {
    const message = messages.get(reminderId(today, user.id));
    return {
      userId: user.id,
      name: personName(user),
      role: user.role ?? '',
      email: user.email ?? '',
      isOn: user.dailyReminder !== false,
      status: message ? (message.status ?? '') : null,
      messageId: message?.id ?? null,
      sentAt: message?.sentAt || null,
    };
  };
}

function overview({ records }: Deps, call: SignedCall): ReminderOverview {
  const { caller, snapshot } = call;
  const { values } = caller;
  const context = records.of(call);
  const { isReminderOn, hours } = mailSettings(context.table);
  const toPerson = personOf(context.table, values.today);
  const users = resourceNamed(snapshot, USERS);
  const scope = users && scopeOf(context, users);
  const people = seesEverybody(call)
    ? [...context.table(USERS).all()]
        .filter((user) => isReminded({ ...user, dailyReminder: true }) && (scope?.matches(user) ?? true))
        .map(toPerson)
    : [];
  return {
    date: values.today,
    from: hours.from,
    until: hours.until,
    isOn: isReminderOn,
    latest: latestOf(hours),
    moment: reminderMoment(timeIn(values.now, BUSINESS_TIME_ZONE), hours),
    roles: rolesFor(call),
    mine: toPerson(caller.user),
    people,
  };
}

/** The mail of the caller's role, or of another one. @throws HttpError 403 for a role the caller may not see */
function previewOf(
  { records }: Deps,
  call: SignedCall,
  asked: string | undefined,
): ReminderPreview & { language: string } {
  const { user, tenant, values, role: own } = call.caller;
  const role = asked ?? own;
  if (!rolesFor(call).includes(role)) throw forbidden();
  const { table, shared } = records.of(call);
  const { now, today } = values;
  const settings = mailSettings(table, shared.table('tenants').get(tenant));
  const morning = readMorningFacts({ table, today, now });
  const isWholeRole = role !== own;
  const { language, sections, text } = reminderFor({ table, settings, morning, user, role, isWholeRole, now, today });
  return { role, language, sections, ...text };
}

/** The body as an object with only the known members. @throws HttpError 400 */
async function readObject(call: SignedCall, known: readonly string[]) {
  const body = await call.body();
  const value = body.value ?? {};
  if (!isJsonObject(value)) throw malformed('A JSON object is expected.');
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw invalid(unknown.map((field) => ({ field, key: 'validation.unknownField' })));
  return { body, value };
}

const roleOf = (value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !REMINDER_ROLES.includes(value)) {
    throw invalid([{ field: 'role', key: 'validation.option' }]);
  }
  return value;
};

/** DR1–DR2: this morning's mails and their recipients, as they would be written now. */
export const reminderRoutes = (deps: Deps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/daily-reminder',
    answer: 'ReminderOverview',
    access: READ,
    handle: (call: SignedCall) => json(200, overview(deps, call)),
  },
  {
    method: 'GET',
    path: '/api/daily-reminder/preview',
    answer: 'ReminderPreview',
    query: { role: text },
    access: READ,
    handle: (call: SignedCall) => json(200, previewOf(deps, call, roleOf(call.search.get('role') ?? undefined))),
  },
  {
    method: 'POST',
    path: '/api/daily-reminder/test',
    answer: 'MailTo',
    access: READ,
    handle: async (call: SignedCall) => {
      const { body, value } = await readObject(call, ['role']);
      const { caller } = call;
      const to = caller.user.email ?? '';
      const { subject, body: text, language } = previewOf(deps, call, roleOf(value['role']));
      return deps.once(repeatable(call, body), call, (work) => {
        const id = crypto.randomUUID();
        const create = {
          id,
          kind: 'TEST',
          channel: 'MAIL',
          status: 'WAITING',
          userId: caller.user.id,
          to,
          language,
          subject,
          body: text,
          nextAttemptAt: caller.values.now,
        };
        work.apply([{ collection: MESSAGES, create }]);
        return json(201, { id, to, status: 'WAITING' });
      });
    },
  },
  {
    method: 'POST',
    path: '/api/daily-reminder/mine',
    access: READ,
    handle: async (call: SignedCall) => {
      const { body, value } = await readObject(call, ['isOn']);
      const { isOn } = value;
      if (typeof isOn !== 'boolean') throw invalid([{ field: 'isOn', key: 'validation.boolean' }]);
      const { caller } = call;
      // A person's record is in their home company, whichever company they are looking at.
      return deps.once(repeatable(call, body), atHome(call), (work) => {
        if (work.table(USERS).get(caller.user.id) === undefined) throw notFound();
        const set = { dailyReminder: isOn };
        work.apply([{ collection: USERS, id: caller.user.id, set }]);
        return json(200, { isOn });
      });
    },
  },
];
