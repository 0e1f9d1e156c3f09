import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';

/** Characters that the call takes. */
const MOST = 5000;
const TALLEST = 140; // px

type ComposerProps = {
  readonly name: string;
  readonly text: string;
  readonly isSending: boolean;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
};

/** Enter sends, Shift and Enter begin a new line. */
export function Composer({ name, text, isSending, onText, onSend }: ComposerProps) {
  const { t } = useTranslation('demo-chat');
  const input = useRef<HTMLTextAreaElement>(null);
  const grow = (area: HTMLTextAreaElement | null) => {
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight + 2, TALLEST)}px`;
  };
  const send = () => {
    if (text.trim() === '' || isSending) return;
    onSend();
    input.current?.focus();
  };
  return (
    <form
      className="k-chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={(area) => {
          input.current = area;
          grow(area);
        }}
        className="k-control"
        rows={1}
        maxLength={MOST}
        aria-label={t('messageTo', { name })}
        placeholder={t('placeholder')}
        title={t('keys')}
        enterKeyHint="send"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          // Enter also ends a word that is being composed, in Japanese for example.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button type="submit" className="k-control k-control-main" disabled={text.trim() === '' || isSending}>
        <Icon name="SendOutlined" />
        <span>{t('send')}</span>
      </button>
    </form>
  );
}
