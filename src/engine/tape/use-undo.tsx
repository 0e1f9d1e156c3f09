import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { formatMoney } from '../fields/format.ts';
import { useLanguage } from '../resource/use-text.ts';
import type { StayValues, useChange } from './use-change.ts';

/** ms in which a change can be taken back with one press. */
const TIME = 10_000;

type Done = {
  /** As saved; its version is the one to take back. */
  readonly record: Row;
  readonly code: string;
  readonly before: StayValues;
  /** The price before, minor units; null where the role sees none. */
  readonly total: number | null;
};

/** TC3: offers to take the last change back, says what it did to the price. */
export function useUndo(setup: { save: ReturnType<typeof useChange>; onUndone: () => void }) {
  const { save, onUndone } = setup;
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const [last, setLast] = useState<Done>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), TIME);
    return () => clearTimeout(timer);
  }, [last]);

  const takeBack = async ({ record, before }: Done) => {
    const changed = await save({ id: record.id, version: Number(record['version']), values: before });
    setLast(undefined);
    setFailed('refused' in changed ? changed.refused.message : undefined);
    onUndone();
  };
  const priceOf = ({ record, total }: Done): string => {
    const after = record['totalPrice'];
    if (total === null || typeof after !== 'number' || after === total) return '';
    const currency = typeof record['currency'] === 'string' ? record['currency'] : '';
    const [from, to] = [total, after].map((minor) => formatMoney({ minor, currency, language }));
    return t('undo.price', { from, to });
  };
  const undo = (
    <div role="status" className={last || failed !== undefined ? 'k-tape-undo' : 'k-hidden'}>
      {last && (
        <>
          <span>
            {t('undo.done', { code: last.code })} {priceOf(last)}
          </span>
          <button type="button" className="k-tape-tool" onClick={() => void takeBack(last)}>
            {t('undo.button')}
          </button>
        </>
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
