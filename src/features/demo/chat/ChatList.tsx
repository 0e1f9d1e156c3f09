import Badge from 'antd/es/badge';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChatContact, ChatPerson } from '../../../domain/demo/chats.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Avatar } from '../parts/Avatar.tsx';
import '../parts/choice-row.css';
import { shortWhen } from '../parts/when.ts';
import type { Overview } from './conversation.ts';
import { Presence } from './Presence.tsx';

type ChatListProps = {
  readonly overview: Overview;
  readonly openId: number | undefined;
  readonly linkTo: (userId: number) => string;
};

/** Chats, newest first, then all other people to start one with. */
export function ChatList({ overview, openId, linkTo }: ChatListProps) {
  const { t } = useTranslation('demo-chat');
  const { chatsContacts } = overview;
  const others = overview.contacts.filter(({ id }) => chatsContacts.every((chat) => chat.id !== id));
  return (
    <>
      <Part title={t('chats')} none={t('noChats')}>
        {chatsContacts.map((chat) => (
          <Entry key={chat.id} person={chat} isOpen={chat.id === openId} to={linkTo(chat.id)}>
            <ChatLines chat={chat} ownId={overview.profileUser.id} />
          </Entry>
        ))}
      </Part>
      <Part title={t('contacts')} none={t('noContacts')}>
        {others.map((contact) => (
          <Entry key={contact.id} person={contact} isOpen={contact.id === openId} to={linkTo(contact.id)}>
            <strong className="k-cut">{contact.fullName}</strong>
            <span className="k-muted k-cut">{contact.role}</span>
          </Entry>
        ))}
      </Part>
    </>
  );
}

type PartProps = { readonly title: string; readonly none: string; readonly children: readonly ReactNode[] };

function Part({ title, none, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="k-muted k-small" style={{ margin: '12px 8px 6px' }}>
        {title}
      </h2>
      {children.length === 0 ? (
        <Typography.Text type="secondary">{none}</Typography.Text>
      ) : (
        <Flex vertical component="ul">
          {children}
        </Flex>
      )}
    </section>
  );
}

type EntryProps = {
  readonly person: ChatPerson;
  readonly isOpen: boolean;
  readonly to: string;
  readonly children: ReactNode;
};

function Entry({ person, isOpen, to, children }: EntryProps) {
  return (
    <li>
      <Link className="k-choice-row" to={to} aria-current={isOpen ? 'true' : undefined} data-chat={person.id}>
        <Presence status={person.status}>
          <Avatar name={person.fullName} picture={person.avatar} />
        </Presence>
        <Flex vertical flex={1} className="k-break">
          {children}
        </Flex>
      </Link>
    </li>
  );
}

function ChatLines({ chat: contact, ownId }: { readonly chat: ChatContact; readonly ownId: number }) {
  const { t } = useTranslation('demo-chat');
  const language = useLanguage();
  const { lastMessage, unseenMsgs } = contact.chat;
  return (
    <>
      <Flex gap="8px" justify="space-between">
        <strong className="k-cut">{contact.fullName}</strong>
        {lastMessage && (
          <time dateTime={lastMessage.time} className="k-muted k-nowrap">
            {shortWhen({ instant: lastMessage.time, language })}
          </time>
        )}
      </Flex>
      <Flex gap="8px" justify="space-between">
        <span className="k-muted k-cut">
          {lastMessage?.senderId === ownId && <span>{t('you')} </span>}
          {lastMessage?.message}
        </span>
        {unseenMsgs > 0 && (
          <span>
            <Badge count={unseenMsgs} color="var(--k-accent)" aria-hidden="true" />
            <span className="k-hidden">{t('unseen', { count: unseenMsgs })}</span>
          </span>
        )}
      </Flex>
    </>
  );
}
