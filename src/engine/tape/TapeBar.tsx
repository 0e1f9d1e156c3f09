import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Axis } from '../../domain/tape/axis.ts';
import { barBox } from '../../domain/tape/axis.ts';
import { type TapeBlock, type TapeStay, urgencyOf } from '../../domain/tape/stays.ts';
import { dateOfDayNumber } from '../../domain/calendar/iso-date.ts';
import { formatDateRange, formatMoney } from '../fields/format.ts';
import { useLanguage } from '../resource/use-text.ts';
import { nightsOf } from './held.ts';

/** Said beside the colour, so that nothing hangs on it. */
const SIGN = { overdue: '!', today: '●', inHouse: '⌂', future: '', past: '✓' } as const;

/** TC2: what a bar says aloud: everything that its colours, strips and signs show. */
export function useBarTexts() {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const due = ({ remaining, currency }: TapeStay): string =>
    remaining !== null && remaining > 0 ? formatMoney({ minor: remaining, currency: currency ?? '', language }) : '';
  const label = (stay: TapeStay, today: number): string => {
    const balance = due(stay);
    return [
      stay.code,
      stay.guest,
      formatDateRange({ from: stay.checkIn, to: stay.checkOut, language }),
      t('nights', { count: nightsOf(stay) }),
      t(`urgency.${urgencyOf(stay, dateOfDayNumber(today))}`),
      stay.status === 'PENDING' && t('pending'),
      balance !== '' && t('due', { amount: balance }),
      stay.payment !== null && t(`payment.${stay.payment}`, { defaultValue: stay.payment }),
      stay.channel,
      stay.arrival !== null && t('arrival', { time: stay.arrival }),
      stay.departure !== null && t('departure', { time: stay.departure }),
      stay.isPlanned && t('tray.planned'),
    ]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(', ');
  };
  return { due, label };
}

type StayBarProps = {
  readonly axis: Axis;
  readonly stay: TapeStay;
  readonly today: number;
  /** Colour of the channel's strip, 1–8; 0 = none. */
  readonly channel: number;
  readonly isOpen: boolean;
  /** The edges that can be dragged. */
  readonly mayStart: boolean;
  readonly mayExtend: boolean;
  readonly isHeld: boolean;
};

/** One reservation. Its parts say by `data-` what a pointer has hit; the chart listens once for all of them. */
export const StayBar = memo(function StayBar(props: StayBarProps) {
  const { axis, stay, today, channel, isOpen, mayStart, mayExtend, isHeld } = props;
  const { t } = useTranslation('tape');
  const { due, label } = useBarTexts();
  const { left, width } = barBox(axis, stay);
  const urgency = urgencyOf(stay, dateOfDayNumber(today));
  const balance = due(stay);
  const sign = stay.status === 'PENDING' ? '?' : SIGN[urgency];
  const text = label(stay, today);
  return (
    <div
      role="gridcell"
      id={`tape-${stay.id}`}
      className="k-tape-bar"
      data-stay={stay.id}
      data-urgency={urgency}
      data-pending={stay.status === 'PENDING' || undefined}
      data-held={isHeld || undefined}
      data-planned={stay.isPlanned}
      data-channel={channel || undefined}
      data-payment={stay.payment ?? undefined}
      aria-selected={isOpen}
      aria-label={text}
      title={text}
      style={{ left: left + 1, width: width - 2 }}
    >
      <span className="k-tape-bar-text">
        {sign !== '' && <b>{sign}</b>} {stay.guest ?? stay.code} · {t('nightsShort', { count: nightsOf(stay) })}
        {balance !== '' && ` · ${balance}`}
      </span>
      {mayStart && <i className="k-tape-bar-edge" data-edge="start" />}
      {mayExtend && <i className="k-tape-bar-edge" data-edge="end" />}
    </div>
  );
});

type BlockBarProps = {
  readonly axis: Axis;
  readonly block: TapeBlock;
  readonly mayStart: boolean;
  readonly mayExtend: boolean;
  readonly isHeld: boolean;
};

/** Closed nights. */
export const BlockBar = memo(function BlockBar({ axis, block, mayStart, mayExtend, isHeld }: BlockBarProps) {
  const label = useBlockLabel();
  const { t } = useTranslation('tape');
  const { left, width } = barBox(axis, block);
  return (
    <div
      role="gridcell"
      className="k-tape-bar k-tape-bar-block"
      data-block={block.id}
      data-kind={block.kind}
      data-held={isHeld || undefined}
      aria-label={label(block)}
      title={label(block)}
      style={{ left: left + 1, width: width - 2 }}
    >
      <span className="k-tape-bar-text">{t(`block.${block.kind}`, { defaultValue: block.kind })}</span>
      {mayStart && <i className="k-tape-bar-edge" data-edge="start" />}
      {mayExtend && <i className="k-tape-bar-edge" data-edge="end" />}
    </div>
  );
});

/** What a block says aloud. */
export function useBlockLabel(): (block: TapeBlock) => string {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  return ({ kind, code, note, checkIn, checkOut }) =>
    [
      t(`block.${kind}`, { defaultValue: kind }),
      code,
      formatDateRange({ from: checkIn, to: checkOut, language }),
      t('nights', { count: nightsOf({ checkIn, checkOut }) }),
      note,
    ]
      .filter((part) => part !== null && part !== '')
      .join(', ');
}
