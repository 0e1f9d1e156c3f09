import type { JsonField, KeyValueField, MarkdownField, MonthField, RichTextField } from '../../../config/types.ts';
import { isMonth } from '../../../config/fields/month.ts';
import { isMissing } from '../../../config/values.ts';
import { pairsOf } from '../../../domain/text/key-value.ts';
import { parseMarkdown, plainMarkdown } from '../../../domain/text/markdown.ts';
import { parseRichText, plainRichText } from '../../../domain/text/rich-text.ts';
import { Pairs } from '../../../ui/Pairs.tsx';
import { useLanguage } from '../../resource/use-text.ts';
import { type DisplayProps, storedText } from '../display-props.ts';
import { formatMonth } from '../format-calendar.ts';
import { Nothing } from '../Nothing.tsx';
import { RichNodes } from '../rich-text/RichText.tsx';
import './rare.css';

/** Types that most lists and pages have none of. */
export type RareField = RichTextField | MarkdownField | MonthField | KeyValueField | JsonField;
type RareViewProps = DisplayProps<RareField> & { readonly isCell: boolean };

/** Characters of a text that a list begins with. */
const EXCERPT = 120;

/** In a list the beginning of it in one line, on a page all of it. */
export default function RareView({ isCell, field, record }: RareViewProps) {
  const language = useLanguage();
  const value = record[field.name];
  if (isMissing(value)) return <Nothing />;
  if (field.type === 'keyValue') {
    const pairs = pairsOf(value);
    if (isCell) return <Excerpt words={pairs.map((pair) => `${pair.key}: ${pair.value}`).join(' · ')} />;
    return <Pairs pairs={pairs.map((pair) => ({ key: pair.key, label: pair.key, value: pair.value }))} />;
  }
  if (field.type === 'json') {
    if (isCell) return <Excerpt words={JSON.stringify(value)} />;
    return (
      // It scrolls, so keys must reach it.
      <pre className="k-ground k-json" tabIndex={0}>
        {JSON.stringify(value, null, 2)}
      </pre>
    );
  }
  const text = storedText({ field, record });
  if (text === undefined) return <Nothing />;
  if (field.type === 'month') {
    return (
      <time className="k-nowrap" dateTime={text}>
        {isMonth(text) ? formatMonth({ value: `${text}-01`, language }) : text}
      </time>
    );
  }
  const isMarkdown = field.type === 'markdown';
  if (isCell) return <Excerpt words={isMarkdown ? plainMarkdown(text) : plainRichText(text)} />;
  return <RichNodes nodes={isMarkdown ? parseMarkdown(text) : parseRichText(text)} />;
}

function Excerpt({ words }: { readonly words: string }) {
  const line = words.replace(/\s+/g, ' ');
  return <span className="k-cut k-cell-text">{line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line}</span>;
}
