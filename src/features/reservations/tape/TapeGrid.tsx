import { lazy, type PointerEvent, type Ref, Suspense, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import { type Axis, barBox, type Days, xOfDay } from '../../../domain/calendar/axis.ts';
import { underCursor } from '../../../domain/tape/cursor.ts';
import { layLines, lineAt, lineOfEstate, type Section } from '../../../domain/tape/lines.ts';
import { type Plan, withPlan } from '../../../domain/tape/plan.ts';
import { isClosed } from '../../../domain/reservation/status.ts';
import { inTheWay, type TapeStay } from '../../../domain/tape/stays.ts';
import type { WantedStay } from '../../../domain/tape/wanted-stay.ts';
import { ChartHead } from '../../../engine/chart/ChartHead.tsx';
import { type Place, useView } from '../../../engine/chart/use-view.ts';
import { formatDate, formatDateRange } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { type Held, nightsOf } from './held.ts';
import { useSize } from './size.ts';
import type { TapeEstate } from './read-tape.ts';
import { useBarTexts } from './bar-texts.ts';
import { BarTip } from './BarTip.tsx';
import { TapeColumns, TapeFoot } from './TapeDays.tsx';
import { EstateLine, SectionLine } from './TapeLine.tsx';
import { EstateName } from './EstateName.tsx';
import type { RowData, TapeStore } from './tape-store.ts';
import { type Spot, useTapeInput } from './use-tape-input.ts';

const GhostPrice = lazy(() => import('./GhostPrice.tsx'));

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

/** A headed part of the chart by its place. */
function sectionAt(sections: readonly Section[], index: number) {
  const [title = '', estates = 0] = sections[index] ?? [];
  return { title, estates };
}

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
  const ghost = held && !isOverTray ? ghostOf({ held, rowOf, t }) : undefined;
  const ghostEnds = held && [held.now.estate, isRange(held) ? held.through : held.now.estate];
  const ghostLines = (ghostEnds ?? []).flatMap((estate) => lineOfEstate(lines, estate) ?? []);
  const ghostLine = ghostLines.length > 0 ? Math.min(...ghostLines) : undefined;
  const ghostHeight = ghostLine === undefined ? 1 : Math.max(...ghostLines) - ghostLine + 1;
  const ghostDates = held && formatDateRange({ from: held.now.checkIn, to: held.now.checkOut, language });

  return (
    <>
      <div
        ref={scroller}
        className="k-chart"
        role="grid"
        tabIndex={0}
        aria-label={t('title')}
        aria-describedby="tape-keys"
        aria-rowcount={lines.count + 2}
        aria-colcount={axis.days + 1}
        aria-activedescendant="tape-cursor"
        aria-readonly={!canEdit}
        data-dragging={held && (held.grip === 'move' ? 'whole' : 'edge')}
        style={
          {
            '--k-chart-line': `${size.line}px`,
            '--k-chart-name': `${size.name}px`,
            '--k-chart-head': `${size.head}px`,
            '--k-chart-foot': `${size.foot}px`,
            '--k-chart-day': `${axis.dayWidth}px`,
          } as React.CSSProperties
        }
        {...handlers}
      >
        <div role="presentation" className="k-chart-plane" style={{ width: size.name + axis.days * axis.dayWidth }}>
          <ChartHead label={t('estate')} axis={axis} days={view.days} today={today} />
          <div role="rowgroup" className="k-chart-body" style={{ height: lines.count * size.line }}>
            <TapeColumns axis={axis} days={view.days} />
            <div
              className="k-tape-today"
              aria-hidden="true"
              style={{ transform: `translateX(${size.name + xOfDay(axis, today)}px)`, width: axis.dayWidth }}
            />
            <div className="k-tape-names" aria-hidden="true">
              {drawn.map(({ line, what }) =>
                what?.kind === 'estate' ? (
                  <EstateName
                    key={what.estate}
                    top={line * size.line}
                    estate={store.row(what.estate)?.estate}
                    texts={texts}
                  />
                ) : null,
              )}
            </div>
            {drawn.map(({ line, what }) =>
              what?.kind === 'section' ? (
                <SectionLine
                  key={`s${what.section}`}
                  line={line}
                  top={line * size.line}
                  title={sectionAt(sections, what.section).title}
                  estates={sectionAt(sections, what.section).estates}
                  isFolded={folded.has(sectionAt(sections, what.section).title)}
                  onFold={toggle}
                />
              ) : what ? (
                <EstateLine
                  key={`e${what.estate}`}
                  line={line}
                  top={line * size.line}
                  axis={axis}
                  days={view.days}
                  edge={edge}
                  row={rowOf(what.estate)}
                  texts={texts}
                  today={date}
                  openId={openId}
                  heldId={held?.stay?.id ?? held?.block?.id}
                  wanted={wanted && rowOf(what.estate)?.estate.id === wanted.estateId ? wanted : undefined}
                  canEdit={canEdit}
                  canBlock={canBlock}
                  cursorDay={line === cursor.line ? cursor.day : undefined}
                  cursorLabel={line === cursor.line ? cursorLabel(what.estate) : undefined}
                />
              ) : null,
            )}
            {held && ghost && ghostLine !== undefined && (
              <div
                className="k-tape-bar k-tape-bar-ghost"
                aria-hidden="true"
                data-taken={ghost.isTaken || undefined}
                // `left` and not a transform: what is written in it stays in sight beside the names.
                style={{
                  left: size.name + barBox(axis, held.now).left,
                  top: ghostLine * size.line + 4,
                  width: Math.max(axis.dayWidth, nightsOf(held.now) * axis.dayWidth),
                  height: ghostHeight * size.line - 8,
                }}
              >
                <span className="k-tape-bar-text">
                  {ghost.text} · {ghostDates}
                  {held.stay && !ghost.isTaken && (
                    <Suspense>
                      <GhostPrice held={held} estate={rowOf(held.now.estate)?.estate} plan={plan} />
                    </Suspense>
                  )}
                </span>
              </div>
            )}
          </div>
          <TapeFoot axis={axis} days={view.days} today={today} countsOf={store.counts} revision={revision} />
        </div>
      </div>
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

const isRange = ({ stay, block }: Held): boolean => stay === undefined && block === undefined;

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

/** Free or taken, by what is loaded and planned; the server has the last word. */
function ghostOf(setup: { held: Held; rowOf: (estate: number) => RowData | undefined; t: TFunction<'tape'> }) {
  const { held, rowOf, t } = setup;
  const { estate, checkIn, checkOut } = held.now;
  const id = held.stay?.id ?? held.block?.id;
  const wanted = { checkIn, checkOut, ...(id === undefined ? {} : { id }) };
  const last = isRange(held) ? held.through : estate;
  for (let at = Math.min(estate, last); at <= Math.max(estate, last); at += 1) {
    const { stays = [], blocks = [] } = rowOf(at) ?? {};
    const blocking = inTheWay({ stays, blocks, wanted, now: new Date().toISOString() });
    if (!blocking) continue;
    const code = 'status' in blocking ? blocking.code : t(`block.${blocking.kind}`);
    return { isTaken: true, text: t('taken', { code }) };
  }
  return { isTaken: false, text: t('free') };
}
