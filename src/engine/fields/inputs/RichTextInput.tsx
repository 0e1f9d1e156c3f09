import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichTextField } from '../../../config/types.ts';
import { plainRichText, safeHref } from '../../../domain/text/rich-text.ts';
import { useLanguage, useText } from '../../resource/use-text.ts';
import { formatNumber } from '../../format.ts';
import { documentOf, htmlOfDocument } from '../rich-text/document.ts';
import { useFormValue } from './form-store.ts';
import type { InputProps } from './input-props.ts';
import { RichTextBar } from './RichTextBar.tsx';
import '../rich-text/rich-text.css';
import './rich-text-input.css';

/** The editor supports exactly what the server stores. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'], isAllowedUri: (url) => safeHref(url) !== undefined },
  }),
];

/** Markup from elsewhere, pasted or dropped: read by our own parser, for the browser's would need to be trusted (S12). */
function insertMarkup(editor: Editor, html: string, at?: number): void {
  const blocks = documentOf(html).content ?? [];
  const [only] = blocks;
  // A few words stay within the line they are put into.
  const content = blocks.length === 1 && only?.type === 'paragraph' ? (only.content ?? []) : blocks;
  if (at === undefined) editor.commands.insertContent(content);
  else editor.commands.insertContentAt(at, content);
}

/** A formatted text, with its tools above it. The value is HTML in the one form that is kept. */
export default function RichTextInput({ field, store, id, isInvalid, describedBy }: InputProps<RichTextField>) {
  const { t } = useTranslation('fields');
  const text = useText();
  const language = useLanguage();
  const stored = useFormValue(store, field.name);
  const value = typeof stored === 'string' ? stored : '';
  /** The editor's own last output; another value comes from a draft or a reload. */
  const lastHtml = useRef(value);
  const holder = useRef<Editor>(null);
  const attributes = useMemo(
    () => ({
      id,
      role: 'textbox',
      class: 'k-rich k-rich-words',
      'aria-multiline': 'true',
      'aria-label': text(field.label),
      'aria-required': String(field.required),
      'aria-invalid': String(isInvalid),
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    }),
    [id, text, field, isInvalid, describedBy],
  );
  const [begun] = useState(() => documentOf(value));
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: begun,
    // Avoids its own style element; the style sheet beside this file contains those rules.
    injectCSS: false,
    editorProps: {
      attributes,
      handlePaste: (_view, event) => {
        const html = event.clipboardData?.getData('text/html') ?? '';
        if (html === '' || !holder.current) return false;
        insertMarkup(holder.current, html);
        return true;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const html = event.dataTransfer?.getData('text/html') ?? '';
        if (isMoved || html === '' || !holder.current) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        insertMarkup(holder.current, html, place?.pos);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => {
      lastHtml.current = htmlOfDocument(changed.getJSON());
      store.set(field.name, lastHtml.current === '' ? null : lastHtml.current);
    },
  });
  useEffect(() => {
    holder.current = editor;
  }, [editor]);
  useEffect(() => {
    if (value === lastHtml.current) return;
    lastHtml.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);
  const words = useMemo(() => plainRichText(value).length, [value]);
  const numberText = (number: number) => formatNumber({ value: number, language });
  return (
    <div className={isInvalid ? 'k-rich-input k-rich-wrong' : 'k-rich-input'}>
      <RichTextBar editor={editor} controls={id} />
      <EditorContent editor={editor} />
      <p className="k-muted k-small" style={{ margin: 0, padding: '4px 10px', textAlign: 'end' }}>
        {t('rich.used', { used: numberText(words), max: numberText(field.maxLength) })}
      </p>
    </div>
  );
}
