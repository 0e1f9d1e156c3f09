import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Contact } from '../../../domain/demo/chats.ts';
import { Stroke } from '../../../ui/Stroke.tsx';
import { DemoState } from '../parts/DemoState.tsx';
import { useDemo, useDemoCall } from '../parts/use-demo.ts';
import { Composer } from './Composer.tsx';
import type { Opened } from './conversation.ts';
import { Face } from './Face.tsx';
import { MessageLog } from './MessageLog.tsx';
import { Presence } from './Presence.tsx';
import { ProfileDrawer } from './ProfileDrawer.tsx';

type ConversationProps = {
  readonly userId: number;
  readonly own: Contact;
  readonly draft: string;
  readonly onDraft: (next: (before: string) => string) => void;
  /** The address of the list alone. */
  readonly back: string;
  /** It was answered, and counts as seen from now on. */
  readonly onSeen: () => void;
};

/** One chat: opening it means having seen what is in it. */
export function Conversation({ userId, own, draft, onDraft, back, onSeen }: ConversationProps) {
  const { t } = useTranslation('demo-chat');
  const path = `/apps/chat/chats/${userId}`;
  const answer = useDemo<Opened>('chat', path);
  const sending = useDemoCall('chat');
  const { data } = answer;
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (data) seen();
  }, [data]);

  const send = async () => {
    const message = draft.trim();
    const { isDone } = await sending.run({ path, method: 'POST', body: { message, senderId: own.id } });
    // What was typed meanwhile is the next message.
    if (isDone) onDraft((before) => (before.trim() === message ? '' : before));
  };
  return (
    <section className="k-chat-talk" aria-label={t('conversation')}>
      {answer.error && <Back to={back} />}
      <DemoState answer={answer}>
        {({ contact, chat }) => (
          <>
            <Head contact={contact} back={back} />
            <MessageLog messages={chat?.messages ?? []} contact={contact} own={own} />
            {sending.error && (
              <p role="alert" className="k-chat-failed">
                {t('failed', { reason: sending.error.message })}
              </p>
            )}
            <Composer
              name={contact.fullName}
              text={draft}
              isSending={sending.isRunning}
              onText={(text) => {
                if (sending.error) sending.forget();
                onDraft(() => text);
              }}
              onSend={() => void send()}
            />
          </>
        )}
      </DemoState>
    </section>
  );
}

function Head({ contact, back }: { readonly contact: Contact; readonly back: string }) {
  const { t } = useTranslation('demo-chat');
  const [isProfile, setIsProfile] = useState(false);
  return (
    <header className="k-chat-head">
      <Back to={back} />
      <button type="button" className="k-chat-who" onClick={() => setIsProfile(true)}>
        <Face person={contact} />
        <span className="k-chat-name">
          <strong>{contact.fullName}</strong>
          <span>
            {contact.role} · <Presence status={contact.status} />
          </span>
        </span>
        <span className="k-hidden">{t('profile.show')}</span>
      </button>
      {isProfile && <ProfileDrawer person={contact} onClose={() => setIsProfile(false)} />}
    </header>
  );
}

/** On a phone, where the people are a step away. */
function Back({ to }: { readonly to: string }) {
  const { t } = useTranslation('demo-chat');
  return (
    <Link to={to} className="k-chat-back" aria-label={t('back')} title={t('back')}>
      <Stroke path="M15 5l-7 7 7 7" />
    </Link>
  );
}
