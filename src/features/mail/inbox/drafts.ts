import type { SaidBy } from '../../../domain/mail/inbox/answer-channel.ts';
import type { MailLanguage } from '../../../domain/mail/words.ts';
import type { InboxFile } from '../../../wire/inbox.ts';

/** An unsent message. */
export type MessageDraft = {
  readonly channel: SaidBy;
  /** undefined = the guest's own. */
  readonly language: MailLanguage | undefined;
  readonly subject: string;
  readonly body: string;
  /** The saved text it began with; a change of language replaces it unless it was edited. */
  readonly from: string | undefined;
  /** `2026-11-20T15:30` in the writer's time zone; empty: now. */
  readonly sendAt: string;
  /** Attached uploads. */
  readonly files: readonly InboxFile[];
};

/** By thread, so that opening another one loses nothing; lost with the page. */
const drafts = new Map<string, MessageDraft>();

export const messageDraftOf = (threadId: string): MessageDraft | undefined => drafts.get(threadId);
export function keepMessageDraft(threadId: string, draft: MessageDraft | undefined): void {
  if (draft && (draft.body !== '' || draft.files.length > 0)) drafts.set(threadId, draft);
  else drafts.delete(threadId);
}
