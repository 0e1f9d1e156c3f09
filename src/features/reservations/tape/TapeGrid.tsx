import { type PointerEvent, type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import { type Axis, type Days, xOfDay } from '../../../domain/calendar/axis.ts';
import { underCursor } from '../../../domain/tape/cursor.ts';
import { layLines, lineAt, lineOfEstate } from '../../../domain/tape/lines.ts';
import { type Plan, withPlan } from '../../../domain/tape/plan.ts';
import { isClosed } from '../../../domain/reservations/status.ts';
import type { TapeStay } from '../../../domain/tape/stays.ts';
import type { WantedStay } from '../../../domain/tape/wanted-stay.ts';
import { ChartFrame } from '../../../engine/chart/ChartFrame.tsx';
import { type Place, useView } from '../../../engine/chart/use-view.ts';
import { formatDate, formatDateRange } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Ghost, ghostState } from './Ghost.tsx';
import { type Held, nightsOf } from './held.ts';
import { useSize } from './size.ts';
import type { TapeEstate } from './read-tape.ts';
import { useBarTexts } from './bar-texts.ts';
import { BarTip } from './BarTip.tsx';
import { TapeColumns, TapeFoot } from './TapeDays.tsx';
import { sectionAt, TapeLines, TapeNames } from './TapeLines.tsx';
import type { RowData, TapeStore } from './tape-store.ts';
import { type Spot, useTapeInput } from './use-tape-input.ts';

export type GridHandle = {
  readonly show: (day: number) => void;
  readonly focus: () => void;
  /** Drags a stay out of the tray. */
  readonly grab: (stay: TapeStay, event: PointerEvent) => void;
};
type GridProps = {
  readonly ref: Ref<GridHandle>;
  readonly store: TapeStore;
  /** Grows with every answer. */
  readonly revision: number;
  readonly axis: Axis;
  readonly today: number;
  readonly start: Place;
  /** Titles of the sections that begin folded. */
  readonly startFolded: readonly string[];
  readonly openId: string | undefined;
  /** Nights that are being booked beside the chart. */
  readonly wanted: WantedStay | undefined;
  readonly plan: Plan;
  readonly canEdit: boolean;
  /** A range can become something. */
  readonly canBegin: boolean;
  readonly canBlock: boolean;
  readonly onOpen: (spot: Spot | undefined) => void;
  /** Let go somewhere else; `homes` are those of a range. */
  readonly onDrop: (held: Held, homes: readonly TapeEstate[]) => void;
  readonly onMenu: (spot: Spot, at: { readonly x: number; readonly y: number }) => void;
  readonly onTray: (stay: TapeStay, estate: number) => void;
  readonly onRest: (place: Place) => void;
  readonly onFold: (titles: readonly string[]) => void;
};

/** Days. */
const LEAD = 16;
const NOTHING = { total: 0, sections: [] };

