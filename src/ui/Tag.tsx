import { Fragment, type ReactElement, type ReactNode } from 'react';
import './tag.css';

/** Colour names of the configuration (antd's preset names); others are shown without colour. */
const COLORS = [
  'gold',
  'orange',
  'volcano',
  'red',
  'magenta',
  'pink',
  'purple',
  'geekblue',
  'blue',
  'cyan',
  'green',
  'lime',
  'yellow',
] as const;

/** A short state in colour. The text carries the meaning, the colour repeats it. */
export function Tag({ color, children }: { readonly color?: string | undefined; readonly children: ReactNode }) {
  const known = COLORS.find((name) => name === color);
  return <span className={known ? `k-tag k-tag-${known}` : 'k-tag'}>{children}</span>;
}

/** Several of them. A space is between two, and none where a new line begins: each line is flush, left or right. */
export function Tags({ tags }: { readonly tags: readonly ReactElement[] }) {
  if (tags.length < 2) return tags;
  return (
    <span className="k-tags">
      {tags.map((tag, index) => (
        <Fragment key={tag.key}>
          {index > 0 && ' '}
          {tag}
        </Fragment>
      ))}
    </span>
  );
}
