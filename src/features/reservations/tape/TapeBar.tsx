import { type CSSProperties, memo } from 'react';
import { type Axis, barBox } from '../../../domain/calendar/axis.ts';
import type { TapeBlock, TapeStay } from '../../../domain/tape/stays.ts';
import type { BarTexts } from './bar-texts.ts';

/**
 * Common props of the bars of stays and blocks. Each is rendered hundreds of times: no hooks, and as few elements as
 * possible.
 */
type BarProps = {
  readonly axis: Axis;
  readonly texts: BarTexts;
  /** px scrolled out of view at its left; its text begins after them. */
  readonly hidden: number;
  readonly isHeld: boolean;
  /** The edges that can be dragged. */
  readonly mayStart: boolean;
  readonly mayExtend: boolean;
};

/** `data-grips`: the possible results of `gripAt`. */
const gripsOf = ({ mayStart, mayExtend }: BarProps): string | undefined =>
  mayStart ? (mayExtend ? 'start end' : 'start') : mayExtend ? 'end' : undefined;

const boxOf = ({ axis, hidden }: BarProps, bar: { readonly checkIn: string; readonly checkOut: string }) => {
  const { left, width } = barBox(axis, bar);
  return { left: left + 1, width: width - 2, textIndent: hidden > 0 ? hidden : undefined };
};

const stripOf = (channel: number) => ({ '--k-channel': `var(--k-chart-${channel})` }) as CSSProperties;

type StayBarProps = BarProps & {
  readonly stay: TapeStay;
  /** Colour of the channel's strip, 1–8; 0 = none. */
  readonly channel: number;
  readonly isOpen: boolean;
};

/**
 * One reservation. Its `data-` attributes identify what a pointer has hit; the chart has one listener for all of them.
 */
export const StayBar = memo(function StayBar(props: StayBarProps) {
  const { stay, texts, channel, isOpen, isHeld } = props;
  const { urgency, sign, short, label } = texts.stay(stay);
  return (
    <div
      role="gridcell"
      className="k-tape-bar"
      data-stay={stay.id}
      data-urgency={urgency}
      data-pending={stay.status === 'PENDING' || undefined}
      data-held={isHeld || undefined}
      data-planned={stay.isPlanned}
      data-payment={stay.payment ?? undefined}
      data-grips={gripsOf(props)}
      aria-selected={isOpen || undefined}
      aria-label={label}
      style={{ ...boxOf(props, stay), ...(channel > 0 && stripOf(channel)) }}
    >
      {sign !== '' && <b>{sign}</b>}
      {short}
    </div>
  );
});

/** Closed nights. */
export const BlockBar = memo(function BlockBar(props: BarProps & { readonly block: TapeBlock }) {
  const { block, texts, isHeld } = props;
  return (
    <div
      role="gridcell"
      className="k-tape-bar k-tape-bar-block"
      data-block={block.id}
      data-kind={block.kind}
      data-held={isHeld || undefined}
      data-grips={gripsOf(props)}
      aria-label={texts.block(block)}
      style={boxOf(props, block)}
    >
      <span>{texts.kind(block.kind)}</span>
    </div>
  );
});
