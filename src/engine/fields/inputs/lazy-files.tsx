import { lazy, Suspense } from 'react';
import type { FileField, ImageField, ImagesField } from '../../../config/types.ts';
import type { InputProps } from './input-props.ts';

// Few forms take files, and what sends them is of no use to the others.
const One = lazy(() => import('./StoredFileInput.tsx'));
const Small = lazy(() => import('./ImageInput.tsx'));
const Many = lazy(() => import('./PicturesInput.tsx'));

export function FileInput(props: InputProps<FileField>) {
  return (
    <Suspense>
      <One {...props} />
    </Suspense>
  );
}

export function ImagesInput(props: InputProps<ImagesField>) {
  return (
    <Suspense>
      <Many {...props} />
    </Suspense>
  );
}

export function ImageInput(props: InputProps<ImageField>) {
  return (
    <Suspense>
      <Small {...props} />
    </Suspense>
  );
}
