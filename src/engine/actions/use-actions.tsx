import { useNotification } from '@refinedev/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEngine } from '../resource/EngineContext.tsx';
import { asHttpError } from '../resource/as-http-error.ts';
import { copyPath } from './copy-path.ts';
import { useRun, type Wanted } from '../resource/use-run.ts';

const ActionDialog = lazy(() => import('./ActionDialog.tsx'));

/**
 * Starts actions on records: at once where nothing is asked, else through a dialog, which is loaded only then.
 * @param onDone after success; @returns `start`, and the `dialog` to put on the page
 */
export function useActions(onDone?: (wanted: Wanted) => void): { start: (wanted: Wanted) => void; dialog: ReactNode } {
  const { open } = useNotification();
  const { run } = useRun();
  const navigate = useNavigate();
  const { resource } = useEngine();
  const [wanted, setWanted] = useState<Wanted>();

  const start = (next: Wanted) => {
    if (next.kind === 'action' && next.action.copy) {
      void navigate(copyPath({ resource, record: next.record, copy: next.action.copy }));
      return;
    }
    if (next.kind === 'delete' || next.action.confirm !== undefined || next.action.ask.length > 0) {
      setWanted(next);
      return;
    }
    run(next, {}, { offersUndo: true }).then(
      () => onDone?.(next),
      (error: unknown) => open?.({ type: 'error', message: asHttpError(error).message }),
    );
  };
  const dialog = wanted && (
    <Suspense>
      <ActionDialog
        wanted={wanted}
        onClose={() => setWanted(undefined)}
        onDone={() => {
          setWanted(undefined);
          onDone?.(wanted);
        }}
      />
    </Suspense>
  );
  return { start, dialog };
}
