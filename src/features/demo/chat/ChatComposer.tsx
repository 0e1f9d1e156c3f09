import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type SyntheticEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';

/** Max characters of the call. */
const MAX_LENGTH = 5000;

type ChatComposerProps = {
  readonly name: string;
  readonly text: string;
  readonly isSending: boolean;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
};

/** Enter sends, Shift-Enter begins a new line. */
export function ChatComposer({ name, text, isSending, onText, onSend }: ChatComposerProps) {
  const { t } = useTranslation('demo-chat');
  const input = useRef<TextAreaRef>(null);
  const send = () => {
    if (text.trim() === '' || isSending) return;
    onSend();
    input.current?.focus();
  };
  return (
    <Flex
      component="form"
      gap="10px"
      align="flex-end"
      className="k-chat-bar"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <Input.TextArea
        ref={input}
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={MAX_LENGTH}
        aria-label={t('messageTo', { name })}
        placeholder={t('placeholder')}
        title={t('keys')}
        enterKeyHint="send"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          // Enter also ends an IME composition, in Japanese for example.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Button
        htmlType="submit"
        type="primary"
        icon={<Icon name="SendOutlined" />}
        loading={isSending}
        disabled={text.trim() === ''}
      >
        {t('send')}
      </Button>
    </Flex>
  );
}
