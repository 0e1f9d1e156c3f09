import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '../../../domain/tape/plan.ts';
import { isIsoDate } from '../../../domain/calendar/iso-date.ts';
import type { ClientResource } from '../../../config/types.ts';
import { useModal } from '../../../ui/use-modal.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { BlockFields, type BlockValues, blockDefaults } from './BlockFields.tsx';
import { Conflicts } from './Conflicts.tsx';
import { releaseBlocks, type Versioned } from './moves.ts';
import { DateBox } from '../../../engine/fields/inputs/DateBox.tsx';
import '../../../ui/dialog.css';
import './tape-dialog.css';

type RangeProps = {
  readonly homes: readonly Home[];
  readonly checkIn: string;
  readonly checkOut: string;
  readonly blocks: ClientResource;
  /** Whether this person could book instead, were it one home. */
  readonly canBook: boolean;
  readonly onBlocked: (back: () => Promise<unknown>) => void;
  readonly onLift: ((ids: string[]) => void) | undefined;
  readonly onClose: () => void;
};

/** TC3, AV7: nights become closed, of several homes at once. Whether they are free, the server says. */
export default function RangeDialog(props: RangeProps) {
  const { homes, blocks, canBook, onBlocked, onLift, onClose } = props;
  const { t } = useTranslation('tape');
  const dialog = useModal(onClose);
  const [span, setSpan] = useState({ checkIn: props.checkIn, checkOut: props.checkOut });
  const [values, setValues] = useState<BlockValues>(() => blockDefaults(blocks));
  const { send, isSending, failure: refused } = useSend();
  const isSpan = isIsoDate(span.checkIn) && isIsoDate(span.checkOut) && span.checkIn < span.checkOut;

  const block = async () => {
    const sent = await send<{ readonly items: readonly Versioned[] }>({
      path: '/out-of-order-periods/bulk',
      method: 'POST',
      body: { estateIds: homes.map(({ id }) => id), from: span.checkIn, to: span.checkOut, ...values },
      // A second press after a lost answer closes them once.
      isOnce: true,
    });
    if (sent.isDone) onBlocked(() => releaseBlocks(sent.data.items));
  };
  return (
    <dialog ref={dialog} className="k-dialog k-tape-dialog k-controls" aria-labelledby="tape-range-title">
      <h2 id="tape-range-title">{t('range.title', { homes: homes.map(({ code }) => code).join(', ') })}</h2>
      {canBook && homes.length > 1 && <p className="k-tape-hint">{t('range.oneHome')}</p>}
      <div className="k-tape-fields">
        {(['checkIn', 'checkOut'] as const).map((name) => (
          <label key={name}>
            {t(`range.${name}`)}
            <DateBox value={span[name]} onChange={(date) => setSpan({ ...span, [name]: date })} />
          </label>
        ))}
        <BlockFields blocks={blocks} values={values} onChange={setValues} />
      </div>
      {refused && <Conflicts error={refused} onLift={onLift} />}
      <div className="k-dialog-ways">
        <Button onClick={onClose}>{t('range.cancel')}</Button>
        <Button
          type="primary"
          autoFocus
          loading={isSending}
          disabled={!isSpan || isSending}
          onClick={() => void block()}
        >
          {t('range.save', { count: homes.length })}
        </Button>
      </div>
    </dialog>
  );
}
