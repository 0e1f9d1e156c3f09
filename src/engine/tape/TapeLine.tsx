import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber, dayNumber } from '../../domain/calendar/iso-date.ts';
import { type Axis, type Days, xOfDay } from '../../domain/tape/axis.ts';
import { mayDrag, mayDragBlock } from '../../domain/tape/stays.ts';
import type { RowData } from './tape-store.ts';
import { BlockBar, StayBar } from './TapeBar.tsx';

/** Eight colours; channels take theirs by name, so that one has the same on every row and day. */
const channelColor = (name: string | null): number => {
  if (name === null) return 0;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return 1 + (sum % 8);
};

type LineProps = { readonly line: number; readonly top: number };

/** The heading of a section, which folds its estates away. */
export const SectionLine = memo(function SectionLine(
  props: LineProps & { title: string; estates: number; isFolded: boolean; onFold: (title: string) => void },
) {
  const { line, top, title, estates, isFolded, onFold } = props;
  const { t } = useTranslation('tape');
  return (
    <div
      role="row"
      className="k-tape-line k-tape-section"
      aria-rowindex={line + 2}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" className="k-tape-name">
        <button type="button" tabIndex={-1} aria-expanded={!isFolded} onClick={() => onFold(title)}>
          <span aria-hidden="true">{isFolded ? '▸' : '▾'}</span> {title === '' ? t('noSection') : title}
          <small>{estates}</small>
        </button>
      </div>
    </div>
  );
});

type EstateLineProps = LineProps & {
  readonly axis: Axis;
  readonly days: Days;
  readonly row: RowData | undefined;
  readonly today: number;
  readonly openId: string | undefined;
  readonly heldId: string | undefined;
  readonly canEdit: boolean;
  readonly canBlock: boolean;
  /** The keyboard is on this line, on that day; `cursorLabel` says what is there. */
  readonly cursorDay: number | undefined;
  readonly cursorLabel: string | undefined;
};

/** One estate and what stands on its drawn days. */
export const EstateLine = memo(function EstateLine(props: EstateLineProps) {
  const { line, top, axis, days, row, today, openId, heldId, canEdit, canBlock, cursorDay, cursorLabel } = props;
  const { t } = useTranslation('tape');
  const isDrawn = (bar: { checkIn: string; checkOut: string }) =>
    dayNumber(bar.checkIn) < days.to && dayNumber(bar.checkOut) >= days.from;
  const cleaning = row?.estate.cleaning;
  const date = dateOfDayNumber(today);
  return (
    <div
      role="row"
      className="k-tape-line"
      aria-rowindex={line + 2}
      aria-busy={row === undefined || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" className="k-tape-name" data-estate={row?.estate.id}>
        {row && (
          <>
            <strong>{row.estate.code}</strong>
            <span className="k-tape-property">{row.estate.name}</span>
            {cleaning && (
              <small className="k-tape-clean" data-cleaning={cleaning} title={t(`cleaning.${cleaning}`)}>
                {t(`cleaningShort.${cleaning}`)}
                <span className="k-hidden">{t(`cleaning.${cleaning}`)}</span>
              </small>
            )}
            {row.estate.status === 'PASSIVE' && <small title={t('passive')}>⏸</small>}
          </>
        )}
      </div>
      <div role="presentation" className="k-tape-bars">
        {cursorDay !== undefined && (
          <div
            role="gridcell"
            id="tape-cursor"
            className="k-tape-cursor"
            aria-label={cursorLabel}
            style={{ transform: `translateX(${xOfDay(axis, cursorDay)}px)`, width: axis.dayWidth }}
          />
        )}
        {row?.blocks.filter(isDrawn).map((block) => (
          <BlockBar
            key={block.id}
            axis={axis}
            block={block}
            isHeld={block.id === heldId}
            mayStart={canBlock && mayDragBlock(block, 'start', date)}
            mayExtend={canBlock && mayDragBlock(block, 'end', date)}
          />
        ))}
        {row?.stays.filter(isDrawn).map((stay) => (
          <StayBar
            key={stay.id}
            axis={axis}
            stay={stay}
            today={today}
            channel={channelColor(stay.channel)}
            isOpen={stay.id === openId}
            isHeld={stay.id === heldId}
            mayStart={canEdit && mayDrag(stay, 'start', date)}
            mayExtend={canEdit && mayDrag(stay, 'end', date)}
          />
        ))}
      </div>
    </div>
  );
});
