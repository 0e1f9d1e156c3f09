import type { IsoInstant } from '../../../domain/calendar/iso-date.ts';
import type { Email } from '../../../domain/demo/emails.ts';
import { isEmailAddress } from '../../../domain/text/email-address.ts';
import { parseRichText, plainRichText, richTextHtml } from '../../../domain/text/rich-text.ts';

/** The typed fields of an e-mail; addresses separated by commas. */
export type MailFields = {
  readonly to: string;
  readonly cc: string;
  readonly bcc: string;
  readonly subject: string;
  readonly message: string;
};
/** Written here: no call takes an e-mail, so it is only in this browser, with a negative id. */
export type OwnMail = Email & {
  readonly typed: MailFields;
  /** The e-mail it answers. */
  readonly answers: number | null;
};
export type OwnBox = {
  readonly mails: readonly OwnMail[];
  /** The draft being written. */
  readonly writing: number | null;
};
export const EMPTY_BOX: OwnBox = { mails: [], writing: null };
export const NOTHING_TYPED: MailFields = { to: '', cc: '', bcc: '', subject: '', message: '' };

export const isOwn = ({ id }: { readonly id: number }): boolean => id < 0;

/** `a@b.c, d@e.f` → both, in lower case. */
const addressesOf = (text: string): readonly string[] =>
  text
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map((part) => part.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));

function withTyped(mail: OwnMail, typed: MailFields): OwnMail {
  const to = addressesOf(typed.to).map((email) => ({ email, name: email }));
  const { subject, message } = typed;
  return { ...mail, typed, subject, message, to, cc: addressesOf(typed.cc), bcc: addressesOf(typed.bcc) };
}

type Begin = {
  readonly typed: MailFields;
  readonly answers?: number;
  readonly from: Email['from'];
  readonly now: IsoInstant;
};

/** Adds a new draft and opens it for writing. */
export function withNewDraft(box: OwnBox, { typed, answers, from, now }: Begin): OwnBox {
  const id = Math.min(0, ...box.mails.map((mail) => mail.id)) - 1;
  const flags = { isStarred: false, isRead: true, isDeleted: false, folder: 'draft', labels: [] };
  const empty = {
    id,
    from,
    to: [],
    cc: [],
    bcc: [],
    subject: '',
    message: '',
    attachments: [],
    replies: [],
    time: now,
  };
  const draft = withTyped({ ...empty, ...flags, typed, answers: answers ?? null }, typed);
  return { mails: [...box.mails, draft], writing: id };
}

/** Updates the draft with the typed fields. */
export const withDraftChanged = (box: OwnBox, id: number, part: Partial<MailFields>): OwnBox => ({
  ...box,
  mails: box.mails.map((mail) => (mail.id === id ? withTyped(mail, { ...mail.typed, ...part }) : mail)),
});

const isEmpty = ({ typed }: OwnMail): boolean =>
  [typed.to, typed.cc, typed.bcc, typed.subject, plainRichText(typed.message)].every((text) => text.trim() === '');

/** Closes the draft; an empty one is discarded. */
export const withDraftClosed = (box: OwnBox): OwnBox => ({
  mails: box.mails.filter((mail) => mail.id !== box.writing || !isEmpty(mail)),
  writing: null,
});

export const withDraftDiscarded = (box: OwnBox, id: number): OwnBox => ({
  mails: box.mails.filter((mail) => mail.id !== id),
  writing: box.writing === id ? null : box.writing,
});

/** Moves the draft to the sent e-mails. */
export const withDraftSent = (box: OwnBox, id: number, now: IsoInstant): OwnBox => ({
  mails: box.mails.map((mail) => (mail.id === id ? { ...mail, folder: 'sent', isDeleted: false, time: now } : mail)),
  writing: null,
});

/** Why it cannot be sent: no recipient, or the first invalid address. */
export function problemOf({ to, cc, bcc }: MailFields): { readonly wrong?: string } | undefined {
  const all = [to, cc, bcc].flatMap(addressesOf);
  if (addressesOf(to).length === 0) return {};
  const wrong = all.find((address) => !isEmailAddress(address));
  return wrong === undefined ? undefined : { wrong };
}

export type AnswerKind = 'reply' | 'replyAll' | 'forward';
type Answer = {
  readonly mail: Email;
  readonly kind: AnswerKind;
  /** The address of the mailbox. */
  readonly own: string;
  /** Above the quotation: author and time. */
  readonly head: string;
};

/** Initial values of an answer: recipients, subject, and the quoted text. */
export function replyDraft({ mail, kind, own, head }: Answer): MailFields {
  const isMine = mail.from.email === own;
  const to = kind === 'forward' ? [] : isMine ? mail.to.map(({ email }) => email) : [mail.from.email];
  const others = [...mail.to.map(({ email }) => email), ...mail.cc];
  const cc = kind === 'replyAll' ? others.filter((email) => email !== own && !to.includes(email)) : [];
  const sign = kind === 'forward' ? 'Fwd: ' : 'Re: ';
  const message = richTextHtml([
    { tag: 'p', children: [{ tag: 'br', children: [] }] },
    { tag: 'p', children: [head] },
    { tag: 'blockquote', children: parseRichText(mail.message) },
  ]);
  const subject = mail.subject.startsWith(sign) ? mail.subject : `${sign}${mail.subject}`;
  return { to: to.join(', '), cc: [...new Set(cc)].join(', '), bcc: '', subject, message };
}
