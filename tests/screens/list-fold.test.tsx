import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';

const LIST = '/v1/estates/list';
/** What each column needs, px. Nothing is laid out here: a table is as wide as its columns, and its room is `room`. */
const NEEDS: Readonly<Record<string, number>> = { Code: 120, Property: 260, Season: 240, Status: 140 };
const ACTIONS = 88;
let room = 0;
let look: () => void = () => undefined;

const needOf = (head: Element): number => {
  const [name = ''] = /^[A-Z][a-z]+/.exec(head.textContent) ?? [];
  return NEEDS[name] ?? ACTIONS;
};

beforeEach(() => {
  const observers = new Set<() => void>();
  look = () => act(() => [...observers].forEach((tell) => tell()));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        observers.add(this.#tell);
      }
      unobserve() {}
      disconnect() {
        observers.delete(this.#tell);
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    const needed = [...this.querySelectorAll('thead th')].reduce((sum, head) => sum + needOf(head), 0);
    return Math.max(room, needed);
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, this.tagName === 'TH' ? needOf(this) : room, 40);
  });
});

const open = async ({ list = {}, search = '', total = 1 } = {}) => {
  const items = Array.from({ length: Math.min(total, 200) }, (_, index) => ({ ...RECORD, id: `e${index}` }));
  fakeApi(() => ({ body: { items, total } }));
  const base = estatesConfig();
  const block = base.resources['estates']!.list;
  const view = openScreen({ config: estatesConfig({ list: { ...block, ...list } }), path: `${LIST}${search}` });
  await screen.findAllByText(/^KNK-001/);
  return view;
};
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => /^[A-Z][a-z]+/.exec(textContent)?.[0] ?? '')
    .filter((name) => name in NEEDS);
const more = (names: string) => screen.findByRole('button', { name: `Show ${names}` });

it('columns without room give way, the end of the head names them, and they come back with the room', async () => {
  room = 600;
  await open();
  expect(await more('2 more columns: Status, Season')).toHaveTextContent('+2');
  expect(heads()).toEqual(['Code', 'Property']);
  // What gives way in the head does so in the rows.
  expect(screen.queryByText('Active')).toBeNull();
  room = 720;
  look();
  expect(await more('1 more column: Status')).toHaveTextContent('+1');
  expect(heads()).toEqual(['Code', 'Property', 'Season']);
  room = 1000;
  look();
  expect(heads()).toEqual(['Code', 'Property', 'Season', 'Status']);
  expect(screen.queryByRole('button', { name: /^Show \d more/ })).toBeNull();
});

it('the least important goes first; what names the record and what the list is sorted by stay', async () => {
  room = 500;
  const columns = [
    { field: 'code', sum: false, priority: 'low' },
    { field: 'propertyName', sum: false, priority: 'low' },
    { field: 'stay', sum: false },
    { field: 'status', sum: false },
  ];
  await open({ list: { columns }, search: '?sorters[0][field]=opensOn&sorters[0][order]=desc' });
  expect(await more('2 more columns: Property name, Status')).toBeVisible();
  expect(heads()).toEqual(['Code', 'Season']);
});

it('all of them are shown when asked for, after a record and Back too, and given up again with one press', async () => {
  room = 600;
  const { unmount } = await open();
  await userEvent.click(await more('2 more columns: Status, Season'));
  const all = ['Code', 'Property', 'Season', 'Status'];
  expect(heads()).toEqual(all);
  unmount();
  await open();
  expect(heads()).toEqual(all);
  const fewer = await screen.findByRole('button', { name: 'Only the columns that fit' });
  expect(fewer).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(fewer);
  expect(heads()).toEqual(['Code', 'Property']);
});

it('on paper all of them stand', async () => {
  room = 600;
  await open();
  await more('2 more columns: Status, Season');
  fireEvent(window, new Event('beforeprint'));
  expect(heads()).toEqual(['Code', 'Property', 'Season', 'Status']);
  fireEvent(window, new Event('afterprint'));
  expect(heads()).toEqual(['Code', 'Property']);
});

it('a long list folds the same way, by what its heads need, and its rows have the cells that its head has', async () => {
  room = 600;
  await open({ search: '?pageSize=-1', total: 3000 });
  const table = screen.getByRole('table', { name: 'Estates' });
  const shape = () => {
    const [, row] = within(table).getAllByRole('row');
    return [heads(), within(row!).getAllByRole('cell').length];
  };
  const toggle = await more('1 more column: Season');
  expect(shape()).toEqual([['Code', 'Property', 'Status'], 4]); // the fourth is what can be done with the row
  await userEvent.click(toggle);
  expect(shape()).toEqual([['Code', 'Property', 'Season', 'Status'], 5]);
  await userEvent.click(screen.getByRole('button', { name: 'Only the columns that fit' }));
  room = 1000;
  look();
  expect(shape()).toEqual([['Code', 'Property', 'Season', 'Status'], 5]);
});
