import { type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber } from '../../domain/calendar/iso-date.ts';
import { type Axis, barBox, xOfDay } from '../../domain/tape/axis.ts';
import { underCursor } from '../../domain/tape/cursor.ts';
import { layLines, lineAt, lineOfEstate } from '../../domain/tape/lines.ts';
import { inTheWay, type TapeStay } from '../../domain/tape/stays.ts';
import { formatDate, formatDateRange } from '../fields/format.ts';
import { useLanguage } from '../resource/use-text.ts';
import { type Held, nightsOf } from './held.ts';
import { useSize } from './size.ts';
import { useBarTexts } from './TapeBar.tsx';
import { TapeFoot, TapeHead } from './TapeDays.tsx';
import { EstateLine, SectionLine } from './TapeLine.tsx';
import type { TapeStore } from './tape-store.ts';
import { useHands } from './use-hands.ts';
import { type Place, useView } from './use-view.ts';

export type GridHandle = {
  readonly show: (day: number) => void;
  /** Takes a loaded stay up by keys, as M does. */
  readonly pick: (id: string) => void;
};
type GridProps = {
  readonly ref: Ref<GridHandle>;
  readonly store: TapeStore;
  /** Grows with every answer. */
  readonly revision: number;
  readonly axis: Axis;
  readonly today: number;
  readonly start: Place;
  readonly openId: string | undefined;
  readonly canEdit: boolean;
  readonly canCreate: boolean;
  readonly onOpen: (stay: TapeStay | undefined) => void;
  readonly onDrop: (held: Held) => void;
  readonly onRest: (place: Place) => void;
};

const NOTHING = { total: 0, sections: [] };

