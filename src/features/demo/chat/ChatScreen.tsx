import { useQueryClient } from '@tanstack/react-query';
import Flex from 'antd/es/flex';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../ui/Answered.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { NARROW, Sided } from '../parts/Sided.tsx';
import { DemoSearch } from '../parts/DemoSearch.tsx';
import { demoKey, useDemo } from '../parts/use-demo.ts';
import { useStored } from '../parts/use-stored.ts';
import { ChatList } from './ChatList.tsx';
import { ChatConversation } from './ChatConversation.tsx';
import { newsOf, type Overview } from './conversation.ts';
import { PersonButton } from './PersonButton.tsx';
import { Presence } from './Presence.tsx';
import './chat.css';

const ASK_EVERY = 15_000; // ms, while somebody looks
const NO_DRAFTS: Readonly<Record<string, string>> = {};

/** The demo's chat on its mock calls: people on one side, messages on the other; a phone shows one of the two. */
export default function ChatScreen() {
  const { t } = useTranslation('demo-chat');
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const openId = idIn(search.get('chat'));
  const overview = useDemo<Overview>('chat', `/apps/chat/chats-and-contacts?${new URLSearchParams({ q }).toString()}`);
  const [drafts, setDrafts] = useStored('demo-chat-drafts', NO_DRAFTS, 'tab');
  // No call saves one's own presence; the local choice overrides the answer.
  const [presence, setPresence] = useStored<string>('demo-chat-presence', '', 'browser');
  const refresh = useRefresh();
  const isNarrow = useMedia(NARROW);

  const addressOf = (userId: number | undefined): string => {
    const next = new URLSearchParams(search);
    if (userId === undefined) next.delete('chat');
    else next.set('chat', String(userId));
    return `?${next.toString()}`;
  };
  const ask = (text: string) => {
    const next = new URLSearchParams(window.location.search);
    if (text === '') next.delete('q');
    else next.set('q', text);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHead title={t('title')} />
      <News overview={overview.data} openId={openId} />
      <Answered answer={overview} rows={10}>
        {(shown) => {
          const own = { ...shown.profileUser, status: presence === '' ? shown.profileUser.status : presence };
          const side = (
            <>
              <Flex component="header" vertical gap="10px" className="k-chat-bar">
                <PersonButton person={own} onPresence={(next) => setPresence(() => next)}>
                  <Presence status={own.status} />
                </PersonButton>
                <DemoSearch label={t('search')} q={q} onSearch={ask} />
              </Flex>
              <nav aria-label={t('people')} className="k-chat-words">
                <ChatList overview={shown} openId={openId} linkTo={addressOf} />
              </nav>
            </>
          );
          return (
            <Sided className="k-chat" width={320} side={isNarrow ? null : side}>
              {openId === undefined ? (
                isNarrow ? (
                  side
                ) : (
                  <Notice kind="empty" title={t('choose')} text={t('chooseHint')} />
                )
              ) : (
                <ChatConversation
                  key={openId}
                  userId={openId}
                  own={own}
                  draft={drafts[openId] ?? ''}
                  onDraft={(next) => setDrafts((before) => ({ ...before, [openId]: next(before[openId] ?? '') }))}
                  back={addressOf(undefined)}
                  onSeen={refresh}
                />
              )}
            </Sided>
          );
        }}
      </Answered>
    </>
  );
}

/** The id in an address; undefined unless it is a number. */
const idIn = (text: string | null): number | undefined =>
  text === null || text === '' ? undefined : Number(text) || 0;

/** Reloads the people: now, regularly while the tab is visible, and on return. */
function useRefresh(): () => void {
  const queries = useQueryClient();
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') void queries.invalidateQueries({ queryKey: demoKey('chat') });
    };
    const timer = setInterval(refreshIfVisible, ASK_EVERY);
    document.addEventListener('visibilitychange', refreshIfVisible);
    window.addEventListener('focus', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
      window.removeEventListener('focus', refreshIfVisible);
    };
  }, [queries]);
  return () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey: [, topic, path] }) => topic === 'chat' && String(path).includes('chats-and-contacts'),
    });
}

type NewsProps = { readonly overview: Overview | undefined; readonly openId: number | undefined };

/** Announces messages that arrived since the last reload; the open chat announces its own. */
function News({ overview, openId }: NewsProps) {
  const { t } = useTranslation('demo-chat');
  const [known, setKnown] = useState(overview);
  const [news, setNews] = useState('');
  if (overview !== known) {
    setKnown(overview);
    const all = known && overview ? newsOf(known.chatsContacts, overview.chatsContacts) : [];
    const fresh = all.filter(({ id }) => id !== openId);
    if (fresh.length > 0) {
      setNews(
        fresh.map(({ fullName, chat }) => t('news', { name: fullName, text: chat.lastMessage?.message })).join(' '),
      );
    }
  }
  return (
    <p role="status" className="k-hidden">
      {news}
    </p>
  );
}
