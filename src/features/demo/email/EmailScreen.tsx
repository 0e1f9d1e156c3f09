import { lazy, Suspense, useRef, useState, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Email } from '../../../domain/demo/emails.ts';
import { formatDateTime } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { notify } from '../../../providers/notification.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { DemoSearch } from '../parts/DemoSearch.tsx';
import { DemoState } from '../parts/DemoState.tsx';
import { applied, type Change, type Mails } from './changes.ts';
import { Folders } from './Folders.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { MailList, moveFocus } from './MailList.tsx';
import { MailPane } from './MailPane.tsx';
import * as own from './own-mail.ts';
import { addressOf, type Question, questionAt } from './question.ts';
import { focusedMail, type MailKey, useMailKeys } from './use-mail-keys.ts';
import { useMails, useOwner } from './use-mails.ts';
import './email.css';

const Compose = lazy(() => import('./Compose.tsx'));

/** The demo's mailbox on its mock calls. Folder, label, search and the open e-mail are in the address. */
export default function EmailScreen() {
  const { t } = useTranslation('demo-email');
  const { filter, label } = useParams();
  const [search] = useSearchParams();
  const question = questionAt({ filter, label }, search.get('q') ?? '');
  return (
    <>
      <PageHead title={t('title')} actions={<KeyHelp />} />
      {question ? (
        <Mailbox question={question} />
      ) : (
        <Notice kind="empty" title={t('noFolder')}>
          <Link to={addressOf({})} className="k-control k-email-way">
            {t('toInbox')}
          </Link>
        </Notice>
      )}
    </>
  );
}

