import { useRef, useState } from 'react';
import type { Email } from '../../../domain/demo/emails.ts';
import { answerAfterChange, type EmailEdit, type MailChange, type Mails } from './changes.ts';
import type { MailQuestion } from './question.ts';
import { focusedMail } from './use-mail-keys.ts';
import type { OpenMail } from './use-open-mail.ts';

type Setup = {
  readonly question: MailQuestion;
  readonly mails: Mails | undefined;
  readonly opened: OpenMail;
  readonly change: (change: MailChange) => void;
};

/** Changes e-mails. Those that leave the list are deselected and closed, and the focus moves to one that stays. */
export function useMailChanges({ question, mails, opened, change }: Setup) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  /** The e-mail whose row gets the focus once the list is rendered. */
  const focusRef = useRef<number>(undefined);
  const emails = mails?.emails ?? [];
  const { openId, open, goTo } = opened;

  const leave = () => {
    focusRef.current = openId;
    goTo(undefined);
  };
  const handleChange = (ids: readonly number[], what: EmailEdit) => {
    const mailChange = { ...what, ids };
    const staying = mails && answerAfterChange(mails, question, mailChange).emails;
    const isGone = (id: number) => staying?.every((mail) => mail.id !== id) === true;
    const focused = focusedMail();
    if (focused !== undefined && ids.includes(focused) && isGone(focused))
      focusRef.current = nextOf(emails, focused, isGone);
    if (open && ids.includes(open.id) && (isGone(open.id) || what.data?.isRead === false)) {
      focusRef.current = isGone(open.id) ? nextOf(emails, open.id, isGone) : open.id;
      goTo(undefined);
    }
    setChosen((before) => before.filter((id) => !isGone(id)));
    change(mailChange);
  };
  const selected = emails.filter(({ id }) => chosen.includes(id));
  return { selected, choose: setChosen, handleChange, leave, focusRef };
}

/** The next e-mail that stays, or the previous one. */
function nextOf(emails: readonly Email[], id: number, isGone: (id: number) => boolean): number | undefined {
  const at = emails.findIndex((mail) => mail.id === id);
  const before = emails.slice(0, at);
  const after = emails.slice(at + 1);
  return (after.find((mail) => !isGone(mail.id)) ?? before.findLast((mail) => !isGone(mail.id)))?.id;
}
