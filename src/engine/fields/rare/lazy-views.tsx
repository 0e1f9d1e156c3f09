import { lazy, Suspense } from 'react';
import type { DisplayProps } from '../display-props.ts';
import type { RareField } from './RareView.tsx';

// Few lists and pages have such values.
const View = lazy(() => import('./RareView.tsx'));

export function RareCell(props: DisplayProps<RareField>) {
  return (
    <Suspense>
      <View {...props} isCell />
    </Suspense>
  );
}

export function RareValue(props: DisplayProps<RareField>) {
  return (
    <Suspense>
      <View {...props} isCell={false} />
    </Suspense>
  );
}
