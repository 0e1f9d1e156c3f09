import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import type { Email } from '../../../domain/demo/emails.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { DemoSearch } from '../parts/DemoSearch.tsx';
import { NARROW, Sided } from '../parts/Sided.tsx';
import type { EmailEdit, Mails } from './changes.ts';
import { MailFolders } from './MailFolders.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { MailList } from './MailList.tsx';
import { MailPane } from './MailPane.tsx';
import { OpenDraft } from './OpenDraft.tsx';
import type * as own from './own-mail.ts';
import { folderPath, type MailQuestion, questionAt } from './question.ts';
import { useMailChanges } from './use-mail-changes.ts';
import { useMailboxKeys } from './use-mailbox-keys.ts';
import { useMails } from './use-mails.ts';
import { useOpenMail } from './use-open-mail.ts';
import { useWriting } from './use-writing.ts';
import './email.css';

/** The demo's mailbox on its mock calls. Folder, label, search and open e-mail are in the address. */
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
          <Link to={folderPath({})}>{t('toInbox')}</Link>
        </Notice>
      )}
    </>
  );
}

function Mailbox({ question }: { readonly question: MailQuestion }) {
  const { t } = useTranslation('demo-email');
  const [, setSearch] = useSearchParams();
  const { answer, box, setBox, change, error, forget } = useMails(question);
  const [areFoldersOpen, setAreFoldersOpen] = useState(false);
  const isNarrow = useMedia(NARROW);
  const { data } = answer;
  const emails = data?.emails ?? [];
  const opened = useOpenMail({ question, emails, areHere: data !== undefined && answer.isCurrent });
  const { openId, linkTo } = opened;
  const { selected, choose, handleChange, leave, focusRef } = useMailChanges({ question, mails: data, opened, change });
  const writing = useWriting({ box, setBox });
  const compose = () => {
    setAreFoldersOpen(false);
    writing.compose();
  };
  useMailboxKeys({
    emails,
    selected,
    opened,
    onLeave: leave,
    onChoose: choose,
    onChange: handleChange,
    onCompose: compose,
    onAnswer: writing.answerTo,
  });

  const folders = <MailFolders question={question} counts={data?.emailsMeta} onCompose={compose} />;
  return (
    <>
      <Sided
        className="k-email"
        width={240}
        side={isNarrow ? null : <div style={{ padding: '16px 12px' }}>{folders}</div>}
      >
        {/* One thing at a time: from an open e-mail the search is one step away. */}
        {!(isNarrow && openId !== undefined) && (
          <Flex gap="small" className="k-email-line">
            {isNarrow && (
              <Button icon={<Icon name="FolderOutlined" />} onClick={() => setAreFoldersOpen(true)}>
                {question.label === undefined ? t(`folder.${question.filter}`) : t(`label.${question.label}`)}
              </Button>
            )}
            <DemoSearch
              label={t('search')}
              q={question.q}
              onSearch={(q) => setSearch(q === '' ? {} : { q }, { replace: true, preventScrollReset: true })}
            />
          </Flex>
        )}
        {error && (
          <Alert
            type="error"
            banner
            message={t('undone', { reason: error.message })}
            action={<Button onClick={forget}>{t('understood')}</Button>}
          />
        )}
        <Answered answer={answer} rows={12}>
          {(mails: Mails) =>
            openId === undefined ? (
              <MailList
                mails={mails}
                question={question}
                selected={selected}
                focusRef={focusRef}
                linkTo={linkTo}
                onSelect={choose}
                onChange={handleChange}
              />
            ) : (
              <OpenMail
                emails={emails}
                at={opened.at}
                box={box}
                linkTo={linkTo}
                onChange={handleChange}
                onAnswer={writing.answerTo}
                onContinue={writing.goOn}
              />
            )
          }
        </Answered>
      </Sided>
      {areFoldersOpen && (
        <Drawer title={t('title')} side="start" onClose={() => setAreFoldersOpen(false)}>
          {folders}
        </Drawer>
      )}
      <OpenDraft box={box} setBox={setBox} emails={emails} />
    </>
  );
}

type OpenMailProps = {
  readonly emails: readonly Email[];
  readonly at: number;
  readonly box: own.OwnBox;
  readonly linkTo: (id: number | undefined) => string;
  readonly onChange: (ids: readonly number[], change: EmailEdit) => void;
  readonly onAnswer: (mail: Email, kind: own.AnswerKind) => void;
  readonly onContinue: (draft: Email) => void;
};

/** The open e-mail with links to its neighbours, or a note that it is not here. */
function OpenMail({ emails, at, box, linkTo, onChange, onAnswer, onContinue }: OpenMailProps) {
  const { t } = useTranslation('demo-email');
  const open = emails[at];
  if (!open) {
    return (
      <Notice kind="empty" title={t('notHere')}>
        <Link to={linkTo(undefined)}>{t('back')}</Link>
      </Notice>
    );
  }
  return (
    <MailPane
      key={open.id}
      mail={open}
      answers={box.mails.filter((mail) => mail.answers === open.id && mail.folder === 'sent' && !mail.isDeleted)}
      place={{ number: at + 1, count: emails.length }}
      back={linkTo(undefined)}
      newer={emails[at - 1] && linkTo(emails[at - 1]?.id)}
      older={emails[at + 1] && linkTo(emails[at + 1]?.id)}
      onChange={(what) => onChange([open.id], what)}
      onAnswer={(kind) => onAnswer(open, kind)}
      onContinue={() => onContinue(open)}
    />
  );
}
