import { useRef, useState, useSyncExternalStore } from 'react';
import { DataSet, Timeline } from 'vis-timeline/standalone';
import 'vis-timeline/styles/vis-timeline-graph2d.min.css';
import { dateOfDayNumber, dayNumber } from '../../src/domain/calendar/iso-date.ts';
import { axisAround } from '../../src/domain/calendar/axis.ts';
import { TILE_DAYS, TILE_ROWS } from '../../src/domain/calendar/tiles.ts';
import type { TapeAnswer } from '../../src/wire/tape.ts';
import { type GridHandle, TapeGrid } from '../../src/features/reservations/tape/TapeGrid.tsx';
import { createTapeStore } from '../../src/features/reservations/tape/tape-store.ts';
import '../../src/engine/chart/chart.css';
import '../../src/features/reservations/tape/tape.css';
import { FRAMES, HOMES } from './amounts.ts';
import { animate, type Frames, timeToPaint } from './clock.ts';

const STAYS = 20;
const FIRST = '2026-01-01';
const ORIGIN = dayNumber(FIRST);

type Stay = { readonly home: number; readonly day: number; readonly nights: number };
/** Twenty stays of each home over the year, one after the other; by home, as the server has them. */
const staysOf: readonly (readonly Stay[])[] = Array.from({ length: HOMES }, (_, home) =>
  Array.from({ length: STAYS }, (_, turn) => ({
    home,
    day: turn * 18 + (home % 7),
    nights: 3 + ((home + turn) % 9),
  })),
);
const stays = staysOf.flat();
const codeOf = (home: number): string => `KNK-${String(home + 1).padStart(4, '0')}`;

/** A tile of what is in memory, in the shape that the server sends. */
function answer({ row, day }: { readonly row: number; readonly day: number }): TapeAnswer {
  const first = row * TILE_ROWS;
  const from = day * TILE_DAYS - ORIGIN;
  const zeros = new Array<number>(TILE_DAYS).fill(0);
  const inside = staysOf
    .slice(first, first + TILE_ROWS)
    .flat()
    .filter((stay) => stay.day < from + TILE_DAYS && stay.day + stay.nights > from);
  return {
    from: dateOfDayNumber(day * TILE_DAYS),
    to: dateOfDayNumber((day + 1) * TILE_DAYS),
    today: '2026-06-15',
    total: HOMES,
    offset: first,
    sections: [],
    estates: Array.from({ length: Math.min(TILE_ROWS, HOMES - first) }, (_, index) => {
      return [
        `e${first + index}`,
        codeOf(first + index),
        `Sea View House ${first + index}`,
        '2+1',
        4,
        'CLEAN',
        'ACTIVE',
        2,
      ];
    }),
    stays: inside.map(({ home, day: start, nights }) => {
      const id = `${home}-${start}`;
      return [
        ...([home - first, id, `R-${id}`, start - from, nights, 'SUCCESSFUL', 1, null, `Guest ${id}`, 'EUR'] as const),
        ...([45_000, 0, 'PAID', 0, null, null] as const),
      ];
    }),
    blocks: [],
    channels: ['Direct'],
    footer: { arrivals: zeros, departures: zeros, occupied: zeros, sellable: zeros },
  };
}

const store = createTapeStore('', (tile) => Promise.resolve(answer(tile)));
const axis = axisAround(FIRST, 'week');
const nothing = () => undefined;

/** The product's chart as its screen has it: drag, tooltips and keys on. */
export function OurTape() {
  const grid = useRef<GridHandle>(null);
  const [start] = useState({ day: ORIGIN, line: 0 });
  const revision = useSyncExternalStore(store.subscribe, store.revision);
  return (
    <div className="k-chart-room" style={{ height: 680 }}>
      <TapeGrid
        ref={grid}
        {...{ store, revision, axis, start }}
        today={dayNumber('2026-06-15')}
        wanted={undefined}
        openId={undefined}
        plan={[]}
        canEdit
        canBegin
        canBlock
        onOpen={nothing}
        onDrop={nothing}
        onMenu={nothing}
        onTray={nothing}
        onRest={nothing}
        startFolded={[]}
        onFold={nothing}
      />
    </div>
  );
}

const at = (day: number): Date => new Date(`${dateOfDayNumber(ORIGIN + day)}T12:00:00`);

/** vis-timeline with the same stays, as high and as wide, editable and with tooltips; its keys are the browser's. */
export async function visTape(place: HTMLElement): Promise<{ mount: number; frames: Frames; sideways: Frames }> {
  const items = stays.map(({ home, day, nights }) => ({
    id: `${home}-${day}`,
    group: home,
    start: at(day),
    end: at(day + nights),
    content: `Guest ${home}-${day}`,
    title: `R-${home}-${day}`,
  }));
  const groups = Array.from({ length: HOMES }, (_, id) => ({ id, content: codeOf(id) }));
  let timeline: Timeline | undefined;
  const mount = await timeToPaint('.vis-item', () => {
    timeline = new Timeline(place, new DataSet(items), new DataSet(groups), {
      height: 680,
      stack: false,
      editable: true,
      verticalScroll: true,
      zoomKey: 'ctrlKey',
      start: at(0),
      end: at(30),
      orientation: 'top',
    });
  });
  const panel = place.querySelector('.vis-left.vis-vertical-scroll');
  if (!panel || !timeline) throw new Error('no timeline to scroll');
  const frames = await animate(FRAMES, () => (panel.scrollTop += 120));
  let from = 0;
  const chart = timeline;
  // As far a step as ours: 120 of 38 pixels a day.
  const sideways = await animate(FRAMES, () => {
    from += 120 / 38;
    const start = new Date(at(0).getTime() + from * 86_400_000);
    chart.setWindow(start, new Date(start.getTime() + 30 * 86_400_000), { animation: false });
  });
  return { mount, frames, sideways };
}
