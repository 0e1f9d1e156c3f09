import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatPerson } from '../../../domain/demo/chats.ts';
import { LinkButton } from '../../../engine/resource/LinkButton.tsx';
import { Stroke } from '../../../ui/Stroke.tsx';
import { Answered } from '../../../ui/Answered.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { NARROW } from '../parts/Sided.tsx';
import { useDemo, useDemoCall } from '../parts/use-demo.ts';
import { ChatComposer } from './ChatComposer.tsx';
import type { OpenedChat } from './conversation.ts';
import { MessageLog } from './MessageLog.tsx';
import { PersonButton } from './PersonButton.tsx';
import { Presence } from './Presence.tsx';

type ChatConversationProps = {
  readonly userId: number;
  readonly own: ChatPerson;
  readonly draft: string;
  readonly onDraft: (next: (before: string) => string) => void;
  /** The address of the list alone. */
  readonly back: string;
  /** The server answered, so the chat counts as read. */
  readonly onSeen: () => void;
};

/** One chat: opening it marks its messages as read. */
export function ChatConversation({ userId, own, draft, onDraft, back, onSeen }: ChatConversationProps) {
  const { t } = useTranslation('demo-chat');
  const path = `/apps/chat/chats/${userId}`;
  const answer = useDemo<OpenedChat>('chat', path);
  const sending = useDemoCall('chat');
  const { data } = answer;
  const isNarrow = useMedia(NARROW);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (data) seen();
  }, [data]);

  const send = async () => {
    const message = draft.trim();
    const { isDone } = await sending.run({ path, method: 'POST', body: { message, senderId: own.id } });
    // Text typed meanwhile is the next message.
    if (isDone) onDraft((before) => (before.trim() === message ? '' : before));
  };
  return (
    <section className="k-chat-talk" aria-label={t('conversation')}>
      {answer.failure && isNarrow && <Back to={back} />}
      <Answered answer={answer}>
        {({ contact, chat }) => (
          <>
            <Flex component="header" gap="10px" align="center" className="k-chat-bar">
              {isNarrow && <Back to={back} />}
              <PersonButton person={contact}>
                {contact.role} · <Presence status={contact.status} />
              </PersonButton>
            </Flex>
            <MessageLog messages={chat?.messages ?? []} contact={contact} own={own} />
            {sending.error && <Alert type="error" banner message={t('failed', { reason: sending.error.message })} />}
            <ChatComposer
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
      </Answered>
    </section>
  );
}

/** If there is room for only one, a link leads back to the people. */
function Back({ to }: { readonly to: string }) {
  const { t } = useTranslation('demo-chat');
  return (
    <LinkButton type="text" to={to} icon={<Stroke path="M15 5l-7 7 7 7" />} aria-label={t('back')} title={t('back')} />
  );
}
