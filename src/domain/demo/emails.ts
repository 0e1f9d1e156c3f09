import type { IsoInstant } from '../calendar/iso-date.ts';
import type { DemoOutcome } from './outcome.ts';
import { textFilter } from './searching.ts';
import { type UnknownFields, listOf, oneOfWords, readFields, yesOrNo } from './shapes.ts';

export const EMAIL_FOLDERS = ['inbox', 'sent', 'draft', 'spam'] as const;
export const EMAIL_LABELS = ['private', 'company', 'personal', 'important'] as const;
/** List filters: a folder, or one of two views across folders. */
export const EMAIL_FILTERS = [...EMAIL_FOLDERS, 'trashed', 'starred'] as const;

/** Spec §3. `message` is HTML from the sender: shown as text, or sanitised first. */
export type Email = {
  readonly id: number;
  readonly to: readonly { readonly email: string; readonly name: string }[];
  readonly from: { readonly email: string; readonly name: string; readonly avatar: string };
  readonly subject: string;
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly message: string;
  readonly attachments: readonly {
    readonly fileName: string;
    readonly thumbnail: string;
    readonly url: string;
    readonly size: string;
  }[];
  readonly isStarred: boolean;
  readonly labels: readonly string[];
  readonly time: IsoInstant;
  readonly replies: readonly Email[];
  readonly folder: string;
  readonly isRead: boolean;
  readonly isDeleted: boolean;
};

/** Spec §4: a deleted e-mail appears only in the trashed view. */
function isIn(filter: string): (email: Email) => boolean {
  if (filter === 'trashed') return ({ isDeleted }) => isDeleted;
  if (filter === 'starred') return ({ isStarred, isDeleted }) => isStarred && !isDeleted;
  return ({ folder, isDeleted }) => folder === filter && !isDeleted;
}

/** GET /api/apps/email, newest first. */
export function selectEmails(
  emails: readonly Email[],
  { q, filter, label }: { q: string; filter: string; label: string | undefined },
): readonly Email[] {
  const isShown = isIn(filter);
  const isFound = textFilter(q);
  return emails
    .filter(
      (email) =>
        isShown(email) &&
        isFound([email.from.name, email.subject]) &&
        (label === undefined || email.labels.includes(label)),
    )
    .toSorted((a, b) => (a.time === b.time ? b.id - a.id : a.time < b.time ? 1 : -1));
}

/** Spec §7: unread inbox, drafts, unread spam, starred; deleted e-mails do not count. */
export function emailsMeta(emails: readonly Email[]) {
  const countOf = (isCounted: (email: Email) => boolean): number =>
    emails.filter((email) => !email.isDeleted && isCounted(email)).length;
  return {
    inbox: countOf(({ folder, isRead }) => folder === 'inbox' && !isRead),
    draft: countOf(({ folder }) => folder === 'draft'),
    spam: countOf(({ folder, isRead }) => folder === 'spam' && !isRead),
    star: countOf(({ isStarred }) => isStarred),
  };
}

/** Spec §4: a label is added if absent and removed if present. */
export function toggleLabel(email: Email, label: string): Email {
  const { labels } = email;
  return { ...email, labels: labels.includes(label) ? labels.filter((one) => one !== label) : [...labels, label] };
}

/** Fields of an e-mail that a client may change. */
export type EmailChange = Partial<Pick<Email, 'isRead' | 'isStarred' | 'isDeleted' | 'folder' | 'labels'>>;

/** The fields to merge into e-mails; anything else in the input is refused. */
export function readEmailChange(input: UnknownFields): DemoOutcome<EmailChange> {
  const readers = {
    isRead: yesOrNo,
    isStarred: yesOrNo,
    isDeleted: yesOrNo,
    folder: oneOfWords(EMAIL_FOLDERS),
    labels: listOf(oneOfWords(EMAIL_LABELS)),
  };
  const unknown = Object.keys(input).find((key) => !Object.hasOwn(readers, key));
  return unknown === undefined
    ? readFields<Required<EmailChange>>(input, readers)
    : { problem: `"${unknown}" of an e-mail cannot be changed.` };
}
