import type { SaidBy } from '../../../domain/mail/inbox/answer-channel.ts';
import type { MailLanguage } from '../../../domain/mail/words.ts';
import type { InboxFile } from '../../../wire/inbox.ts';

/** What somebody is writing and has not sent. */
export type MessageDraft = {
  readonly channel: SaidBy;
  /** undefined = the guest's own. */
  readonly language: MailLanguage | undefined;
  readonly subject: string;
  readonly body: string;
  /** The text that it began with, which another language exchanges as long as nobody changed it. */
  readonly from: string | undefined;
  /** `2026-11-20T15:30` on the wall of who writes; empty: now. */
  readonly sendAt: string;
  /** Uploads that go with it. */
  readonly files: readonly InboxFile[];
};

/** By thread, so that looking at another one loses nothing; gone with the page. */
const drafts = new Map<string, MessageDraft>();

export const messageDraftOf = (threadId: string): MessageDraft | undefined => drafts.get(threadId);
export function keepMessageDraft(threadId: string, draft: MessageDraft | undefined): void {
  if (draft && (draft.body !== '' || draft.files.length > 0)) drafts.set(threadId, draft);
  else drafts.delete(threadId);
}
