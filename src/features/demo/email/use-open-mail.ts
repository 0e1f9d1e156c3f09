import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Email } from '../../../domain/demo/emails.ts';
import type { MailQuestion } from './question.ts';

type Setup = {
  readonly question: MailQuestion;
  readonly emails: readonly Email[];
  /** These are the e-mails of the question, and not those that stay until they come. */
  readonly areHere: boolean;
};

/** The e-mail that is open, as the address says. */
export function useOpenMail({ question, emails, areHere }: Setup) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const openId = Number(search.get('mail') ?? '') || undefined;
  const at = emails.findIndex(({ id }) => id === openId);
  const open = emails[at];
  const linkTo = (mail: number | undefined): string => {
    const next = new URLSearchParams({
      ...(question.q !== '' && { q: question.q }),
      ...(mail !== undefined && { mail: String(mail) }),
    });
    return `?${next.toString()}`;
  };
  const goTo = (mail: number | undefined) => void navigate(linkTo(mail));
  // What was open and is here no more, whoever took it away, leads back to the list.
  const shownId = useRef<number>(undefined);
  const isMissing = openId !== undefined && open === undefined && areHere;
  const goBack = useEffectEvent(() => void navigate(linkTo(undefined), { replace: true }));
  useEffect(() => {
    if (open) shownId.current = open.id;
    else if (isMissing && shownId.current === openId) goBack();
  }, [open, openId, isMissing]);
  return { openId, at, open, linkTo, goTo };
}

export type OpenMail = ReturnType<typeof useOpenMail>;
