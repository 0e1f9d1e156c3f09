import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Email } from '../../../domain/demo/emails.ts';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import { request } from '../../../providers/http.ts';
import { sessionUser } from '../../../providers/session.ts';
import { demoKey, useDemo } from '../parts/use-demo.ts';
import { useStored } from '../parts/use-stored.ts';
import { answerAfterChange, type MailChange, withOwnMails, type Mails, withMailChange } from './changes.ts';
import { EMPTY_BOX, isOwn } from './own-mail.ts';
import { mailsPath, type MailQuestion } from './question.ts';

const SENT = mailsPath({ filter: 'sent', label: undefined, q: '' });

/** The e-mails of a folder, including those written in this browser; changes appear at once. */
export function useMails(question: MailQuestion) {
  const queries = useQueryClient();
  const key = demoKey('email', mailsPath(question));
  const answer = useDemo<Mails>('email', mailsPath(question));
  const [box, setBox] = useStored('demo-email', EMPTY_BOX, 'tab');
  const mutation = useMutation({
    mutationFn: (change: MailChange) => request({ path: '/apps/email', method: 'POST', body: change }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: demoKey('email') });
      const before = queries.getQueryData<Mails>(key);
      if (before) queries.setQueryData<Mails>(key, answerAfterChange(before, question, change));
      return { before };
    },
    onError: (_error, _change, context) => queries.setQueryData(key, context?.before),
    onSettled: () => queries.invalidateQueries({ queryKey: demoKey('email') }),
    retry: false,
  });
  return {
    answer: { ...answer, data: answer.data && withOwnMails(answer.data, box.mails, question) },
    box,
    setBox,
    change: (change: MailChange) => {
      const others = change.ids.filter((id) => !isOwn({ id }));
      setBox((before) => ({ ...before, mails: withMailChange(before.mails, change) }));
      if (others.length > 0) mutation.mutate({ ...change, ids: others });
    },
    error: mutation.isError ? asHttpError(mutation.error) : undefined,
    forget: mutation.reset,
  };
}

/** The e-mails written in this browser, and their setter. */
export type LocalMails = Pick<ReturnType<typeof useMails>, 'box' | 'setBox'>;

/** The owner of the mailbox: no call names it, so it is the author of the sent e-mails. */
export function useOwner(): Email['from'] {
  const sent = useDemo<Mails>('email', SENT).data?.emails[0]?.from;
  const user = sessionUser();
  return sent ?? { name: user?.fullName ?? '', email: user?.email ?? '', avatar: '' };
}
