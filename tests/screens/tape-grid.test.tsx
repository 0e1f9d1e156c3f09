import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { dateOfDayNumber, dayNumber } from '../../src/domain/calendar/iso-date.ts';
import { axisAround, BLOCK } from '../../src/domain/calendar/axis.ts';
import { TILE_DAYS, type CalendarTile } from '../../src/domain/calendar/tiles.ts';
import type { TapeAnswer } from '../../src/wire/tape.ts';
import type { HeldBar } from '../../src/features/reservations/tape/held.ts';
import { TapeGrid } from '../../src/features/reservations/tape/TapeGrid.tsx';
import { useTapeAddress } from '../../src/features/reservations/tape/use-tape-address.ts';
import { createTapeStore, type TapeStore } from '../../src/features/reservations/tape/tape-store.ts';

const TODAY = '2026-06-15';
const zeros = new Array<number>(TILE_DAYS).fill(0);

/** Two homes by the sea and one on the hill; one stay is in house, one still open, and some nights are closed. */
function answer({ day }: CalendarTile): TapeAnswer {
  const from = day * TILE_DAYS;
  const at = (date: string) => dayNumber(date) - from;
  const isHere = at(TODAY) >= 0 && at(TODAY) < TILE_DAYS;
  return {
    from: dateOfDayNumber(from),
    to: dateOfDayNumber(from + TILE_DAYS),
    today: TODAY,
    total: 3,
    offset: 0,
    sections: [
      ['Sea', 2],
      ['Hill', 1],
    ],
    estates: [
      ['a', 'KNK-1', 'Sea view', '2+1', 4, 'CLEAN', 'ACTIVE', 3],
      ['b', 'KNK-2', 'Sea side', '2+1', 4, 'DIRTY', 'PASSIVE', null],
      ['c', 'KNK-3', 'Hilltop', '2+1', 4, null, 'ACTIVE', 5],
    ],
    stays: isHere
      ? [
          [
            0,
            's1',
            'R-1',
            at('2026-06-13'),
            4,
            'SUCCESSFUL',
            1,
            null,
            'Ayşe',
            'EUR',
            45_000,
            12_345,
            'PARTIAL',
            0,
            '14:00',
            null,
          ],
          [2, 's2', 'R-2', at('2026-06-20'), 1, 'PENDING', 1, null, null, null, null, null, null, null, null, null],
        ]
      : [],
    blocks: isHere ? [[1, 'b1', at('2026-06-18'), 2, 'OUT_OF_ORDER', null, 1, 'B-1', 'Boiler']] : [],
    channels: ['Airbnb'],
    footer: { arrivals: zeros, departures: zeros, occupied: zeros, sellable: zeros },
  };
}

const nothing = () => undefined;
type ChartProps = {
  readonly store: TapeStore;
  readonly startFolded?: readonly string[];
  readonly onFold?: (titles: readonly string[]) => void;
  readonly onDrop?: (held: HeldBar) => void;
};
function Chart({ store, startFolded = [], onFold = nothing, onDrop = nothing }: ChartProps) {
  const revision = useSyncExternalStore(store.subscribe, store.revision);
  return (
    <TapeGrid
      ref={null}
      {...{ store, revision }}
      axis={axisAround(TODAY, 'week')}
      start={{ day: dayNumber(TODAY), line: 0 }}
      {...{ startFolded, onFold }}
      today={dayNumber(TODAY)}
      openId="s1"
      wanted={undefined}
      plan={[]}
      canEdit
      canBegin
      canBlock
      onOpen={nothing}
      onDrop={onDrop}
      onMenu={nothing}
      onTray={nothing}
      onRest={nothing}
    />
  );
}
const storeOf = () => createTapeStore('', (tile) => Promise.resolve(answer(tile)));
const open = async () => {
  render(<Chart store={storeOf()} />);
  await screen.findByText('KNK-1');
};
const bar = (id: string) => document.querySelector(`[data-stay="${id}"]`);

beforeEach(async () => {
  await act(() => i18next.changeLanguage('en'));
});

it('TC2: a bar says all that its colours, strips and signs show, and again in another language', async () => {
  await open();
  expect(bar('s1')).toHaveAttribute(
    'aria-label',
    expect.stringMatching(
      /^R-1, Ayşe, 13.–.17 Jun 2026, 4 nights, Overdue, €123\.45 due, partly paid, Airbnb, arrives 14:00$/,
    ),
  );
  expect(bar('s1')).toHaveTextContent('!Ayşe · 4 n · €123.45');
  expect(bar('s1')).toHaveAttribute('aria-selected', 'true');
  expect(bar('s2')).toHaveAttribute(
    'aria-label',
    expect.stringMatching(/^R-2, 20.–.21 Jun 2026, 1 night, Upcoming, Not confirmed$/),
  );
  expect(document.querySelector('[data-block]')).toHaveAttribute('aria-label', expect.stringMatching(/B-1.*Boiler$/));
  await act(() => i18next.changeLanguage('tr'));
  expect(bar('s1')).toHaveAttribute('aria-label', expect.stringMatching(/4 gece, .*Airbnb/));
});