/** Estates × days. Only the lines and days in sight are in the page, however many there are. */
export function TapeGrid(props: GridProps) {
  const {
    ref,
    store,
    revision,
    axis,
    today,
    openId,
    wanted,
    plan,
    canEdit,
    canBegin,
    canBlock,
    onOpen,
    onDrop,
    onMenu,
    onTray,
    onFold,
  } = props;
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const date = dateOfDayNumber(today);
  const texts = useBarTexts(date);
  const size = useSize();
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(props.startFolded));
  const [refusal, setRefusal] = useState('');
  const known = store.known();
  const { total, sections } = known ?? NOTHING;
  const lines = useMemo(() => layLines({ total, sections, folded }), [total, sections, folded]);
  const { scroller, view, edge, reveal, show } = useView({
    axis,
    size,
    isReady: known !== undefined,
    start: props.start,
    onRest: props.onRest,
  });

  const toggle = (title: string) => {
    const next = new Set(folded);
    if (!next.delete(title)) next.add(title);
    setFolded(next);
    onFold([...next]);
  };
  const rowOf = useMemo(() => planned(store, plan), [store, plan]);
  const homesOf = ({ from, through }: Held): TapeEstate[] => {
    const first = Math.min(from.estate, through);
    const last = Math.max(from.estate, through);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
      .filter((estate) => lineOfEstate(lines, estate) !== undefined)
      .flatMap((estate) => store.row(estate)?.estate ?? []);
  };
  const { held, isOverTray, cursor, grab, handlers } = useTapeInput({
    scroller,
    axis,
    size,
    lines,
    today,
    canEdit,
    canBegin,
    canBlock,
    reveal,
    rowOf,
    onMenu,
    onTray,
    start: { line: 0, day: today },
    onDrop: (now) => onDrop(now, homesOf(now)),
    onOpen: (spot) => {
      setRefusal('');
      onOpen(spot);
    },
    onFold: (section) => toggle(sectionAt(sections, section).title),
    onRefuse: (stay) => setRefusal(t(isClosed(stay.status) ? 'refuse.closed' : 'refuse.inHouse', { code: stay.code })),
  });
  useImperativeHandle(ref, () => ({
    show,
    focus: () => scroller.current?.focus(),
    grab,
  }));

  const drawn = Array.from({ length: Math.max(0, Math.min(view.last, lines.count) - view.first) }, (_, index) => ({
    line: view.first + index,
    what: lineAt(lines, view.first + index),
  }));
  const estates = drawn.flatMap(({ what }) => (what?.kind === 'estate' ? [what.estate] : []));
  const first = estates[0] ?? 0;
  const last = (estates.at(-1) ?? 0) + 1;
  const isUnknown = known === undefined;
  useEffect(() => {
    store.need({ first, last: isUnknown ? view.last : last, days: withLead(view.days) });
  }, [store, first, last, isUnknown, view]);

  const cursorLabel = (estate: number): string => {
    const row = rowOf(estate);
    const stay = row && underCursor(row.stays, cursor.day);
    const block = row && !stay ? underCursor(row.blocks, cursor.day) : undefined;
    const day = formatDate({ value: dateOfDayNumber(cursor.day), language });
    return `${row?.estate.code ?? ''}, ${stay ? texts.stay(stay).label : block ? texts.block(block) : t('freeOn', { day })}`;
  };
  const cursorLine = lineAt(lines, cursor.line);
  const cursorRow = cursorLine?.kind === 'estate' ? rowOf(cursorLine.estate) : undefined;
  const cursorBar =
    cursorRow && (underCursor(cursorRow.stays, cursor.day) ?? underCursor(cursorRow.blocks, cursor.day));
  const ghost = held && !isOverTray ? ghostState({ held, rowOf, t }) : undefined;
  const ghostDates = held ? formatDateRange({ from: held.now.checkIn, to: held.now.checkOut, language }) : '';

  return (
    <>
      <ChartFrame
        scroller={scroller}
        size={size}
        axis={axis}
        days={view.days}
        today={today}
        lines={lines.count}
        corner={t('estate')}
        aria-label={t('title')}
        aria-describedby="tape-keys"
        aria-rowcount={lines.count + 2}
        aria-activedescendant="tape-cursor"
        aria-readonly={!canEdit}
        data-dragging={held && (held.grip === 'move' ? 'whole' : 'edge')}
        foot={<TapeFoot axis={axis} days={view.days} today={today} countsOf={store.counts} revision={revision} />}
        {...handlers}
      >
        <TapeColumns axis={axis} days={view.days} />
        <div
          className="k-tape-today"
          aria-hidden="true"
          style={{ transform: `translateX(${size.name + xOfDay(axis, today)}px)`, width: axis.dayWidth }}
        />
        <TapeNames drawn={drawn} size={size} store={store} texts={texts} />
        <TapeLines
          drawn={drawn}
          sections={sections}
          folded={folded}
          onFold={toggle}
          size={size}
          axis={axis}
          days={view.days}
          edge={edge}
          rowOf={rowOf}
          texts={texts}
          today={date}
          openId={openId}
          held={held}
          wanted={wanted}
          canEdit={canEdit}
          canBlock={canBlock}
          cursor={cursor}
          cursorLabel={cursorLabel}
        />
        {held && ghost && (
          <Ghost
            held={held}
            state={ghost}
            dates={ghostDates}
            axis={axis}
            size={size}
            lines={lines}
            rowOf={rowOf}
            plan={plan}
          />
        )}
      </ChartFrame>
      <BarTip
        scroller={scroller}
        stayOf={(id) => store.find(id)?.stay}
        names={size.name}
        cursorId={cursorBar?.id}
        isOff={held !== undefined}
      />
      <p className="k-hidden" role="status">
        {isOverTray
          ? t('tray.drop')
          : held && ghost
            ? t('heldAt', {
                estate: store.row(held.now.estate)?.estate.code ?? '',
                dates: ghostDates,
                nights: t('nights', { count: nightsOf(held.now) }),
                state: ghost.text,
              })
            : refusal}
      </p>
      {held?.stay && held.by === 'pointer' && plan.length === 0 && (
        <div className="k-tape-dropzone" data-tray="" data-over={isOverTray || undefined} aria-hidden="true">
          {t('tray.drop')}
        </div>
      )}
      {refusal !== '' && !held && <p className="k-tape-refusal">{refusal}</p>}
    </>
  );
}

/** Asked for before it is drawn, so that it is there when it comes into sight. */
const withLead = ({ from, to }: Days): Days => ({ from: from - LEAD, to: to + LEAD });

/** Rows as the plan has them; a row it does not touch stays the same object, and is not drawn anew. */
function planned(store: TapeStore, plan: Plan): (estate: number) => RowData | undefined {
  if (plan.length === 0) return store.row;
  const rows = new WeakMap<RowData, RowData>();
  return (estate) => {
    const row = store.row(estate);
    if (row === undefined) return undefined;
    const known = rows.get(row);
    if (known) return known;
    const stays = withPlan(row.stays, row.estate.id, plan);
    const shown = stays === row.stays ? row : { ...row, stays };
    rows.set(row, shown);
    return shown;
  };
}
