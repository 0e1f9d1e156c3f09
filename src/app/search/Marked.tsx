import { Fragment } from 'react';
import { markedRanges } from '../../domain/text/marks.ts';

/** A text with the letters marked that were searched for. */
export function Marked({ text, pieces }: { readonly text: string; readonly pieces: readonly string[] }) {
  const ranges = markedRanges(text, pieces);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(({ from, to }, at) => (
        <Fragment key={from}>
          {text.slice(ranges[at - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.to)}
    </>
  );
}
