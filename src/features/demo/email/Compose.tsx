import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Input, { type InputRef } from 'antd/es/input';
import Typography from 'antd/es/typography';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichTextField } from '../../../config/types.ts';
import { createFormStore } from '../../../engine/fields/inputs/form-store.ts';
import { RichTextInput } from '../../../engine/fields/inputs/lazy-rich-text.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { CloseGlyph } from '../../../ui/glyphs.tsx';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { type OwnMail, problemOf, type MailFields } from './own-mail.ts';
import './compose.css';
import { useFocusBack } from '../../../ui/use-layer.ts';

type ComposeProps = {
  readonly draft: OwnMail;
  /** Addresses suggested while typing. */
  readonly known: readonly string[];
  readonly onType: (part: Partial<MailFields>) => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
};

/** The editor of an e-mail: above the list, so that one may keep reading. Saves every keystroke. */
export default function Compose({ draft, known, onType, onSend, onClose, onDiscard }: ComposeProps) {
  const { t } = useTranslation('demo-email');
  const id = useId();
  const { typed } = draft;
  const [problem, setProblem] = useState<string>();
  const [hasCopies, setHasCopies] = useState(typed.cc !== '' || typed.bcc !== '');
  const first = useRef<InputRef>(null);

  const send = () => {
    const found = problemOf(typed);
    if (!found) {
      onSend();
      return;
    }
    setProblem(found.wrong === undefined ? t('write.nobody') : t('write.wrong', { address: found.wrong }));
    first.current?.focus();
  };
  const type = (part: Partial<MailFields>) => {
    setProblem(undefined);
    onType(part);
  };
  const line = (name: 'to' | 'cc' | 'bcc' | 'subject') => (
    <Input
      prefix={<Typography.Text type="secondary">{t(`write.${name}`)}</Typography.Text>}
      aria-label={t(`write.${name}`)}
      maxLength={name === 'subject' ? 200 : 1000}
      autoComplete="off"
      {...(name !== 'subject' && { type: 'email', multiple: true, list: `${id}-known` })}
      {...(name === 'to' && {
        ref: first,
        ...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-problem`, status: 'error' }),
      })}
      value={typed[name]}
      onChange={({ target }) => type({ [name]: target.value })}
    />
  );
  const frame = { title: typed.subject || t('write.title'), isAnswer: draft.answers !== null, onClose };
  return (
    <Frame {...frame}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Flex vertical gap="small">
          {line('to')}
          {hasCopies ? (
            <>
              {line('cc')}
              {line('bcc')}
            </>
          ) : (
            <Button type="link" size="small" style={{ alignSelf: 'flex-start' }} onClick={() => setHasCopies(true)}>
              {t('write.copies')}
            </Button>
          )}
          <datalist id={`${id}-known`}>
            {known.map((address) => (
              <option key={address} value={address} />
            ))}
          </datalist>
          {problem !== undefined && <Alert type="error" showIcon id={`${id}-problem`} message={problem} />}
          {line('subject')}
          <Words begun={typed.message} onWords={(message) => type({ message })} />
          <Typography.Text type="secondary">{t('write.demo')}</Typography.Text>
          <Flex wrap gap="small">
            <Button htmlType="submit" type="primary">
              {t('write.send')}
            </Button>
            <Button onClick={onClose}>{t('write.later')}</Button>
            <Button danger onClick={onDiscard}>
              {t('write.discard')}
            </Button>
          </Flex>
        </Flex>
      </form>
    </Frame>
  );
}

const FIELD: Omit<RichTextField, 'label'> = {
  name: 'message',
  type: 'richText',
  maxLength: 5000,
  required: false,
  readOnly: false,
  unique: false,
  hidden: false,
  sortable: false,
  search: false,
};

/** The text, in the engine's own editor. */
function Words({ begun, onWords }: { readonly begun: string; readonly onWords: (html: string) => void }) {
  const { t } = useTranslation('demo-email');
  const id = useId();
  const [store] = useState(() => createFormStore({ message: begun }));
  const latest = useRef(onWords);
  useEffect(() => {
    latest.current = onWords;
  });
  useEffect(
    () =>
      store.subscribe(['message'], () => {
        const html = store.get('message');
        latest.current(typeof html === 'string' ? html : '');
      }),
    [store],
  );
  const label = { en: t('write.message') };
  return <RichTextInput field={{ ...FIELD, label }} store={store} id={id} isInvalid={false} describedBy={undefined} />;
}

type FrameProps = {
  readonly title: string;
  /** The recipient is known, so the focus starts in the text. */
  readonly isAnswer: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** On a phone the whole window, otherwise a part of it, so that one can work beside it. */
function Frame({ title, isAnswer, onClose, children }: FrameProps) {
  const { t } = useTranslation('demo-email');
  const id = useId();
  const isPhone = useMedia(PHONE);
  const frame = useRef<HTMLDivElement>(null);
  useFocusBack();
  useFirstFocus(frame, isAnswer);
  if (isPhone) {
    return (
      <Drawer title={title} onClose={onClose}>
        <div ref={frame} className="k-compose-words">
          {children}
        </div>
      </Drawer>
    );
  }
  const handleKey = (event: KeyboardEvent) => {
    // Keys pressed here belong to the editor, not to the list behind it.
    event.stopPropagation();
    // The editor's own link field closes first.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <Card
      ref={frame}
      role="dialog"
      className="k-compose k-compose-words"
      aria-labelledby={id}
      size="small"
      title={<span id={id}>{title}</span>}
      extra={
        <Button
          type="text"
          icon={<CloseGlyph />}
          aria-label={t('write.close')}
          title={t('write.close')}
          onClick={onClose}
        />
      }
      onKeyDown={handleKey}
    >
      {children}
    </Card>
  );
}

/** Focuses the recipients or, in an answer, the text once its editor is ready. */
function useFirstFocus(frame: RefObject<HTMLElement | null>, isAnswer: boolean): void {
  useEffect(() => {
    const within = frame.current;
    const observer = new MutationObserver(() => focusWhenReady());
    const focusWhenReady = () => {
      const words = within?.querySelector<HTMLElement>('.k-rich-words');
      if (!words) return;
      observer.disconnect();
      if (document.activeElement === within?.querySelector('input')) words.focus();
    };
    // After the surrounding element has taken the focus.
    const timer = setTimeout(() => {
      within?.querySelector('input')?.focus();
      if (!within || !isAnswer) return;
      observer.observe(within, { childList: true, subtree: true });
      focusWhenReady();
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [frame, isAnswer]);
}
