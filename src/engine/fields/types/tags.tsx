import type { Json, TagsField } from '../../../config/types.ts';
import { Tag, Tags } from '../../../ui/Tag.tsx';
import type { DisplayProps } from '../display-props.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

/** The words as they were given. */
function TagsDisplay({ field, record }: DisplayProps<TagsField>) {
  const value = record[field.name];
  const words = Array.isArray(value) ? (value as readonly Json[]).filter((word) => typeof word === 'string') : [];
  if (words.length === 0) return <Nothing />;
  return (
    <Tags
      tags={words.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    />
  );
}

export const looks: Looks = {
  tags: { Cell: TagsDisplay, Value: TagsDisplay, input: 'tags', filter: 'text' },
};
