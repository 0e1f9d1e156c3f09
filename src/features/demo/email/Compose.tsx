import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichTextField } from '../../../config/types.ts';
import { createFormStore } from '../../../engine/fields/inputs/form-store.ts';
import { RichTextInput } from '../../../engine/fields/inputs/lazy-rich-text.tsx';
import { CloseGlyph } from '../../../ui/glyphs.tsx';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { useModal } from '../../../ui/use-modal.ts';
import { type OwnMail, problemOf, type Typed } from './own-mail.ts';
import './compose.css';

type ComposeProps = {
  readonly draft: OwnMail;
  /** Addresses that are offered while one is typed. */
  readonly known: readonly string[];
  readonly onType: (part: Partial<Typed>) => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
};

/** Where an e-mail is written: above the list, so that one may read on meanwhile. Every keystroke is kept. */
export default function Compose({ draft, known, onType, onSend, onClose, onDiscard }: ComposeProps) {
  const { t } = useTranslation('demo-email');
  const id = useId();
  const { typed } = draft;
  const [problem, setProblem] = useState<string>();
  const [hasCopies, setHasCopies] = useState(typed.cc !== '' || typed.bcc !== '');
  const first = useRef<HTMLInputElement>(null);

  const send = () => {
    const found = problemOf(typed);
    if (!found) {
      onSend();
      return;
    }
    setProblem(found.wrong === undefined ? t('write.nobody') : t('write.wrong', { address: found.wrong }));
    first.current?.focus();
  };
  const type = (part: Partial<Typed>) => {
    setProblem(undefined);
    onType(part);
  };
  const line = (name: 'to' | 'cc' | 'bcc' | 'subject') => (
    <label className="k-compose-line">
      <span>{t(`write.${name}`)}</span>
      <input
        ref={name === 'to' ? first : undefined}
        maxLength={name === 'subject' ? 200 : 1000}
        autoComplete="off"
        {...(name === 'subject' ? { type: 'text' } : { type: 'email', multiple: true, list: `${id}-known` })}
        {...(name === 'to' && problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
        value={typed[name]}
        onChange={(event) => type({ [name]: event.target.value })}
      />
    </label>
  );
  return (
    <Frame titleId={`${id}-title`} isAnswer={draft.answers !== null} onClose={onClose}>
      <header className="k-compose-head">
        <h2 id={`${id}-title`}>{typed.subject || t('write.title')}</h2>
        <button type="button" aria-label={t('write.close')} title={t('write.close')} onClick={onClose}>
          <CloseGlyph />
        </button>
      </header>
      <form
        className="k-compose-form k-controls"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {line('to')}
        {hasCopies ? (
          <>
            {line('cc')}
            {line('bcc')}
          </>
        ) : (
          <button type="button" className="k-compose-copies" onClick={() => setHasCopies(true)}>
            {t('write.copies')}
          </button>
        )}
        <datalist id={`${id}-known`}>
          {known.map((address) => (
            <option key={address} value={address} />
          ))}
        </datalist>
        {problem !== undefined && (
          <p role="alert" id={`${id}-problem`} className="k-compose-problem">
            {problem}
          </p>
        )}
        {line('subject')}
        <Words begun={typed.message} onWords={(message) => type({ message })} />
        <p className="k-compose-note">{t('write.demo')}</p>
        <div className="k-compose-ways">
          <button type="submit" className="k-control k-control-main">
            {t('write.send')}
          </button>
          <button type="button" className="k-control" onClick={onClose}>
            {t('write.later')}
          </button>
          <button type="button" className="k-control k-compose-discard" onClick={onDiscard}>
            {t('write.discard')}
          </button>
        </div>
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
  readonly titleId: string;
  /** Whom it is for is known: one begins with the words. */
  readonly isAnswer: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** On a phone the whole window, else a part of it beside which one goes on working. */
function Frame(props: FrameProps) {
  return useMedia(PHONE) ? <WholeWindow {...props} /> : <Floating {...props} />;
}

/** The focus goes to whom it is for, or, of an answer, to the words once their editor is there. */
function useFirstFocus(frame: RefObject<HTMLElement | null>, isAnswer: boolean): void {
  useEffect(() => {
    const within = frame.current;
    const first = within?.querySelector('input');
    first?.focus();
    if (!within || !isAnswer) return;
    const look = () => {
      const words = within.querySelector<HTMLElement>('.k-rich-words');
      if (!words) return;
      observer.disconnect();
      if (document.activeElement === first) words.focus();
    };
    const observer = new MutationObserver(look);
    observer.observe(within, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [frame, isAnswer]);
}

function WholeWindow({ titleId, isAnswer, onClose, children }: FrameProps) {
  const dialog = useModal(onClose);
  useFirstFocus(dialog, isAnswer);
  return (
    <dialog ref={dialog} className="k-compose" aria-labelledby={titleId}>
      {children}
    </dialog>
  );
}

function Floating({ titleId, isAnswer, onClose, children }: FrameProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useFirstFocus(frame, isAnswer);
  const handleKey = (event: KeyboardEvent) => {
    // Keys in here are for what is written, not for the list behind.
    event.stopPropagation();
    // The editor's own entry for links is closed first.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <section ref={frame} role="dialog" className="k-compose" aria-labelledby={titleId} onKeyDown={handleKey}>
      {children}
    </section>
  );
}
