import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type NewRecord, NewRecordContext } from '../fields/inputs/new-record.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import type { InnerForm } from './NewRecordDrawer.tsx';

const NewRecordDrawer = lazy(() => import('./NewRecordDrawer.tsx'));

type WithNewRecordProps = {
  readonly drawForm: (form: InnerForm) => ReactNode;
  readonly children: ReactNode;
};

/** Lets a form's references create a record, in a drawer outside the form. */
export function WithNewRecord({ drawForm, children }: WithNewRecordProps) {
  const { config } = useEngine();
  const [wanted, setWanted] = useState<NewRecord>();
  const target = config.resources[wanted?.field.resource ?? ''];
  return (
    <NewRecordContext value={setWanted}>
      {children}
      {wanted && target && (
        <Suspense>
          <NewRecordDrawer wanted={wanted} target={target} drawForm={drawForm} onClose={() => setWanted(undefined)} />
        </Suspense>
      )}
    </NewRecordContext>
  );
}
