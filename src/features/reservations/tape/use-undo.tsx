import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';

/** ms in which one press undoes a change. */
const TIME = 10_000;

export type UndoableChange = {
  /** The change, and its effect on the price. */
  readonly text: string;
  /** Undoes it; absent if that is impossible. */
  readonly back?: (() => Promise<unknown>) | undefined;
};

/**
 * TC3: shows the change with an undo button. Ctrl-Z undoes it until the next change: the server refuses if anybody has
 * changed it meanwhile.
 */
export function useUndo(onUndone: () => void) {
  const { t } = useTranslation('tape');
  const [last, setLast] = useState<UndoableChange>();
  const [way, setWay] = useState<Pick<UndoableChange, 'back'>>({});
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), TIME);
    return () => clearTimeout(timer);
  }, [last]);

  const { back } = way;
  const takeBack = async () => {
    if (!back) return;
    setWay({});
    try {
      await back();
      setLast({ text: t('undo.undone') });
    } catch (error) {
      setLast({ text: asHttpError(error).message });
    }
    onUndone();
  };
  const undo = (
    <div role="status" className={last ? 'k-row k-tape-undo' : 'k-hidden'}>
      {last && <span>{last.text}</span>}
      {last?.back !== undefined && last.back === back && (
        <Button onClick={() => void takeBack()}>{t('undo.button')}</Button>
      )}
    </div>
  );
  const done = (next: UndoableChange) => {
    setLast(next);
    setWay({ back: next.back });
  };
  /** Shows a message without a change: the previous change can still be undone. */
  const say = (text: string) => setLast({ text });
  return { undo, done, say, takeBack };
}
