import { lazy, Suspense } from 'react';
import type { RichTextField } from '../../../config/types.ts';
import type { DisplayProps } from '../display-props.ts';

// Few lists and pages have formatted texts.
const View = lazy(() => import('./RichTextView.tsx'));

export function RichTextCell(props: DisplayProps<RichTextField>) {
  return (
    <Suspense>
      <View {...props} isCell />
    </Suspense>
  );
}

export function RichTextValue(props: DisplayProps<RichTextField>) {
  return (
    <Suspense>
      <View {...props} isCell={false} />
    </Suspense>
  );
}
