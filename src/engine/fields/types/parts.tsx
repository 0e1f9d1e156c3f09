import { lazy, Suspense } from 'react';
import type { FieldOf } from '../display-props.ts';
import type { Looks, LookProps } from '../look.ts';

// Few lists have such values.
const PartsView = lazy(() => import('../parts/PartsView.tsx'));

type PartsProps = LookProps<FieldOf<'object' | 'repeater'>>;

function PartsCell({ draw, ...props }: PartsProps) {
  return (
    <Suspense>
      <PartsView {...props} isCell {...draw} />
    </Suspense>
  );
}

function PartsValue({ draw, ...props }: PartsProps) {
  return (
    <Suspense>
      <PartsView {...props} isCell={false} {...draw} />
    </Suspense>
  );
}

const look = { Cell: PartsCell, Value: PartsValue, isWide: true, needsForm: true, notForMany: true } as const;
export const looks: Looks = { object: look, repeater: look };
