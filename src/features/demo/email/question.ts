import { EMAIL_FILTERS, EMAIL_LABELS } from '../../../domain/demo/emails.ts';

/** In the order of the side bar. */
export const FOLDERS = [
  'inbox',
  'sent',
  'draft',
  'starred',
  'spam',
  'trashed',
] as const satisfies readonly (typeof EMAIL_FILTERS)[number][];
export type Folder = (typeof FOLDERS)[number];
export type Label = (typeof EMAIL_LABELS)[number];

/** The list's query: a folder, or the inbox mails with a label, and a search in them. */
export type MailQuestion = { readonly filter: Folder; readonly label: Label | undefined; readonly q: string };

type Address = { readonly filter?: string | undefined; readonly label?: string | undefined };

/** @returns undefined if the address names an unknown folder or label */
export function questionAt({ filter = 'inbox', label }: Address, q: string): MailQuestion | undefined {
  const known = FOLDERS.find((name) => name === filter);
  const tag = EMAIL_LABELS.find((name) => name === label);
  return known === undefined || (label !== undefined && tag === undefined)
    ? undefined
    : { filter: known, label: tag, q };
}

/** The call for a query. */
export function mailsPath({ filter, label, q }: MailQuestion): string {
  const asked = new URLSearchParams({ filter, q, ...(label !== undefined && { label }) });
  return `/apps/email?${asked.toString()}`;
}

/** The screen's address of a folder, or of a label. */
export const folderPath = ({ filter, label }: { readonly filter?: Folder; readonly label?: Label }): string =>
  label === undefined ? `/apps/email/${filter ?? 'inbox'}` : `/apps/email/label/${label}`;
