import { type PointerEvent, type Ref, useImperativeHandle, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeAt } from './homes.ts';
import { homeName } from '../../../domain/estates/home-name.ts';
import { stayName } from '../../../domain/reservations/stay-name.ts';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import type { Axis } from '../../../domain/calendar/axis.ts';
import type { Plan } from '../../../domain/tape/plan.ts';
import { isClosed } from '../../../domain/reservations/status.ts';
import type { TapeStay } from '../../../domain/tape/stays.ts';
import type { WantedStay } from '../../../domain/tape/wanted-stay.ts';
import { ChartFrame } from '../../../engine/chart/ChartFrame.tsx';
import { type ChartPosition, useView } from '../../../engine/chart/use-view.ts';
import { DragStatus } from './DragStatus.tsx';
import { Ghost, useGhost } from './Ghost.tsx';
import { type HeldBar, homesOf } from './held.ts';
import { useSize } from './size.ts';
import type { TapeEstate } from './read-tape.ts';
import { useBarTexts } from './bar-texts.ts';
import { BarTip } from './BarTip.tsx';
import { plannedRows } from './planned-rows.ts';
import { TapeColumns, TapeFoot, TapeToday } from './TapeDays.tsx';
import { sectionAt, TapeLines, TapeNames } from './TapeLines.tsx';
import type { Spot } from './tape-input.ts';
import type { TapeStore } from './tape-store.ts';
import { useDrawnLines } from './use-drawn-lines.ts';
import { useTapeFolds } from './use-folds.ts';
import { useTapeInput } from './use-tape-input.ts';
import { useUnderCursor } from './use-under-cursor.ts';

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
  readonly start: ChartPosition;
  /** Titles of the initially collapsed sections. */
  readonly startFolded: readonly string[];
  readonly openId: string | undefined;
  /** Nights being booked beside the chart. */
  readonly wanted: WantedStay | undefined;
  readonly plan: Plan;
  readonly canEdit: boolean;
  /** Whether a range of nights may be used for something. */
  readonly canBegin: boolean;
  readonly canBlock: boolean;
  readonly onOpen: (spot: Spot | undefined) => void;
  /** Called on a drop elsewhere; `homes` are those of a range. */
  readonly onDrop: (held: HeldBar, homes: readonly TapeEstate[]) => void;
  readonly onMenu: (spot: Spot, at: { readonly x: number; readonly y: number }) => void;
  readonly onTray: (stay: TapeStay, estate: number) => void;
  readonly onRest: (place: ChartPosition) => void;
  readonly onFold: (titles: readonly string[]) => void;
};

/** Estates × days. Renders only the visible lines and days, however many there are. */
export function TapeGrid(props: GridProps) {
  const { ref, store, axis, today, plan, canEdit } = props;
  const { t } = useTranslation('tape');
  const date = dateOfDayNumber(today);
  const texts = useBarTexts(date);
  const size = useSize();
  const { refusal, refuse, forget } = useGridRefusal();
  const known = store.known();
  const folds = useTapeFolds({ known, start: props.startFolded, onFold: props.onFold });
  const { sections, lines, toggle } = folds;
  const { scroller, view, edge, reveal, show } = useView({ ...props, size, isReady: known !== undefined });
  const rowOf = useMemo(() => plannedRows(store, plan), [store, plan]);
  const { held, isOverTray, cursor, grab, handlers } = useTapeInput({
    ...props,
    scroller,
    size,
    lines,
    reveal,
    rowOf,
    start: { line: 0, day: today },
    onDrop: (now) =>
      props.onDrop(
        now,
        homesOf(now, lines, (estate) => store.row(estate)?.estate),
      ),
    onOpen: (spot) => {
      forget();
      props.onOpen(spot);
    },
    onFold: (section) => toggle(sectionAt(sections, section).title),
    onRefuse: refuse,
  });
  useImperativeHandle(ref, () => ({ show, focus: () => scroller.current?.focus(), grab }));

  const { days } = view;
  const drawn = useDrawnLines(store, lines, view);
  const under = useUnderCursor({ cursor, lines, rowOf, texts });
  const ghost = useGhost({ held, isOverTray, rowOf });
  const heldOver = held && homeAt(store, held.now.estate);
  return (
    <>
      <ChartFrame
        scroller={scroller}
        size={size}
        axis={axis}
        days={days}
        today={today}
        lines={lines.count}
        corner={t('estate')}
        aria-label={t('title')}
        aria-describedby="tape-keys"
        aria-rowcount={lines.count + 2}
        aria-activedescendant="tape-cursor"
        aria-readonly={!canEdit}
        data-dragging={held && (held.grip === 'move' ? 'whole' : 'edge')}
        foot={<TapeFoot axis={axis} days={days} today={today} countsOf={store.counts} revision={props.revision} />}
        {...handlers}
      >
        <TapeColumns axis={axis} days={days} />
        <TapeToday axis={axis} today={today} names={size.name} />
        <TapeNames drawn={drawn} size={size} store={store} texts={texts} />
        <TapeLines
          drawn={drawn}
          folds={folds}
          size={size}
          axis={axis}
          days={days}
          edge={edge}
          rowOf={rowOf}
          texts={texts}
          today={date}
          openId={props.openId}
          held={held}
          wanted={props.wanted}
          canEdit={canEdit}
          canBlock={props.canBlock}
          cursor={cursor}
          cursorLabel={under.label}
        />
        {ghost && <Ghost ghost={ghost} axis={axis} size={size} lines={lines} rowOf={rowOf} plan={plan} />}
      </ChartFrame>
      <BarTip
        scroller={scroller}
        stayOf={(id) => store.find(id)?.stay}
        names={size.name}
        cursorId={under.id}
        isOff={held !== undefined}
      />
      <DragStatus
        held={held}
        ghost={ghost}
        home={heldOver ? homeName(heldOver) : ''}
        isOverTray={isOverTray}
        hasTray={plan.length > 0}
        refusal={refusal}
      />
    </>
  );
}

/** Why the last grabbed stay does not move; '' once something else opens. */
function useGridRefusal() {
  const { t } = useTranslation('tape');
  const [refusal, setRefusal] = useState('');
  return {
    refusal,
    refuse: (stay: TapeStay) =>
      setRefusal(t(isClosed(stay.status) ? 'refuse.closed' : 'refuse.inHouse', { code: stayName(stay) })),
    forget: () => setRefusal(''),
  };
}