/** Estates × days. Only the lines and days in sight are in the page, however many there are. */
export function TapeGrid(props: GridProps) {
  const { ref, store, axis, today, openId, canEdit, canCreate, onOpen, onDrop } = props;
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const { label } = useBarTexts();
  const size = useSize();
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set());
  const [refusal, setRefusal] = useState('');
  const { total, sections } = store.known() ?? NOTHING;
  const lines = useMemo(() => layLines({ total, sections, folded }), [total, sections, folded]);
  const { scroller, view, reveal, show } = useView({ axis, size, start: props.start, onRest: props.onRest });

  const toggle = (title: string) => {
    const next = new Set(folded);
    if (!next.delete(title)) next.add(title);
    setFolded(next);
  };
  const { held, cursor, pick, handlers } = useHands({
    ...{ scroller, axis, size, lines, today, canEdit, canCreate, reveal, onDrop },
    rowOf: store.row,
    start: { line: 0, day: today },
    onOpen: (stay) => {
      setRefusal('');
      onOpen(stay);
    },
    onFold: (section) => toggle(sections[section]?.[0] ?? ''),
    onRefuse: (stay) =>
      setRefusal(t(stay.checkIn < dateOfDayNumber(today) ? 'refuse.inHouse' : 'refuse.closed', { code: stay.code })),
  });
  useImperativeHandle(ref, () => ({
    show,
    pick: (id) => {
      const found = store.find(id);
      scroller.current?.focus();
      if (found) pick(found.stay, found.estate);
    },
  }));

  const drawn = Array.from({ length: Math.max(0, Math.min(view.last, lines.count) - view.first) }, (_, index) => ({
    line: view.first + index,
    what: lineAt(lines, view.first + index),
  }));
  const estates = drawn.flatMap(({ what }) => (what?.kind === 'estate' ? [what.estate] : []));
  const first = estates[0] ?? 0;
  const last = (estates.at(-1) ?? 0) + 1;
  const isUnknown = store.known() === undefined;
  useEffect(() => {
    store.need({ first, last: isUnknown ? view.last : last, days: view.days });
  }, [store, first, last, isUnknown, view]);

  const cursorLabel = (estate: number): string => {
    const row = store.row(estate);
    const stay = row && underCursor(row.stays, cursor.day);
    const day = formatDate({ value: dateOfDayNumber(cursor.day), language });
    return `${row?.estate.code ?? ''}, ${stay ? label(stay, today) : t('freeOn', { day })}`;
  };
  const ghost = held && ghostOf({ held, store, t });
  const ghostLine = held && lineOfEstate(lines, held.now.estate);
  const ghostDates = held && formatDateRange({ from: held.now.checkIn, to: held.now.checkOut, language });

  return (
    <>
      <div
        ref={scroller}
        className="k-tape"
        role="grid"
        tabIndex={0}
        aria-label={t('title')}
        aria-describedby="tape-keys"
        aria-rowcount={lines.count + 2}
        aria-colcount={axis.days + 1}
        aria-activedescendant="tape-cursor"
        aria-readonly={!canEdit}
        data-dragging={held !== undefined || undefined}
        style={
          {
            '--k-tape-line': `${size.line}px`,
            '--k-tape-name': `${size.name}px`,
            '--k-tape-head': `${size.head}px`,
            '--k-tape-foot': `${size.foot}px`,
            '--k-tape-day': `${axis.dayWidth}px`,
            // The plane begins on some weekday; the pattern of weekends is laid from its first Saturday.
            '--k-tape-saturday': `${xOfDay(axis, axis.origin + ((((2 - axis.origin) % 7) + 7) % 7))}px`,
          } as React.CSSProperties
        }
        {...handlers}
      >
        <div role="presentation" className="k-tape-plane" style={{ width: size.name + axis.days * axis.dayWidth }}>
          <TapeHead axis={axis} days={view.days} today={today} />
          <div role="rowgroup" className="k-tape-body" style={{ height: lines.count * size.line }}>
            <div
              className="k-tape-today"
              aria-hidden="true"
              style={{ transform: `translateX(${size.name + xOfDay(axis, today)}px)`, width: axis.dayWidth }}
            />
            {drawn.map(({ line, what }) =>
              what?.kind === 'section' ? (
                <SectionLine
                  key={`s${what.section}`}
                  line={line}
                  top={line * size.line}
                  title={sections[what.section]?.[0] ?? ''}
                  estates={sections[what.section]?.[1] ?? 0}
                  isFolded={folded.has(sections[what.section]?.[0] ?? '')}
                  onFold={toggle}
                />
              ) : what ? (
                <EstateLine
                  key={`e${what.estate}`}
                  line={line}
                  top={line * size.line}
                  axis={axis}
                  days={view.days}
                  row={store.row(what.estate)}
                  today={today}
                  openId={openId}
                  heldId={held?.stay?.id}
                  canEdit={canEdit}
                  cursorDay={line === cursor.line ? cursor.day : undefined}
                  cursorLabel={line === cursor.line ? cursorLabel(what.estate) : undefined}
                />
              ) : null,
            )}
            {held && ghost && ghostLine !== undefined && (
              <div
                className="k-bar k-bar-ghost"
                aria-hidden="true"
                data-taken={ghost.isTaken || undefined}
                style={{
                  transform: `translate(${size.name + barBox(axis, held.now).left}px, ${ghostLine * size.line}px)`,
                  width: Math.max(axis.dayWidth, nightsOf(held.now) * axis.dayWidth),
                }}
              >
                <span className="k-bar-text">
                  {ghost.text} · {ghostDates}
                </span>
              </div>
            )}
          </div>
          <TapeFoot axis={axis} days={view.days} today={today} countsOf={store.counts} />
        </div>
      </div>
      <p className="k-hidden" role="status">
        {held && ghost
          ? t('heldAt', {
              estate: store.row(held.now.estate)?.estate.code ?? '',
              dates: ghostDates,
              nights: t('nights', { count: nightsOf(held.now) }),
              state: ghost.text,
            })
          : refusal}
      </p>
      {refusal !== '' && !held && <p className="k-tape-refusal">{refusal}</p>}
    </>
  );
}

/** Free or taken, by what is loaded; the server has the last word. */
function ghostOf({ held, store, t }: { held: Held; store: TapeStore; t: TFunction<'tape'> }) {
  const row = store.row(held.now.estate);
  const { checkIn, checkOut } = held.now;
  const wanted = { checkIn, checkOut, ...(held.stay ? { id: held.stay.id } : {}) };
  const { stays = [], blocks = [] } = row ?? {};
  const blocking = inTheWay({ stays, blocks, wanted, now: new Date().toISOString() });
  if (!blocking) return { isTaken: false, text: t('free') };
  const code = 'code' in blocking ? blocking.code : t(`block.${blocking.kind}`);
  return { isTaken: true, text: t('taken', { code }) };
}
