import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { Conversation } from './Conversation.tsx';
import { ThreadFacts } from './ThreadFacts.tsx';
import { type ThreadQuery, ThreadList } from './ThreadList.tsx';
import './inbox.css';

/** Up to this width the list and the conversation are two screens. */
const ONE_AT_A_TIME = '(max-width: 900px)';
const USUAL: ThreadQuery = { view: 'open', channel: 'all', q: '', page: 1 };

/** Conversations with guests: the threads, the open one, and the data of its stay. */
export function Inbox() {
  const { t } = useTranslation('inbox');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isNarrow = useMedia(ONE_AT_A_TIME);
  const threadId = search.get('thread') ?? undefined;
  const page = Number(search.get('page') ?? 1);
  const asked: ThreadQuery = {
    view: search.get('view') ?? USUAL.view,
    channel: search.get('channel') ?? USUAL.channel,
    q: search.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
  const wayTo = (thread: string | undefined, next: ThreadQuery = asked): string => {
    const told = Object.entries(next).filter(([name, value]) => value !== USUAL[name as keyof ThreadQuery]);
    const words = new URLSearchParams(told.map(([name, value]) => [name, String(value)]));
    if (thread !== undefined) words.set('thread', thread);
    const query = words.toString();
    return query === '' ? '/v1/operational/inbox' : `/v1/operational/inbox?${query}`;
  };
  const list = (
    <ThreadList
      asked={asked}
      chosen={threadId}
      onAsk={(next) => void navigate(wayTo(threadId, { ...asked, ...next }), { replace: true })}
      wayTo={(id) => wayTo(id)}
    />
  );
  const back = isNarrow && (
    <Button type="text" style={{ alignSelf: 'start' }} onClick={() => void navigate(wayTo(undefined))}>
      ← {t('thread.back')}
    </Button>
  );
  const thread =
    threadId === undefined ? (
      !isNarrow && <Notice kind="empty" title={t('thread.choose')} />
    ) : (
      <Conversation
        key={threadId}
        threadId={threadId}
        isReading
        before={back}
        aside={(shown) => <ThreadFacts thread={shown} onLinked={(id) => void navigate(wayTo(id))} />}
      />
    );
  return (
    <>
      <PageHead title={t('title')} />
      <div className="k-inbox">
        {(!isNarrow || threadId === undefined) && list}
        {thread && <div className="k-break">{thread}</div>}
      </div>
    </>
  );
}
