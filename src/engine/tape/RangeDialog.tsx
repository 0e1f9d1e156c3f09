import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '../../domain/tape/plan.ts';
import { isIsoDate } from '../../domain/calendar/iso-date.ts';
import type { ClientResource } from '../../config/types.ts';
import type { HttpError } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';
import { useModal } from '../../ui/use-modal.ts';
import { asHttpError } from '../resource/as-http-error.ts';
import { newKey } from '../resource/new-key.ts';
import { BlockFields, type BlockValues, blockDefaults } from './BlockFields.tsx';
import { Conflicts } from './Conflicts.tsx';
import { DateBox } from '../fields/inputs/DateBox.tsx';
import '../../ui/dialog.css';
import './tape-dialog.css';

type RangeProps = {
  readonly homes: readonly Home[];
  readonly checkIn: string;
  readonly checkOut: string;
  /** What it shall become at first; the other is a press away. */
  readonly first: 'stay' | 'block' | undefined;
  readonly canCreate: boolean;
  /** Of the blocks, where the role may make one. */
  readonly blocks: ClientResource | undefined;
  readonly onCreate: (range: { checkIn: string; checkOut: string }) => void;
  readonly onBlocked: () => void;
  readonly onLift: ((ids: string[]) => void) | undefined;
  readonly onClose: () => void;
};

/** TC3: an empty range becomes a reservation, or nights that are closed, of several homes at once (AV7). */
export default function RangeDialog(props: RangeProps) {
  const { homes, first, canCreate, blocks, onCreate, onBlocked, onLift, onClose } = props;
  const { t } = useTranslation('tape');
  const dialog = useModal(onClose);
  const mayStay = canCreate && homes.length === 1;
  const [kind, setKind] = useState(first === 'block' || !mayStay ? 'block' : 'stay');
  const [span, setSpan] = useState({ checkIn: props.checkIn, checkOut: props.checkOut });
  const [values, setValues] = useState<BlockValues>(() => blockDefaults(blocks));
  const [isSaving, setIsSaving] = useState(false);
  const [refused, setRefused] = useState<HttpError>();
  // One key for what is asked: a second press after a lost answer makes no second block.
  const [key, setKey] = useState(newKey);
  const isSpan = isIsoDate(span.checkIn) && isIsoDate(span.checkOut) && span.checkIn < span.checkOut;

  const block = async () => {
    setIsSaving(true);
    setRefused(undefined);
    try {
      await request({
        path: '/out-of-order-periods/bulk',
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: { estateIds: homes.map(({ id }) => id), from: span.checkIn, to: span.checkOut, ...values },
      });
      onBlocked();
    } catch (error) {
      setRefused(asHttpError(error));
      setKey(newKey());
    }
    setIsSaving(false);
  };
  return (
    <dialog ref={dialog} className="k-dialog k-tape-dialog k-controls" aria-labelledby="tape-range-title">
      <h2 id="tape-range-title">{t('range.title', { homes: homes.map(({ code }) => code).join(', ') })}</h2>
      <div className="k-choice" role="group" aria-label={t('range.what')}>
        {canCreate && (
          <button type="button" aria-pressed={kind === 'stay'} disabled={!mayStay} onClick={() => setKind('stay')}>
            {t('range.stay')}
          </button>
        )}
        {blocks && (
          <button type="button" aria-pressed={kind === 'block'} onClick={() => setKind('block')}>
            {t('range.block')}
          </button>
        )}
      </div>
      {canCreate && !mayStay && <p className="k-tape-hint">{t('range.oneHome')}</p>}
      <div className="k-tape-fields">
        {(['checkIn', 'checkOut'] as const).map((name) => (
          <label key={name}>
            {t(`range.${name}`)}
            <DateBox value={span[name]} onChange={(date) => setSpan({ ...span, [name]: date })} />
          </label>
        ))}
        {kind === 'block' && blocks && <BlockFields blocks={blocks} values={values} onChange={setValues} />}
      </div>
      {refused && <Conflicts error={refused} onLift={onLift} />}
      <div className="k-dialog-ways">
        <Button onClick={onClose}>{t('range.cancel')}</Button>
        {kind === 'stay' ? (
          <Button type="primary" autoFocus disabled={!isSpan} onClick={() => onCreate(span)}>
            {t('range.goOn')}
          </Button>
        ) : (
          <Button
            type="primary"
            autoFocus
            loading={isSaving}
            disabled={!isSpan || isSaving}
            onClick={() => void block()}
          >
            {t('range.save', { count: homes.length })}
          </Button>
        )}
      </div>
    </dialog>
  );
}
