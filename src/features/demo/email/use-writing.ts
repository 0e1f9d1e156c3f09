import { useTranslation } from 'react-i18next';
import type { Email } from '../../../domain/demo/emails.ts';
import { formatDateTime } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import * as own from './own-mail.ts';
import { type LocalMails, useOwner } from './use-mails.ts';

/** Starts an e-mail: a new one, an answer, or an existing draft. Puts away the current draft. */
export function useWriting({ box, setBox }: LocalMails) {
  const { t } = useTranslation('demo-email');
  const language = useLanguage();
  const owner = useOwner();
  const begin = (typed: own.MailFields, answers?: number) => {
    const now = new Date().toISOString();
    setBox((before) =>
      own.withNewDraft(own.withDraftClosed(before), {
        typed,
        from: owner,
        now,
        ...(answers !== undefined && { answers }),
      }),
    );
  };
  const compose = () => begin(own.NOTHING_TYPED);
  const answerTo = (mail: Email, kind: own.AnswerKind) => {
    const head = t('quote', { name: mail.from.name, when: formatDateTime({ value: mail.time, language }) });
    begin(own.replyDraft({ mail, kind, own: owner.email, head }), mail.id);
  };
  const goOn = (draft: Email) => {
    const mine = box.mails.find(({ id }) => id === draft.id);
    if (mine) setBox((before) => ({ ...own.withDraftClosed(before), writing: mine.id }));
    else begin({ ...addressTexts(draft), subject: draft.subject, message: draft.message });
  };
  return { compose, answerTo, goOn };
}

const addressTexts = ({ to, cc, bcc }: Email) => ({
  to: to.map(({ email }) => email).join(', '),
  cc: cc.join(', '),
  bcc: bcc.join(', '),
});
