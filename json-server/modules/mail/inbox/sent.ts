import { oneLine, placeholdersOf, QUICK_REPLY, unknownPlaceholders } from '../../../../src/domain/mail/template.ts';
import type { MailLanguage } from '../../../../src/domain/mail/words.ts';
import { SAID_BY, type SaidBy } from '../../../../src/domain/mail/inbox/answer-channel.ts';
import { withoutControlCharacters } from '../../../../src/domain/mail/inbox/from-web.ts';
import { type FieldIssue, invalid, malformed } from '../../../http/http-error.ts';
import { isJsonObject } from '../../../../src/config/values.ts';
import { MAX_FILES } from './names.ts';
import type { AskedTalk } from './talk.ts';

const KNOWN = ['threadId', 'reservationId', 'channel', 'language', 'subject', 'body', 'sendAt', 'files'];
const LONGEST_SUBJECT = 150; // characters
const LONGEST = 10_000; // characters
/** ms ahead that a message may be scheduled */
const FARTHEST = 400 * 24 * 60 * 60 * 1000;

/** A message by staff. */
export type HostMessage = AskedTalk & {
  readonly channel: SaidBy;
  /** Undefined: the guest's own. */
  readonly language: MailLanguage | undefined;
  readonly subject: string;
  readonly body: string;
  /** ISO instant; undefined: now. */
  readonly sendAt: string | undefined;
  /** Ids of attached uploads. */
  readonly files: readonly string[];
};

/** The issues of unknown names in braces in a text. */
function unknownIn(field: string, text: string): readonly FieldIssue[] {
  const unknown = unknownPlaceholders(text, QUICK_REPLY);
  if (unknown.length === 0) return [];
  const bracedNames = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
  const params = { names: bracedNames(unknown), allowed: bracedNames(placeholdersOf(QUICK_REPLY)) };
  return [{ field, key: 'mail.placeholder', params }];
}

/** The scheduled time, if later than now. */
function laterOf(value: unknown, now: string): { readonly at?: string; readonly issue?: FieldIssue } {
  if (value === undefined || value === null || value === '') return {};
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(moment)) return { issue: { field: 'sendAt', key: 'validation.dateTime' } };
  const ahead = moment - Date.parse(now);
  if (ahead < 0 || ahead > FARTHEST) return { issue: { field: 'sendAt', key: 'mail.sendAt' } };
  return { at: new Date(moment).toISOString() };
}

/** Ids of uploads, without duplicates. */
function filesIn(value: unknown): { readonly ids: readonly string[]; readonly issue?: FieldIssue } {
  if (value === undefined) return { ids: [] };
  const ids = Array.isArray(value) ? (value as readonly unknown[]).filter((id) => typeof id === 'string') : [];
  if (!Array.isArray(value) || ids.length < value.length)
    return { ids: [], issue: { field: 'files', key: 'validation.list' } };
  if (ids.length > MAX_FILES)
    return { ids: [], issue: { field: 'files', key: 'validation.tooMany', params: { max: MAX_FILES } } };
  return new Set(ids).size < ids.length ? { ids: [], issue: { field: 'files', key: 'validation.duplicate' } } : { ids };
}

/** @param isPreview allows an empty text @throws HttpError 400, 422 naming each invalid member */
export function readSaid(
  value: unknown,
  { now, isPreview }: { readonly now: string; readonly isPreview: boolean },
): HostMessage {
  if (!isJsonObject(value)) throw malformed('A JSON object is expected.');
  const issues: FieldIssue[] = Object.keys(value)
    .filter((name) => !KNOWN.includes(name))
    .map((name) => ({ field: name.slice(0, 40), key: 'validation.unknownField' }));
  const idIn = (name: string): string | undefined => {
    const id = value[name];
    if (id === undefined) return undefined;
    if (typeof id === 'string' && id !== '' && id.length <= 200) return id;
    issues.push({ field: name, key: 'validation.reference' });
    return undefined;
  };
  const textIn = (name: string): string =>
    typeof value[name] === 'string' ? withoutControlCharacters(value[name]) : '';
  const threadId = idIn('threadId');
  const reservationId = idIn('reservationId');
  const channel = SAID_BY.find((each) => each === value['channel']);
  const language = (['en', 'tr'] as const).find((each) => each === value['language']);
  const subject = oneLine(textIn('subject'));
  const body = textIn('body');
  const { at, issue } = laterOf(value['sendAt'], now);
  const wanted = channel === 'MAIL' && !isPreview;
  if ((threadId === undefined) === (reservationId === undefined))
    issues.push({ field: 'threadId', key: 'validation.reference' });
  if (!channel) issues.push({ field: 'channel', key: 'validation.option' });
  if (!language && value['language'] !== undefined) issues.push({ field: 'language', key: 'validation.option' });
  if (wanted && subject === '') issues.push({ field: 'subject', key: 'validation.required' });
  if (body === '' && !isPreview) issues.push({ field: 'body', key: 'validation.required' });
  if (subject.length > LONGEST_SUBJECT)
    issues.push({ field: 'subject', key: 'validation.tooLong', params: { max: LONGEST_SUBJECT } });
  if (body.length > LONGEST) issues.push({ field: 'body', key: 'validation.tooLong', params: { max: LONGEST } });
  const files = filesIn(value['files']);
  if (issue) issues.push(issue);
  if (files.issue) issues.push(files.issue);
  if (files.ids.length > 0 && channel === 'WHATSAPP_LINK') issues.push({ field: 'files', key: 'mail.filesByLink' });
  if (files.ids.length > 0 && channel === 'WEB') issues.push({ field: 'files', key: 'mail.filesOnPage' });
  if (at !== undefined && channel !== 'MAIL') issues.push({ field: 'sendAt', key: 'mail.sendAtMail' });
  if (channel !== 'NOTE') issues.push(...unknownIn('subject', subject), ...unknownIn('body', body));
  if (!channel || issues.length > 0) throw invalid(issues);
  return { threadId, reservationId, channel, language, subject, body, sendAt: at, files: files.ids };
}
