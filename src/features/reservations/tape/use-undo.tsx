import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';

/** ms in which a change can be taken back with one press. */
const TIME = 10_000;

export type UndoableChange = {
  /** What was done, and what it did to the price. */
  readonly text: string;
  /** The way back; absent where there is none. */
  readonly back?: (() => Promise<unknown>) | undefined;
};

/**
 * TC3: says what was done, and offers to take it back. By Ctrl-Z it can be taken back until something else is done: the
 * server refuses if anybody changed it meanwhile.
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
  /** Says something that changes nothing: what was done before can still be taken back. */
  const say = (text: string) => setLast({ text });
  return { undo, done, say, takeBack };
}
