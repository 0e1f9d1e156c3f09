import { escapeMarkup } from '../text/escape.ts';
import { fillNames, unknownNames } from '../text/placeholders.ts';
import { type BothLanguages, type MailLanguage } from './words.ts';

/** Mails whose text a company may edit. */
export const TEMPLATE_KINDS = [
  'GUEST_CONFIRMATION',
  'GUEST_ARRIVAL',
  'GUEST_DEPARTURE',
  'GUEST_CANCELLATION',
  'GUEST_NO_SHOW',
  'OWNER_STATEMENT',
  'REMINDER',
] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];
/** A prepared text for writing to a guest: any number of them, each with a name. */
export const QUICK_REPLY = 'QUICK_REPLY';
type WordsKind = TemplateKind | typeof QUICK_REPLY;
/** Mails to a guest about a stay that takes place, for staff to choose from. */
export const STAY_KINDS = ['GUEST_CONFIRMATION', 'GUEST_ARRIVAL', 'GUEST_DEPARTURE'] as const;
/** Those that a guest gets about a stay. */
export const GUEST_KINDS = [...STAY_KINDS, 'GUEST_CANCELLATION', 'GUEST_NO_SHOW'] as const;
export type GuestKind = (typeof GUEST_KINDS)[number];
export type StayKind = (typeof STAY_KINDS)[number];

export type MailText = { readonly subject: string; readonly body: string };
/** A mail with placeholders, in both languages. */
export type MailTemplate = { readonly subject: BothLanguages; readonly body: BothLanguages };
/** Placeholder → its value; missing ones become empty. */
export type Filling = { readonly [placeholder: string]: string | undefined };

const COMPANY = ['company.name', 'company.phone', 'company.email', 'company.address', 'company.website'];
const OF_STAY = [
  'guest.firstName',
  'guest.lastName',
  'reservation.code',
  'reservation.checkIn',
  'reservation.checkOut',
  'reservation.nights',
  'reservation.guests',
  'reservation.total',
  'reservation.remaining',
  'reservation.fee',
  'reservation.refund',
  'reservation.arrivalTime',
  'reservation.departureTime',
  'reservation.page',
  'estate.name',
  'estate.address',
  'estate.checkInTime',
  'estate.checkOutTime',
  ...COMPANY,
];

const OF_STATEMENT = [
  'owner.name',
  'statement.month',
  'statement.estate',
  'statement.balance',
  'statement.link',
  ...COMPANY,
];
const OF_REMINDER = ['user.firstName', 'date', 'sections', ...COMPANY];

/** The placeholders of a mail of this kind, in the order of the help text. */
export const placeholdersOf = (kind: WordsKind): readonly string[] =>
  kind === 'REMINDER' ? OF_REMINDER : kind === 'OWNER_STATEMENT' ? OF_STATEMENT : OF_STAY;

/** Placeholders a mail of this kind does not have, each once. */
export const unknownPlaceholders = (text: string, kind: WordsKind): readonly string[] =>
  unknownNames(text, placeholdersOf(kind));

/** Fills one line; undefined if all its placeholders are empty: `Left to pay: {reservation.remaining}`. */
function fillLine(line: string, filling: Filling): string | undefined {
  let asked = 0;
  let found = 0;
  const filled = fillNames(line, (name) => {
    const value = Object.hasOwn(filling, name) ? (filling[name] ?? '') : '';
    asked += 1;
    if (value !== '') found += 1;
    return value;
  });
  return asked > 0 && found === 0 ? undefined : filled.trimEnd();
}

/**
 * Fills in a mail: each placeholder once, so braces in values stay. Lines without known values are left out, and
 * several empty lines become one. The subject is one line: a line break would start another header.
 */
export function filledMail(template: MailTemplate, filling: Filling, language: MailLanguage): MailText {
  const lines = template.body[language].split(/\r?\n/).flatMap((line) => fillLine(line, filling) ?? []);
  const body = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { subject: oneLine(fillLine(template.subject[language], filling) ?? ''), body };
}

/** Control characters and line breaks become spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const ITEM = '- ';

/** A line that consists of an address becomes a link; addresses within a sentence stay text. */
const ADDRESS = /^https?:\/\/[^\s<>"']+$/;

function lineHtml(line: string): string {
  const text = escapeMarkup(line);
  return ADDRESS.test(line) ? `<a href="${text}">${text}</a>` : text;
}

/** One block of a text: list items as a list, and the line above a list as its heading. */
function blockHtml(block: string): string {
  const lines = block.split('\n');
  const items = lines.filter((line) => line.startsWith(ITEM)).map((line) => line.slice(ITEM.length));
  const words = lines.filter((line) => !line.startsWith(ITEM)).map(lineHtml);
  if (items.length === 0) return `<p>${words.join('<br>')}</p>`;
  const head = words.length > 0 ? `<h3>${words.join('<br>')}</h3>` : '';
  return `${head}<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;
}

/**
 * The same mail as HTML, generated from its text: everything is escaped, and a line that is an address becomes a link.
 */
export function mailHtml({ subject, body }: MailText, language: MailLanguage): string {
  const blocks = body.split(/\n{2,}/).map(blockHtml);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:15px;line-height:1.5;color:#1c2430;max-width:640px">',
    ...blocks,
    '</body></html>',
  ].join('\n');
}

/**
 * The link that opens WhatsApp with a prepared text. @param phone with country code, `+90…` @returns undefined without
 */
export function whatsAppLink(phone: string, text: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 8 || digits.length > 15
    ? undefined
    : `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
