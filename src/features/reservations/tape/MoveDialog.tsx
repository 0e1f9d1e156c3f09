import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inTray, moveOf, type Plan, type Target } from '../../../domain/tape/plan.ts';
import { isIsoDate } from '../../../domain/calendar/iso-date.ts';
import { useModal } from '../../../ui/use-modal.ts';
import type { HttpError } from '../../../providers/http-error.ts';
import { PriceChoice } from '../booking/PriceChoice.tsx';
import { formatDateRange } from '../../../engine/format.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { Placed } from './as-lifted.ts';
import { nightsOf } from './held.ts';
import { HomeChoice } from './HomeChoice.tsx';
import type { CheckedMove } from '../../../wire/moves.ts';
import { useCheck } from './use-check.ts';
import { DateBox } from '../../../engine/fields/inputs/DateBox.tsx';
import '../../../ui/dialog.css';
import './tape-dialog.css';

type MoveDialogProps = {
  /** Where it comes from and where it was let go; `to` is never null here. */
  readonly lifted: Placed;
  readonly plan: Plan;
  /** Rejects with why not. */
  readonly onSave: (lifted: Placed) => Promise<void>;
  /** Into the plan, with those that stand in its way in the tray. */
  readonly onPlan: (lifted: Placed, inTheWay: readonly string[]) => void;
  readonly onClose: () => void;
};

/**
 * TC3: asks on a drop, and is the form for a move without one: old and new dates, home and price, whether it is free, and
 * who is told. A refusal says why and changes nothing (TC4); what stands in the way can be lifted into the tray.
 */
export default function MoveDialog({ lifted, plan, onSave, onPlan, onClose }: MoveDialogProps) {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const { resource } = useEngine();
  const dialog = useModal(onClose);
  const { send, isSending, failure: refused } = useSend();
  const [asked, setAsked] = useState(lifted);
  const { stay, from } = lifted;
  const { to, changeReason } = asked;
  const mayKeepPrice = resource.fields['keepPrice']?.writable === true;
  // What was planned before was chosen before.
  const [choice, setChoice] = useState(() =>
    plan.some((other) => other.stay.id === stay.id && other.to) ? lifted.keepPrice : undefined,
  );
  const others = plan.filter((other) => other.stay.id !== stay.id);
  const isSpan = isIsoDate(to.checkIn) && isIsoDate(to.checkOut) && to.checkIn < to.checkOut;
  // As many nights elsewhere: the agreed price holds until somebody says otherwise (RS2).
  const keepPrice = choice ?? (mayKeepPrice && isSpan && nightsOf(to) === nightsOf(stay));
  const wanted = { ...asked, keepPrice };
  const move = isSpan ? moveOf(wanted) : undefined;
  const placed = others.flatMap((other) => moveOf(other) ?? []);
  const lifts = inTray(others).map((other) => other.stay.id);
  const { checked, failure } = useCheck(move ? [...placed, move] : [], lifts);
  const answer = checked?.items.find(({ id }) => id === stay.id);
  // Who keeps the price still sees what it would be.
  const { checked: checkedAnew } = useCheck(move?.keepPrice ? [...placed, { ...move, keepPrice: false }] : [], lifts);
  const anew = checkedAnew?.items.find(({ id }) => id === stay.id);
  // Where it could not stand at either price, the reason stands below.
  const hasNoNewPrice = keepPrice && answer?.isFree === true && anew?.isFree === false;
  const isPlanning = others.length > 0 || plan.length > 0;
  const needsReason = answer?.errors?.['changeReason'] !== undefined || changeReason !== '';
  const isChanged = to.home.id !== from.id || to.checkIn !== stay.checkIn || to.checkOut !== stay.checkOut;

  const change = (next: Partial<Target>) => setAsked({ ...asked, to: { ...to, ...next } });
  const save = async () => {
    if (move) await send(() => onSave(wanted));
  };
  const days = (span: { checkIn: string; checkOut: string }) =>
    `${formatDateRange({ from: span.checkIn, to: span.checkOut, language })} · ${t('nights', { count: nightsOf(span) })}`;
  const blocker = answer?.blockedBy?.kind === 'TAKEN' ? answer.blockedBy : undefined;
  return (
    <dialog ref={dialog} className="k-dialog k-tape-dialog k-controls" aria-labelledby="tape-move-title">
      <h2 id="tape-move-title">{t('move.title', { stay: [stay.guest, stay.code].filter(Boolean).join(' · ') })}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('move.before')}</th>
            <th scope="col">{t('move.after')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('move.dates')}</th>
            <td>{days(stay)}</td>
            <td className="k-tape-fields">
              <DateBox aria-label={t('range.checkIn')} value={to.checkIn} onChange={(checkIn) => change({ checkIn })} />
              <DateBox
                aria-label={t('range.checkOut')}
                value={to.checkOut}
                onChange={(checkOut) => change({ checkOut })}
              />
              {isSpan && <small>{t('nights', { count: nightsOf(to) })}</small>}
            </td>
          </tr>
          <tr>
            <th scope="row">{t('estate')}</th>
            <td>{from.code}</td>
            <td className="k-tape-fields">
              <HomeChoice
                value={to.home}
                stayId={stay.id}
                checkIn={to.checkIn}
                checkOut={to.checkOut}
                onChange={(home) => change({ home })}
              />
            </td>
          </tr>
        </tbody>
      </table>
      {stay.total !== null && isChanged && (
        <PriceChoice
          before={{ total: stay.total, currency: stay.currency ?? '' }}
          after={priceOf(keepPrice ? anew : answer)}
          why={hasNoNewPrice ? reasonsOf([anew]).join(' ') : ''}
          keepPrice={keepPrice}
          onChange={mayKeepPrice ? setChoice : undefined}
        />
      )}
      {needsReason && (
        <label>
          {t('move.reason')}
          <input
            type="text"
            maxLength={300}
            value={changeReason}
            onChange={(event) => setAsked({ ...asked, changeReason: event.target.value })}
          />
        </label>
      )}
      {isChanged && <Verdict answer={answer} failure={refused ?? failure} />}
      {isChanged && answer?.isFree && (checked?.told.length ?? 0) > 0 && (
        <p className="k-tape-hint">
          {t('move.told', { roles: checked?.told.map((role) => t(`role.${role}`, { defaultValue: role })).join(', ') })}
        </p>
      )}
      <div className="k-dialog-ways">
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
            onClick={() => void save()}
          >
            {t('move.save')}
          </Button>
        )}
      </div>
    </dialog>
  );
}

