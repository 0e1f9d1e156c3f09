import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedMove } from '../../domain/tape/plan.ts';
import { asHttpError } from '../resource/as-http-error.ts';
import { saveMoves } from './moves.ts';

/** ms in which a change can be taken back with one press. */
const TIME = 10_000;

type Done = {
  /** What was done, and what it did to the price. */
  readonly text: string;
  /** The way back; absent where there is none. */
  readonly back?: readonly PlannedMove[];
};

/** TC3: says what was done, and offers to take it back. */
export function useUndo(onUndone: () => void) {
  const { t } = useTranslation('tape');
  const [last, setLast] = useState<Done>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), TIME);
    return () => clearTimeout(timer);
  }, [last]);

  const takeBack = async (moves: readonly PlannedMove[]) => {
    try {
      await saveMoves(moves);
      setFailed(undefined);
    } catch (error) {
      setFailed(asHttpError(error).message);
    }
    setLast(undefined);
    onUndone();
  };
  const back = last?.back;
  const undo = (
    <div role="status" className={last || failed !== undefined ? 'k-tape-undo' : 'k-hidden'}>
      {last && <span>{last.text}</span>}
      {back && (
        <button type="button" className="k-control" onClick={() => void takeBack(back)}>
          {t('undo.button')}
        </button>
      )}
      {failed !== undefined && <span>{failed}</span>}
    </div>
  );
  const done = (next: Done) => {
    setFailed(undefined);
    setLast(next);
  };
  return { undo, done };
}
