import { lazy, Suspense } from 'react';
import type { FileField, ImagesField } from '../../../config/types.ts';
import type { DisplayProps } from '../display-props.ts';

// Most lists have neither files nor pictures of their own.
const View = lazy(() => import('./FileView.tsx'));
const First = lazy(() => import('./Cover.tsx'));
const All = lazy(() => import('./Gallery.tsx'));

export function FileDisplay(props: DisplayProps<FileField>) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}

export function ImagesCell(props: DisplayProps<ImagesField>) {
  return (
    <Suspense fallback={<span className="k-thumb" />}>
      <First {...props} />
    </Suspense>
  );
}

export function ImagesValue(props: DisplayProps<ImagesField>) {
  return (
    <Suspense>
      <All {...props} />
    </Suspense>
  );
}