function Mailbox({ question }: { readonly question: Question }) {
  const { t } = useTranslation('demo-email');
  const language = useLanguage();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { answer, box, setBox, change, error, forget } = useMails(question);
  const owner = useOwner();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [areFoldersOpen, setAreFoldersOpen] = useState(false);
  /** The e-mail whose row is to have the focus once the list is there. */
  const focusRef = useRef<number>(undefined);
  const { data } = answer;
  const emails = data?.emails ?? [];
  const openId = Number(search.get('mail') ?? '') || undefined;
  const openAt = emails.findIndex(({ id }) => id === openId);
  const open = emails[openAt];
  const selected = emails.filter(({ id }) => chosen.includes(id));

  const addressWith = (mail: number | undefined): string => {
    const next = new URLSearchParams({
      ...(question.q !== '' && { q: question.q }),
      ...(mail !== undefined && { mail: String(mail) }),
    });
    return `?${next.toString()}`;
  };
  const leave = () => {
    focusRef.current = openId;
    void navigate(addressWith(undefined));
  };
  // What was open and is here no more, whoever took it away, leads back to the list.
  const shownId = useRef<number>(undefined);
  const isMissing = openId !== undefined && open === undefined && data !== undefined && !answer.isStale;
  const goBack = useEffectEvent(() => void navigate(addressWith(undefined), { replace: true }));
  useEffect(() => {
    if (open) shownId.current = open.id;
    else if (isMissing && shownId.current === openId) goBack();
  }, [open, openId, isMissing]);
  const handleChange = (ids: readonly number[], what: Change) => {
    const mailChange = { ...what, ids };
    const staying = data && applied(data, question, mailChange).emails;
    const isGone = (id: number) => staying?.every((mail) => mail.id !== id) === true;
    const focused = focusedMail();
    if (focused !== undefined && ids.includes(focused) && isGone(focused))
      focusRef.current = nextOf(emails, focused, isGone);
    if (open && ids.includes(open.id) && (isGone(open.id) || what.data?.isRead === false)) {
      focusRef.current = isGone(open.id) ? nextOf(emails, open.id, isGone) : open.id;
      void navigate(addressWith(undefined));
    }
    setChosen((before) => before.filter((id) => !isGone(id)));
    change(mailChange);
  };
  const begin = (typed: own.Typed, answers?: number) => {
    const now = new Date().toISOString();
    setBox((before) =>
      own.begun(own.putAway(before), { typed, from: owner, now, ...(answers !== undefined && { answers }) }),
    );
  };
  const compose = () => {
    setAreFoldersOpen(false);
    begin(own.NOTHING_TYPED);
  };
  const answerTo = (mail: Email, kind: own.AnswerKind) => {
    const head = t('quote', { name: mail.from.name, when: formatDateTime({ value: mail.time, language }) });
    begin(own.answerOf({ mail, kind, own: owner.email, head }), mail.id);
  };
  const goOn = (draft: Email) => {
    const mine = box.mails.find(({ id }) => id === draft.id);
    if (mine) setBox((before) => ({ ...own.putAway(before), writing: mine.id }));
    else begin({ ...listed(draft), subject: draft.subject, message: draft.message });
  };

  const runKey = (key: MailKey, mail: Email) => {
    const ids = open === undefined && selected.length > 0 ? selected.map(({ id }) => id) : [mail.id];
    if (key === 'trash' && !mail.isDeleted) handleChange(ids, { data: { isDeleted: true } });
    else if (key === 'star') handleChange(ids, { data: { isStarred: !mail.isStarred } });
    else if (key === 'unread') handleChange(ids, { data: { isRead: false } });
    else if (key === 'select' && !open)
      setChosen((before) => (before.includes(mail.id) ? before.filter((id) => id !== mail.id) : [...before, mail.id]));
    else if (key === 'reply' || key === 'replyAll' || key === 'forward') answerTo(mail, key);
  };

  useMailKeys((key) => {
    const at = open ?? emails.find(({ id }) => id === focusedMail());
    const step = key === 'next' ? 1 : key === 'previous' ? -1 : undefined;
    if (step !== undefined) {
      if (!open) moveFocus({ emails, from: focusedMail(), step });
      else if (emails[openAt + step]) void navigate(addressWith(emails[openAt + step]?.id));
      return true;
    }
    if (key === 'compose') compose();
    else if (key === 'back') {
      if (openId !== undefined) leave();
      else if (selected.length > 0) setChosen([]);
      else return false;
    } else if (at) runKey(key, at);
    else return false;
    return true;
  });

  const folders = <Folders question={question} counts={data?.emailsMeta} onCompose={compose} />;
  const draft = box.mails.find(({ id }) => id === box.writing);
  return (
    <>
      <div className="k-email" data-open={openId !== undefined}>
        <div className="k-email-side">{folders}</div>
        <div className="k-email-main">
          <div className="k-email-top">
            <button type="button" className="k-control k-email-folders-button" onClick={() => setAreFoldersOpen(true)}>
              <Icon name="FolderOutlined" />
              {question.label === undefined ? t(`folder.${question.filter}`) : t(`label.${question.label}`)}
            </button>
            <DemoSearch
              label={t('search')}
              q={question.q}
              onSearch={(q) => setSearch(q === '' ? {} : { q }, { replace: true, preventScrollReset: true })}
            />
          </div>
          {error && (
            <p role="alert" className="k-email-failed">
              <span>{t('undone', { reason: error.message })}</span>
              <button type="button" className="k-control" onClick={forget}>
                {t('understood')}
              </button>
            </p>
          )}
          <DemoState answer={answer} rows={12}>
            {(mails: Mails) =>
              openId === undefined ? (
                <MailList
                  mails={mails}
                  question={question}
                  selected={selected}
                  focusRef={focusRef}
                  linkTo={addressWith}
                  onSelect={setChosen}
                  onChange={handleChange}
                />
              ) : open === undefined ? (
                <Notice kind="empty" title={t('notHere')}>
                  <Link to={addressWith(undefined)} className="k-control k-email-way">
                    {t('back')}
                  </Link>
                </Notice>
              ) : (
                <MailPane
                  key={open.id}
                  mail={open}
                  answers={box.mails.filter(
                    (mail) => mail.answers === open.id && mail.folder === 'sent' && !mail.isDeleted,
                  )}
                  place={{ number: openAt + 1, count: emails.length }}
                  back={addressWith(undefined)}
                  newer={emails[openAt - 1] && addressWith(emails[openAt - 1]?.id)}
                  older={emails[openAt + 1] && addressWith(emails[openAt + 1]?.id)}
                  onChange={(what) => handleChange([open.id], what)}
                  onAnswer={(kind) => answerTo(open, kind)}
                  onContinue={() => goOn(open)}
                />
              )
            }
          </DemoState>
        </div>
      </div>
      {areFoldersOpen && (
        <Drawer title={t('title')} side="start" onClose={() => setAreFoldersOpen(false)}>
          {folders}
        </Drawer>
      )}
      {draft && (
        <Suspense>
          <Compose
            key={draft.id}
            draft={draft}
            known={knownOf(emails)}
            onType={(part) => setBox((before) => own.typedOn(before, draft.id, part))}
            onClose={() => setBox(own.putAway)}
            onDiscard={() => setBox((before) => own.thrownAway(before, draft.id))}
            onSend={() => {
              setBox((before) => own.sentOff(before, draft.id, new Date().toISOString()));
              notify({ type: 'info', message: t('own.done') });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The e-mail after this one that stays, or the one before. */
function nextOf(emails: readonly Email[], id: number, isGone: (id: number) => boolean): number | undefined {
  const at = emails.findIndex((mail) => mail.id === id);
  const before = emails.slice(0, at);
  const after = emails.slice(at + 1);
  return (after.find((mail) => !isGone(mail.id)) ?? before.findLast((mail) => !isGone(mail.id)))?.id;
}

const listed = ({ to, cc, bcc }: Email) => ({
  to: to.map(({ email }) => email).join(', '),
  cc: cc.join(', '),
  bcc: bcc.join(', '),
});

const knownOf = (emails: readonly Email[]): readonly string[] => [
  ...new Set(emails.flatMap(({ from, to }) => [from.email, ...to.map(({ email }) => email)])),
];
