import type { Email } from '../../../domain/demo/emails.ts';
import type { EmailEdit } from './changes.ts';
import { moveFocus } from './MailList.tsx';
import type { AnswerKind } from './own-mail.ts';
import { focusedMail, type MailKey, useMailKeys } from './use-mail-keys.ts';
import type { OpenMail } from './use-open-mail.ts';

type Setup = {
  readonly emails: readonly Email[];
  readonly selected: readonly Email[];
  readonly opened: OpenMail;
  readonly onLeave: () => void;
  readonly onChoose: (next: (before: readonly number[]) => readonly number[]) => void;
  readonly onChange: (ids: readonly number[], change: EmailEdit) => void;
  readonly onCompose: () => void;
  readonly onAnswer: (mail: Email, kind: AnswerKind) => void;
};

/** The effects of the keys: on the open e-mail, otherwise on the selected ones or the focused one. */
export function useMailboxKeys(box: Setup): void {
  const { emails, selected, opened, onLeave, onChoose, onChange, onCompose, onAnswer } = box;
  const { openId, at, open, goTo } = opened;
  const runKey = (key: MailKey, mail: Email) => {
    const ids = open === undefined && selected.length > 0 ? selected.map(({ id }) => id) : [mail.id];
    if (key === 'trash' && !mail.isDeleted) onChange(ids, { data: { isDeleted: true } });
    else if (key === 'star') onChange(ids, { data: { isStarred: !mail.isStarred } });
    else if (key === 'unread') onChange(ids, { data: { isRead: false } });
    else if (key === 'select' && !open)
      onChoose((before) => (before.includes(mail.id) ? before.filter((id) => id !== mail.id) : [...before, mail.id]));
    else if (key === 'reply' || key === 'replyAll' || key === 'forward') onAnswer(mail, key);
  };

  useMailKeys((key) => {
    const meant = open ?? emails.find(({ id }) => id === focusedMail());
    const step = key === 'next' ? 1 : key === 'previous' ? -1 : undefined;
    if (step !== undefined) {
      if (!open) moveFocus({ emails, from: focusedMail(), step });
      else if (emails[at + step]) goTo(emails[at + step]?.id);
      return true;
    }
    if (key === 'compose') onCompose();
    else if (key === 'back') {
      if (openId !== undefined) onLeave();
      else if (selected.length > 0) onChoose(() => []);
      else return false;
    } else if (meant) runKey(key, meant);
    else return false;
    return true;
  });
}
