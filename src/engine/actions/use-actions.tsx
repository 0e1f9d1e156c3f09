import { useNotification } from '@refinedev/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { proposedFields } from '../../config/normalize.ts';
import type { ActionProposal } from '../../wire/proposal.ts';
import { fetchProposal, noProposal } from './proposal.ts';
import { EngineProvider, useEngine } from '../resource/EngineContext.tsx';
import type { FirstStep } from './FirstSteps.tsx';
import { asHttpError } from '../resource/as-http-error.ts';
import { pathAfter } from '../resource/paths.ts';
import { useRun, type Wanted } from '../run/use-run.ts';
import type { HttpError } from '../../providers/http-error.ts';
import type { Row } from '../../config/types.ts';

const ActionDialog = lazy(() => import('./ActionDialog.tsx'));

type AskedAction = {
  readonly wanted: Wanted;
  readonly proposal?: ActionProposal;
  readonly intro?: ReactNode;
  readonly refusal?: HttpError;
  /** Increases when the dialog is shown again, with a new proposal. */
  readonly turn?: number;
};

type StartOptions = {
  /** The person has already seen the facts, so the question is not asked; fields of the action still are. */
  readonly isSure?: boolean;
  /** Replaces the action's facts in the dialog, and requires one. */
  readonly intro?: ReactNode;
};

/**
 * Starts actions on records: at once where nothing is asked, else through a dialog, which is loaded only then.
 * @param onDone after success, with the record as it is now; left out, publishing leads to what was published
 * @returns `start`, and the `dialog` to put on the page
 */
export function useActions(onDone?: (wanted: Wanted, row: Row | undefined) => void): {
  start: (wanted: Wanted, options?: StartOptions) => void;
  dialog: ReactNode;
} {
  const { open } = useNotification();
  const { run } = useRun();
  const navigate = useNavigate();
  const { config, resource } = useEngine();
  const [asked, setAsked] = useState<AskedAction>();
  const [first, setFirst] = useState<FirstStep>();

  const done = (wanted: Wanted, row: Row | undefined) => {
    if (onDone) onDone(wanted, row);
    else if (row?.['_left'] === true && wanted.kind === 'action' && wanted.action.name === resource.draft?.action)
      void navigate(pathAfter({ config, resource, row }));
  };
  const runNow = (wanted: Wanted) => {
    run(wanted, {}, { offersUndo: true }).then(
      (row) => done(wanted, row),
      (error: unknown) => {
        const refusal = asHttpError(error);
        // Which fields are meant needs more room than a passing message.
        if (refusal.errors) setAsked({ wanted, refusal });
        else open?.({ type: 'error', message: refusal.message });
      },
    );
  };
  const start = (wanted: Wanted, { isSure = false, intro }: StartOptions = {}) => {
    const ask = (proposal = noProposal(wanted.record)) =>
      setAsked({ wanted: { ...wanted, record: { ...wanted.record, ...proposal.record } }, proposal, intro });
    if (wanted.kind === 'delete') {
      ask();
      return;
    }
    const { record, action } = wanted;
    const { copy, confirm, confirmIf } = action;
    if (copy) void import('./copy-path.ts').then(({ copyPath }) => navigate(copyPath({ resource, record, copy })));
    else if (proposedFields(action).length > 0) {
      // Proposals are in the dialog from the start: nothing changes while somebody types.
      Promise.all([
        fetchProposal({ resource, record, action }),
        import('./beginnings.ts'),
        import('../fields/applies.ts'),
      ]).then(
        ([proposal, { asksNothing }, { conditionHolds: holds }]) => {
          const isAsked = confirm !== undefined && !isSure;
          const isMeant = confirmIf === undefined || holds(confirmIf, { config, resource, record: proposal.record });
          const isNothing = asksNothing({ config, resource, action, proposal });
          if (isNothing && intro === undefined && !(isAsked && isMeant)) runNow(wanted);
          else ask(proposal);
        },
        (error: unknown) => open?.({ type: 'error', message: asHttpError(error).message }),
      );
    } else if (action.ask.length > 0 || intro !== undefined) ask();
    else if (confirm === undefined || isSure) runNow(wanted);
    else if (confirmIf === undefined) ask();
    else {
      // Lists do not load the evaluation of conditions until somebody acts.
      import('../fields/applies.ts').then(
        ({ conditionHolds: holds }) => (holds(confirmIf, { config, resource, record }) ? ask() : runNow(wanted)),
        () => ask(),
      );
    }
  };
  /** The question once more, after something was done before it. */
  const askAgain = ({ wanted, intro, turn = 0 }: AskedAction) => {
    if (wanted.kind === 'delete') return;
    fetchProposal({ resource, record: wanted.record, action: wanted.action }).then(
      (proposal) => setAsked({ wanted, proposal, intro, turn: turn + 1 }),
      (error: unknown) => open?.({ type: 'error', message: asHttpError(error).message }),
    );
  };
  const dialog = asked && (
    <Suspense>
      <ActionDialog
        key={asked.turn ?? 0}
        {...asked}
        onFirst={setFirst}
        onClose={() => setAsked(undefined)}
        onDone={(row) => {
          setAsked(undefined);
          done(asked.wanted, row);
        }}
      />
      {first && (
        <EngineProvider config={config} resource={first.resource}>
          <ActionDialog
            wanted={{ kind: 'action', record: first.record, action: first.action }}
            onClose={() => setFirst(undefined)}
            onDone={() => {
              setFirst(undefined);
              askAgain(asked);
            }}
          />
        </EngineProvider>
      )}
    </Suspense>
  );
  return { start, dialog };
}
