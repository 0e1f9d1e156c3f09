import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarAmount, dollarText } from './amounts.ts';
import { searchNavigation } from './app-bar.ts';
import { clockText, dayOfText, dayOfMonth, minuteOf, monthDayYear } from './day-texts.ts';
import { type Email, toggleLabel } from './emails.ts';
import { countBasedId, nextId } from './ids.ts';
import { readDateRange } from './invoices.ts';
import { addBoard, addItem, type Kanban, placeItems, removeBoard, removeItem, reorderBoards } from './kanban.ts';

describe('texts that mean numbers', () => {
  it.each([
    ['$999', 999],
    ['$1,299.50', 1299.5],
    ['-$20', -20],
    ['$0', 0],
    ['', Number.NaN],
  ])('%s is %d', (text, amount) => expect(dollarAmount(text)).toBe(amount));
  it('a dollar text reads as what was written', () => {
    fc.assert(
      fc.property(fc.integer(), (cents) => {
        expect(dollarAmount(dollarText(cents / 100))).toBe(cents / 100);
      }),
    );
  });
  it('12-hour times', () => {
    expect([0, 5, 719, 720, 725, 1439].map(clockText)).toEqual([
      '12:00 AM',
      '12:05 AM',
      '11:59 AM',
      '12:00 PM',
      '12:05 PM',
      '11:59 PM',
    ]);
    for (let minute = 0; minute < 1440; minute += 1) expect(minuteOf(clockText(minute))).toBe(minute);
  });
  it('month/day/year sorts as a date', () => {
    const dates = ['2025-12-31', '2026-01-02', '2026-01-10', '2026-11-05'];
    expect(dates.map(monthDayYear)).toEqual(['12/31/2025', '1/2/2026', '1/10/2026', '11/5/2026']);
    const days = dates.map((date) => dayOfText(monthDayYear(date)));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  });
  it('a day of the current month exists in every month', () => {
    expect([dayOfMonth('2026-02-28', 28), dayOfMonth('2026-12-31', 1)]).toEqual(['2026-02-28', '2026-12-01']);
  });
});

describe('ids', () => {
  it('spec §5: the count plus one, or one more if taken', () => {
    expect([countBasedId([1, 2, 3]), countBasedId([1, 3]), countBasedId([2, 3, 4]), countBasedId([])]).toEqual([
      4, 4, 5, 1,
    ]);
  });
  it('neither rule ever names an id in use', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), (ids) => {
        expect(ids).not.toContain(countBasedId(ids));
        expect(ids).not.toContain(nextId(ids));
      }),
    );
  });
});

describe('labels', () => {
  it('spec §4: added if absent, removed if present: twice is nothing', () => {
    const email = { labels: ['company'] } as unknown as Email;
    expect(toggleLabel(email, 'private').labels).toEqual(['company', 'private']);
    expect(toggleLabel(toggleLabel(email, 'private'), 'private')).toEqual(email);
    expect(toggleLabel(email, 'company').labels).toEqual([]);
  });
});

describe('GET /api/app-bar/search', () => {
  const group = (title: string, count: number) => ({
    title,
    category: title,
    children: Array.from({ length: count }, (_, index) => ({ title: `page ${index + 1}`, icon: '', url: '/' })),
  });
  const shown = (...counts: number[]) =>
    searchNavigation(
      counts.map((count, index) => group(`g${index}`, count)),
      'PAGE',
    ).map(({ children }) => children.map(({ title }) => Number(title.slice(5))));
  it('each group capped at 5', () => expect(shown(8)).toEqual([[1, 2, 3, 4, 5]]));
  it('with more than one group, groups with more than 3 items drop their first 3', () => {
    expect(shown(8, 3, 4)).toEqual([[4, 5], [1, 2, 3], [4]]);
  });
  it('groups without a match are no groups', () => expect(shown(4, 0)).toEqual([[1, 2, 3, 4]]));
});

describe('selectedDateRange', () => {
  it.each([
    [undefined, {}],
    ['', {}],
    ['null', {}],
    ['{}', {}],
    ['{"start":"2026-11-01","end":""}', { start: '2026-11-01' }],
    ['{"start":"2026-11-01T22:30:00.000Z","end":"2026-11-30"}', { start: '2026-11-02', end: '2026-11-30' }],
  ])('%s', (text, value) => expect(readDateRange(text)).toEqual({ value }));
  it('whatever else is asked is refused, never thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readDateRange(text);
      }),
    );
    for (const text of ['{', '[]', '1', '"x"', '{"start":1}', '{"end":"2026-02-30"}']) {
      expect(readDateRange(text)).toHaveProperty('problem');
    }
  });
});

describe('kanban', () => {
  // Few, so that most steps name what is there.
  const id = fc.integer({ min: 1, max: 5 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('addBoard' as const), title: fc.constantFrom('a', 'b', 'c', 'd') }),
    fc.record({ kind: fc.constant('addItem' as const), boardId: id }),
    fc.record({ kind: fc.constant('place' as const), boardId: id, ids: fc.array(id, { maxLength: 4 }) }),
    fc.record({ kind: fc.constant('reorder' as const), ids: fc.array(id, { maxLength: 4 }) }),
    fc.record({ kind: fc.constant('removeBoard' as const), boardId: id }),
    fc.record({ kind: fc.constant('removeItem' as const), itemId: id }),
  );
  const after = (kanban: Kanban, change: typeof step extends fc.Arbitrary<infer Step> ? Step : never): Kanban => {
    switch (change.kind) {
      case 'addBoard': {
        const made = addBoard(kanban, change.title);
        return 'value' in made ? made.value.kanban : kanban;
      }
      case 'addItem': {
        const made = addItem(kanban, { itemTitle: 'x', boardName: 'x', boardId: change.boardId });
        return 'value' in made ? made.value.kanban : kanban;
      }
      case 'place': {
        const made = placeItems(kanban, change);
        return 'value' in made ? made.value : kanban;
      }
      case 'reorder': {
        const made = reorderBoards(kanban, change.ids);
        return 'value' in made ? made.value : kanban;
      }
      case 'removeBoard':
        return removeBoard(kanban, change.boardId);
      case 'removeItem':
        return removeItem(kanban, change.itemId);
    }
  };
  it('stays whole whatever is done: ids on boards are items, none twice, no board loses its id', () => {
    let most = 0;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
        const { boards, items } = steps.reduce(after, { boards: [], items: [] });
        const placed = boards.flatMap(({ itemsIds }) => itemsIds);
        most = Math.max(most, placed.length);
        expect(new Set(placed).size).toBe(placed.length);
        expect(placed.every((one) => items.some((item) => item.id === one))).toBe(true);
        for (const list of [boards, items]) expect(new Set(list.map((one) => one.id)).size).toBe(list.length);
        expect(new Set(boards.map(({ title }) => title)).size).toBe(boards.length);
      }),
    );
    // It is about items, and has met some.
    expect(most).toBeGreaterThan(1);
  });
});
