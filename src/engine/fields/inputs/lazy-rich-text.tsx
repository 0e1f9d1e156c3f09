import { lazy, Suspense } from 'react';
import type { RichTextField } from '../../../config/types.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useText } from '../../resource/use-text.ts';
import type { InputProps } from './input-props.ts';

// The editor is larger than all other inputs together, and few forms have one.
const Editor = lazy(() => import('./RichTextInput.tsx'));

export function RichTextInput(props: InputProps<RichTextField>) {
  const text = useText();
  return (
    <Suspense fallback={<Skeleton rows={5} label={text(props.field.label)} />}>
      <Editor {...props} />
    </Suspense>
  );
}
