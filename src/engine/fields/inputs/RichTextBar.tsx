import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeHref } from '../../../domain/text/rich-text.ts';
import { Stroke } from '../../../ui/Stroke.tsx';

type Tool = {
  readonly name: string;
  readonly sign: ReactNode;
  /** Whether it is on at the cursor; undefined for buttons without a state. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
};

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `h${level}`,
  sign: <b>H{level}</b>,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (chain) => chain.toggleHeading({ level }),
});
const TOOLS: readonly Tool[] = [
  heading(2),
  heading(3),
  heading(4),
  { name: 'bold', sign: <b>B</b>, isOn: (editor) => editor.isActive('bold'), run: (chain) => chain.toggleBold() },
  { name: 'italic', sign: <i>I</i>, isOn: (editor) => editor.isActive('italic'), run: (chain) => chain.toggleItalic() },
  {
    name: 'bullets',
    sign: <Stroke path="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'numbers',
    sign: <Stroke path="M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v5M4 14h2.5L4 18.5h2.5" />,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'quote',
    sign: <Stroke path="M5 5v14M10 8h9M10 12h9M10 16h6" />,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
];
const HISTORY: readonly Tool[] = [
  { name: 'undo', sign: <Stroke path="M9 7 4 12l5 5M4 12h10a5 5 0 0 1 5 5" />, run: (chain) => chain.undo() },
  { name: 'redo', sign: <Stroke path="m15 7 5 5-5 5M20 12H10a5 5 0 0 0-5 5" />, run: (chain) => chain.redo() },
];

type RichTextBarProps = { readonly editor: Editor; readonly controls: string };

/** The tools of the editor: one stop of the Tab key, the arrows go from button to button. */
export function RichTextBar({ editor, controls }: RichTextBarProps) {
  const { t } = useTranslation('fields');
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [isLinking, setIsLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [...TOOLS.map(({ isOn }) => isOn?.(now) ?? false), now.isActive('link')],
  });
  const count = TOOLS.length + 1 + HISTORY.length;
  const move = (event: React.KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -stop, End: count - 1 - stop }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (stop + step + count) % count;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const button = (index: number, { name, sign }: Pick<Tool, 'name' | 'sign'>, onClick: () => void, isOn?: boolean) => (
    <Button
      key={name}
      color={isOn ? 'primary' : 'default'}
      variant={isOn ? 'filled' : 'text'}
      tabIndex={index === stop ? 0 : -1}
      aria-label={t(`rich.${name}`)}
      title={t(`rich.${name}`)}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      // Keeps the cursor and selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      onFocus={() => setStop(index)}
      icon={sign}
    />
  );
  const runs =
    ({ run }: Tool) =>
    () =>
      void run(editor.chain().focus()).run();
  const link = {
    name: 'link',
    sign: <Stroke path="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />,
  };
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('rich.tools')}
        aria-controls={controls}
        className="k-rich-bar"
        onKeyDown={move}
      >
        {TOOLS.map((tool, index) => button(index, tool, runs(tool), on[index] ?? false))}
        {button(TOOLS.length, link, () => setIsLinking(!isLinking), on.at(-1) ?? false)}
        {HISTORY.map((tool, index) => button(TOOLS.length + 1 + index, tool, runs(tool)))}
      </div>
      {isLinking && <LinkEntry editor={editor} onDone={() => setIsLinking(false)} />}
    </>
  );
}

/** The target of a link on the selected text. */
function LinkEntry({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const { t } = useTranslation('fields');
  const known: unknown = editor.getAttributes('link')['href'];
  const [address, setAddress] = useState(typeof known === 'string' ? known : '');
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const typed = address.trim();
    const href = safeHref(/^(https?|mailto|tel):/i.test(typed) ? typed : `https://${typed}`);
    if (href === undefined || typed === '') {
      setIsWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && known === undefined) {
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onDone();
  };
  const leave = () => {
    editor.commands.focus();
    onDone();
  };
  return (
    <Flex className="k-rich-link" wrap gap={8}>
      <Input
        autoFocus
        placeholder={t('rich.address')}
        aria-label={t('rich.address')}
        inputMode="url"
        autoComplete="off"
        value={address}
        maxLength={2000}
        aria-invalid={isWrong}
        {...(isWrong && { status: 'error' as const })}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Enter would save the form around it.
          event.preventDefault();
          if (event.key === 'Enter') apply();
          else leave();
        }}
      />
      <Button type="primary" onClick={apply}>
        {t('rich.apply')}
      </Button>
      {known !== undefined && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          {t('rich.unlink')}
        </Button>
      )}
      <Button onClick={leave}>{t('rich.cancel')}</Button>
      {isWrong && (
        <p className="k-bad k-small k-item-error" role="alert">
          {t('rich.wrongAddress')}
        </p>
      )}
    </Flex>
  );
}