it('each row has the name that stands beside it; a heading folds its homes away', async () => {
  await open();
  // For eyes, names stand in a column of their own.
  const headerOf = (id: string) => bar(id)?.closest('[role=row]')?.querySelector('[role=rowheader]');
  expect(headerOf('s1')).toHaveAccessibleName('KNK-1, Sea view, Clean');
  expect(screen.getByRole('rowheader', { name: /^KNK-2, Sea side, Dirty, Passive/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Sea/ }));
  expect(screen.queryByText('KNK-1')).toBeNull();
  expect(screen.getByText('KNK-3')).toBeVisible();
  expect(headerOf('s2')).toHaveAccessibleName('KNK-3, Hilltop');
});

it('TC5: what was folded away is folded when the chart opens again, so that its lines are the same ones', async () => {
  const onFold = vi.fn();
  const { rerender } = render(<Chart store={storeOf()} onFold={onFold} />);
  await userEvent.click(await screen.findByRole('button', { name: /Sea/ }));
  expect(onFold).toHaveBeenLastCalledWith(['Sea']);
  rerender(<Chart key="again" store={storeOf()} startFolded={['Sea']} onFold={onFold} />);
  expect(await screen.findByText('KNK-3')).toBeVisible();
  expect(screen.queryByText('KNK-1')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Sea/ }));
  expect(onFold).toHaveBeenLastCalledWith([]);
  expect(screen.getByText('KNK-1')).toBeVisible();
});

it('TC5: folded sections stand in the address, the one without a title too', () => {
  const { result } = renderHook(() => useTapeAddress(TODAY), { wrapper: BrowserRouter });
  act(() => result.current.change({ folded: ['Kaş', ''], row: '3' }));
  expect(new URLSearchParams(location.search).getAll('folded')).toEqual(['Kaş', '']);
  expect(result.current.folded).toEqual(['Kaş', '']);
  act(() => result.current.change({ folded: [] }));
  expect([result.current.folded, result.current.row]).toEqual([[], 3]);
});

it('only edges that may be dragged have grips: an arrival that is past stays, a block’s too while it runs', async () => {
  await open();
  expect(bar('s1')).toHaveAttribute('data-grips', 'end');
  expect(bar('s2')).toHaveAttribute('data-grips', 'start end');
});

it('AV6: a stay begun by keys has the nights that its home asks, and no more than are free', async () => {
  const onDrop = vi.fn<(held: HeldBar) => void>();
  render(<Chart store={storeOf()} onDrop={onDrop} />);
  await screen.findByText('KNK-1');
  const begin = async (keys: string) => {
    screen.getByRole('grid').focus();
    await userEvent.keyboard(`${keys}n{Enter}`);
    const { checkIn, checkOut } = onDrop.mock.lastCall![0].now;
    return [checkIn, checkOut];
  };
  expect(await begin('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')).toEqual(['2026-06-19', '2026-06-22']);
  // Three lines on, before a stay that begins on the 20th.
  expect(await begin('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowLeft}')).toEqual(['2026-06-18', '2026-06-20']);
});

it('pointed at, a bar tells its guest first and all that it shows; Escape takes the words away', async () => {
  await open();
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.hover(bar('s1')!);
  const tip = await screen.findByRole('tooltip');
  expect(within(tip).getByText('Ayşe')).toBeVisible();
  expect(tip).toHaveTextContent(/^AyşeR-1, .*4 nights, .*€123\.45 due/);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(within(screen.getByRole('grid')).getAllByRole('columnheader').length).toBeGreaterThan(30);
});

it('what is seen is drawn first; the days around it follow once something is known', async () => {
  let answers: () => void = nothing;
  const known = new Promise<void>((resolve) => (answers = resolve));
  render(<Chart store={createTapeStore('', (tile) => known.then(() => answer(tile)))} />);
  const days = () => screen.getAllByRole('columnheader').length - 1;
  const seen = days();
  expect(seen).toBeLessThan(48);
  answers();
  await screen.findByText('KNK-1');
  await waitFor(() => expect(days()).toBe(seen + 2 * BLOCK));
});
