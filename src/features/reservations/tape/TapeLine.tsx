import Button from 'antd/es/button';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber, type IsoDate } from '../../../domain/calendar/iso-date.ts';
import { type Axis, barBox, type Days, xOfDay } from '../../../domain/calendar/axis.ts';
import { mayDrag, mayDragBlock } from '../../../domain/tape/stays.ts';
import type { WantedStay } from '../../../domain/tape/wanted-stay.ts';
import type { BarTexts } from './bar-texts.ts';
import type { RowData } from './tape-store.ts';
import { BlockBar, StayBar } from './TapeBar.tsx';

/** Eight colours; a channel's name decides its colour, so that it is the same on every row and day. */
const channelColor = (name: string | null): number => {
  if (name === null) return 0;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return 1 + (sum % 8);
};

type LineProps = { readonly line: number; readonly top: number };

/** The heading of a section, which collapses its estates. */
export const SectionLine = memo(function SectionLine(
  props: LineProps & { title: string; estates: number; isFolded: boolean; onFold: (title: string) => void },
) {
  const { line, top, title, estates, isFolded, onFold } = props;
  const { t } = useTranslation('tape');
  return (
    <div
      role="row"
      className="k-chart-line k-tape-section"
      aria-rowindex={line + 2}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" className="k-chart-name">
        <Button type="text" size="small" tabIndex={-1} aria-expanded={!isFolded} onClick={() => onFold(title)}>
          <span aria-hidden="true">{isFolded ? '▸' : '▾'}</span>
          <strong>{title === '' ? t('noSection') : title}</strong>
          <small>{estates}</small>
        </Button>
      </div>
    </div>
  );
});

type EstateLineProps = LineProps & {
  readonly axis: Axis;
  readonly days: Days;
  /** Left edge of the view, px of the plane. */
  readonly edge: number;
  readonly row: RowData | undefined;
  readonly texts: BarTexts;
  readonly today: IsoDate;
  readonly openId: string | undefined;
  readonly heldId: string | undefined;
  /** Nights of this estate being booked. */
  readonly wanted: WantedStay | undefined;
  readonly canEdit: boolean;
  readonly canBlock: boolean;
  /** Set if the keyboard cursor is on this line: its day; `cursorLabel` describes the place. */
  readonly cursorDay: number | undefined;
  readonly cursorLabel: string | undefined;
};

/** The rendered days of one estate. */
export const EstateLine = memo(function EstateLine(props: EstateLineProps) {
  const { line, top, axis, days, edge, row, texts, today, openId, heldId, wanted, canEdit, canBlock } = props;
  const from = dateOfDayNumber(days.from);
  const to = dateOfDayNumber(days.to);
  const isDrawn = (bar: { checkIn: IsoDate; checkOut: IsoDate }) => bar.checkIn < to && bar.checkOut >= from;
  const hiddenOf = (bar: { checkIn: IsoDate; checkOut: IsoDate }) => {
    const { left, width } = barBox(axis, bar);
    return left < edge && edge < left + width ? Math.round(edge - left) : 0;
  };
  return (
    <div
      role="row"
      className="k-chart-line"
      aria-rowindex={line + 2}
      aria-busy={row === undefined || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" aria-label={row && texts.estate(row.estate)} />
      <div role="presentation" className="k-chart-days">
        {props.cursorDay !== undefined && (
          <div
            role="gridcell"
            id="tape-cursor"
            className="k-tape-cursor"
            aria-label={props.cursorLabel}
            style={{ transform: `translateX(${xOfDay(axis, props.cursorDay)}px)`, width: axis.dayWidth }}
          />
        )}
        {row?.blocks.filter(isDrawn).map((block) => (
          <BlockBar
            key={block.id}
            axis={axis}
            texts={texts}
            block={block}
            hidden={hiddenOf(block)}
            isHeld={block.id === heldId}
            mayStart={canBlock && mayDragBlock(block, 'start', today)}
            mayExtend={canBlock && mayDragBlock(block, 'end', today)}
          />
        ))}
        {row?.stays.filter(isDrawn).map((stay) => (
          <StayBar
            key={stay.id}
            axis={axis}
            texts={texts}
            stay={stay}
            hidden={hiddenOf(stay)}
            channel={channelColor(stay.channel)}
            isOpen={stay.id === openId}
            isHeld={stay.id === heldId}
            mayStart={canEdit && mayDrag(stay, 'start', today)}
            mayExtend={canEdit && mayDrag(stay, 'end', today)}
          />
        ))}
        {wanted && isDrawn(wanted) && (
          <div className="k-tape-bar k-tape-bar-wanted" aria-hidden="true" style={wantedBox(axis, wanted)}>
            {texts.wanted}
          </div>
        )}
      </div>
    </div>
  );
});

const wantedBox = (axis: Axis, wanted: WantedStay) => {
  const { left, width } = barBox(axis, wanted);
  return { left: left + 1, width: width - 2 };
};
