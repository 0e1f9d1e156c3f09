import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Email } from '../../../domain/demo/emails.ts';
import type { MailQuestion } from './question.ts';

type Setup = {
  readonly question: MailQuestion;
  readonly emails: readonly Email[];
  /** The e-mails belong to this query, and are not the previous ones shown while it loads. */
  readonly areHere: boolean;
};

/** The open e-mail, from the address. */
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
  // An open e-mail that disappears, whoever removed it, leads back to the list.
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
