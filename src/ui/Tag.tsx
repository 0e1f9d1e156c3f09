// antd's Tag in the colours that the configuration may name; theme.ts makes them readable.
import Flex from 'antd/es/flex';
import AntTag from 'antd/es/tag';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { TAG_COLORS } from '../config/tag-colors.ts';
import './tag.css';

/** A short state in colour. The text carries the meaning, the colour repeats it. */
export function Tag({ color, children }: { readonly color?: string | undefined; readonly children: ReactNode }) {
  const known = TAG_COLORS.find((name) => name === color);
  return (
    <AntTag className="k-tag" {...(known && { color: known })}>
      {children}
    </AntTag>
  );
}

/** Several of them. The space between two is for those who hear or copy them. */
export function Tags({ tags }: { readonly tags: readonly ReactElement[] }) {
  if (tags.length < 2) return tags;
  return (
    <Flex wrap component="span" gap={4} className="k-tags">
      {tags.map((tag, index) => (
        <Fragment key={tag.key}>
          {index > 0 && ' '}
          {tag}
        </Fragment>
      ))}
    </Flex>
  );
}
