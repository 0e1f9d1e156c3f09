import { type Email, type EmailChange, emailsMeta, selectEmails, toggleLabel } from '../../../domain/demo/emails.ts';
import type { Label, MailQuestion } from './question.ts';

type Counts = ReturnType<typeof emailsMeta>;
export type Mails = { readonly emails: readonly Email[]; readonly emailsMeta: Counts };
/** The change: fields, or a label that is toggled. */
export type EmailEdit = { readonly data?: EmailChange; readonly label?: Label };
/** In the call's format. */
export type MailChange = EmailEdit & { readonly ids: readonly number[] };

function withEdit<Mail extends Email>(mail: Mail, { data, label }: EmailEdit): Mail {
  const merged = { ...mail, ...data };
  return label === undefined ? merged : { ...merged, labels: toggleLabel(merged, label).labels };
}

/** The mails with a change applied; others are unchanged. */
export const withMailChange = <Mail extends Email>(mails: readonly Mail[], change: MailChange): readonly Mail[] =>
  mails.map((mail) => (change.ids.includes(mail.id) ? withEdit(mail, change) : mail));

const addCounts = (one: Counts, other: Counts, sign: 1 | -1): Counts => ({
  inbox: one.inbox + sign * other.inbox,
  draft: one.draft + sign * other.draft,
  spam: one.spam + sign * other.spam,
  star: one.star + sign * other.star,
});

/** Predicts an answer after a change, until the server's own arrives. */
export function answerAfterChange(mails: Mails, question: MailQuestion, change: MailChange): Mails {
  const after = withMailChange(mails.emails, change);
  const others = addCounts(mails.emailsMeta, emailsMeta(mails.emails), -1);
  return { emails: selectEmails(after, question), emailsMeta: addCounts(others, emailsMeta(after), 1) };
}

/** Merges the e-mails that only this browser has into an answer. */
export const withOwnMails = (mails: Mails, own: readonly Email[], question: MailQuestion): Mails => ({
  emails: selectEmails([...mails.emails, ...own], question),
  emailsMeta: addCounts(mails.emailsMeta, emailsMeta(own), 1),
});