/** What a checked move would cost; no total while it is not known, or where the stay cannot be. */
function priceOf(answer: CheckedMove | undefined) {
  const record = answer?.isFree ? answer.record : undefined;
  const totalPrice = record?.['totalPrice'];
  const currency = record?.['currency'];
  return {
    total: typeof totalPrice === 'number' ? totalPrice : null,
    currency: typeof currency === 'string' ? currency : '',
  };
}

/** Why moves are refused, each reason once. */
const reasonsOf = (refused: readonly CheckedMove[]): readonly string[] => [
  ...new Set(refused.flatMap(({ message = '', errors = {} }) => [message, ...Object.values(errors).flat()])),
];

/** Free, or why not. What staff may override is said beside it. */
function Verdict({ answer, failure }: { answer: CheckedMove | undefined; failure: HttpError | undefined }) {
  const { t } = useTranslation('tape');
  const refusals = (failure?.body['refused'] ?? []) as readonly CheckedMove[];
  const own = answer && !answer.isFree ? [answer] : refusals;
  const reasons = reasonsOf(own);
  const texts = reasons.length > 0 ? reasons : failure ? [failure.message] : [];
  if (texts.length > 0) {
    return (
      <div className="k-tape-refused" role="alert">
        {texts.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    );
  }
  return (
    <div role="status" className="k-tape-verdict" data-free={answer?.isFree}>
      <p>{answer ? t('free') : t('move.asking')}</p>
      {answer?.warnings?.map((warning) => (
        <p key={warning} className="k-tape-warning">
          {warning}
        </p>
      ))}
    </div>
  );
}
