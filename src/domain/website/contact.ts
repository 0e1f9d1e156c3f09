import { addDays, BUSINESS_TIME_ZONE, todayIn } from '../calendar/iso-date.ts';
import { instantOf } from '../calendar/wall-clock.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import { timeIn } from '../mail/words.ts';

/** The version of the text a visitor agrees to; a new text has a new version. */
export const CONTACT_CONSENT = '2026-11';

export const CONTACT_TOPICS = ['STAY', 'MONTHLY', 'OWNER', 'CORPORATE', 'OTHER'] as const;
export const CONTACT_TIMES = ['ANY', 'MORNING', 'AFTERNOON', 'EVENING'] as const;
type ContactTime = (typeof CONTACT_TIMES)[number];

/** The end of each call window, in business time; by default the working day. */
const UNTIL: Readonly<Record<ContactTime, string>> = {
  MORNING: '12:00',
  AFTERNOON: '17:00',
  EVENING: '20:00',
  ANY: '18:00',
};
const SUNDAY = 7;

const isTime = (time: string): time is ContactTime => CONTACT_TIMES.some((known) => known === time);

/** WB2: the deadline for a call: the end of the next preferred window that is at least an hour away; not on Sundays. */
export function callBy(now: string, preferredTime: string): string {
  const until = UNTIL[isTime(preferredTime) ? preferredTime : 'ANY'];
  const inAnHour = new Date(Date.parse(now) + 60 * 60 * 1000).toISOString();
  let day = todayIn(new Date(inAnHour));
  if (timeIn(inAnHour, BUSINESS_TIME_ZONE) > until) day = addDays(day, 1);
  if (weekdayOf(day) === SUNDAY) day = addDays(day, 1);
  return instantOf(`${day}T${until}`);
}

/** A visitor's input, trimmed. */
export type ContactRequest = {
  readonly name: string;
  readonly phone: string;
  readonly subject: string;
  readonly preferredTime: string;
  readonly consent: boolean;
  readonly consentVersion: string;
};

/** Errors beyond those of each field's own type; keys of the `errors` namespace. */
export function contactIssues(form: ContactRequest): readonly { readonly field: string; readonly key: string }[] {
  const isKnown = CONTACT_TOPICS.some((topic) => topic === form.subject);
  return [
    ...(form.name === '' ? [{ field: 'name', key: 'validation.required' }] : []),
    ...(form.phone === '' ? [{ field: 'phone', key: 'validation.required' }] : []),
    ...(isKnown ? [] : [{ field: 'subject', key: 'validation.required' }]),
    ...(form.consent && form.consentVersion === CONTACT_CONSENT
      ? []
      : [{ field: 'consent', key: 'website.needConsent' }]),
  ];
}

type Request = {
  readonly status?: string | null;
  readonly preferredTime: string;
  readonly attempts?: number | null;
};

/** WB2: a new request gets its deadline; missed calls are counted. */
export function prepareContact({ record, before, now }: { record: Request; before: Request | undefined; now: string }) {
  if (!before) return { dueAt: callBy(now, record.preferredTime), attempts: 0 };
  const { status } = record;
  if (status === before.status) return {};
  // A call is no longer expected.
  const isDone = status === 'CALLED' || status === 'CLOSED';
  const isCall = status === 'CALLED' || status === 'NO_ANSWER';
  return {
    ...(isDone && { dueAt: null }),
    ...(isCall && { attempts: (before.attempts ?? 0) + 1 }),
  };
}
