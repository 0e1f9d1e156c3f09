import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useText } from '../../resource/use-text.ts';
import type { InputProps } from './input-props.ts';

// Few forms have such inputs.
const Look = lazy(async () => ({ default: (await import('./looks/LookInput.tsx')).LookInput }));

/** The input of a field with a look of its own. */
export function LazyLookInput(props: InputProps) {
  const text = useText();
  return (
    <Suspense fallback={<Skeleton rows={1} label={text(props.field.label)} />}>
      <Look {...props} />
    </Suspense>
  );
}
