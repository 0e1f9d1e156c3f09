import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import { stayName } from '../../../domain/reservations/stay-name.ts';
import type { Plan } from '../../../domain/tape/plan.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { useSend } from '../../../engine/resource/use-send.ts';
import { OpenModal } from '../../../ui/OpenModal.tsx';
import type { CheckedMove } from '../../../wire/moves.ts';
import { PriceChoice } from '../booking/PriceChoice.tsx';
import type { PlacedStay } from './as-lifted.ts';
import { MoveTable } from './MoveTable.tsx';
import { MoveVerdict } from './MoveVerdict.tsx';
import { reasonsOf } from './reasons-of.ts';
import { useMove } from './use-move.ts';

type MoveDialogProps = {
  /** Its origin and drop target; `to` is never null here. */
  readonly lifted: PlacedStay;
  readonly plan: Plan;
  /** Rejects with the reason. */
  readonly onSave: (lifted: PlacedStay) => Promise<void>;
  /** Adds it to the plan, with the stays in its way in the tray. */
  readonly onPlan: (lifted: PlacedStay, inTheWay: readonly string[]) => void;
  readonly onClose: () => void;
};

/**
 * TC3: asks after a drop, and is the form for a move without a drag: old and new dates, home and price, whether it is
 * free, and who is notified. A refusal shows the reason and changes nothing (TC4); stays in the way can be lifted into
 * the tray.
 */
export default function MoveDialog({ lifted, plan, onSave, onPlan, onClose }: MoveDialogProps) {
  const { t } = useTranslation('tape');
  const { send, isSending, failure: refused } = useSend();
  const move = useMove(lifted, plan);
  const { wanted, keepPrice, isSpan, isChanged, answer, anew, told } = move;
  const { stay } = lifted;
  // If it fits at neither price, the reason is shown below.
  const hasNoNewPrice = keepPrice && answer?.isFree === true && anew?.isFree === false;
  const isPlanning = plan.length > 0;
  const blocker = answer?.blockedBy?.kind === 'TAKEN' ? answer.blockedBy : undefined;
  const ways = (
    <>
      <Button onClick={onClose}>{t('move.cancel')}</Button>
      {blocker && (
        <Button onClick={() => onPlan(wanted, [blocker.id])}>{t('tray.liftOther', { code: blocker.code })}</Button>
      )}
      {(isPlanning || answer?.isFree) && (
        <Button type={isPlanning ? 'primary' : 'default'} disabled={!isSpan} onClick={() => onPlan(wanted, [])}>
          {t('tray.plan')}
        </Button>
      )}
      {!isPlanning && (
        <Button
          type="primary"
          loading={isSending}
          disabled={isSending || !isChanged || !isSpan || answer?.isFree === false}
          autoFocus
          onClick={() => void send(() => onSave(wanted))}
        >
          {t('move.save')}
        </Button>
      )}
    </>
  );
  return (
    <OpenModal
      title={t('move.title', { stay: stayName(stay) })}
      width={560}
      footer={
        <Flex wrap gap={8} justify="flex-end">
          {ways}
        </Flex>
      }
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <MoveTable stay={stay} from={lifted.from} to={wanted.to} isSpan={isSpan} onChange={move.change} />
        {stay.total !== null && isChanged && (
          <PriceChoice
            before={{ total: stay.total, currency: stay.currency ?? '' }}
            after={priceOf(keepPrice ? anew : answer)}
            why={hasNoNewPrice ? reasonsOf([anew]).join(' ') : ''}
            keepPrice={keepPrice}
            onChange={move.onKeepPrice}
          />
        )}
        {move.needsReason && (
          <Labelled label={t('move.reason')}>
            <Input
              maxLength={300}
              value={wanted.changeReason}
              onChange={(event) => move.giveReason(event.target.value)}
            />
          </Labelled>
        )}
        {isChanged && <MoveVerdict answer={answer} failure={refused ?? move.failure} />}
        {isChanged && answer?.isFree && told.length > 0 && (
          <small className="k-muted">
            {t('move.told', { roles: told.map((role) => t(`role.${role}`, { defaultValue: role })).join(', ') })}
          </small>
        )}
      </Flex>
    </OpenModal>
  );
}

/** The price after a checked move; no total while unknown, or where the stay does not fit. */
function priceOf(answer: CheckedMove | undefined) {
  const record = answer?.isFree ? answer.record : undefined;
  const totalPrice = record?.['totalPrice'];
  const currency = record?.['currency'];
  return {
    total: typeof totalPrice === 'number' ? totalPrice : null,
    currency: typeof currency === 'string' ? currency : '',
  };
}
