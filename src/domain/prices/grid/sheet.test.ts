import { describe, expect, test } from 'vitest';
import { nightOf, realPatch, UNSET_CELL } from './cell.ts';
import { boxOf, cellAfterKey, rangeFilledByDrag, repeatedCell } from './range.ts';
import { unsavedRanges } from './runs.ts';
import { changed, EMPTY, editAt, redo, afterSave, undo } from './sheet.ts';
import { readTable, writeTable } from './table-text.ts';

const typed = (day: number, price: number, seen = '') => ({ estateId: 'e1', day, edit: { patch: { price }, seen } });

describe('the sheet', () => {
  test('goes back and forth over many steps, and forgets the undone ones with the next', () => {
    let sheet = EMPTY;
    for (let day = 1; day <= 50; day += 1) sheet = changed(sheet, [typed(day, day), typed(0, day)]);
    expect(sheet.count).toBe(51);
    for (let step = 0; step < 20; step += 1) sheet = undo(sheet);
    expect([sheet.count, editAt(sheet, 'e1', 0)?.patch.price]).toEqual([31, 30]);
    for (let step = 0; step < 5; step += 1) sheet = redo(sheet);
    expect([sheet.count, editAt(sheet, 'e1', 0)?.patch.price]).toEqual([36, 35]);
    sheet = changed(sheet, [typed(99, 1)]);
    expect(redo(sheet)).toBe(sheet);
    for (let step = 0; step < 60; step += 1) sheet = undo(sheet);
    expect([sheet.count, sheet.edits.size]).toEqual([0, 0]);
  });
  test('no change is no step', () => {
    const sheet = changed(EMPTY, [typed(1, 5)]);
    expect(changed(sheet, [{ estateId: 'e1', day: 1, edit: editAt(sheet, 'e1', 1) }])).toBe(sheet);
    expect(undo(EMPTY)).toBe(EMPTY);
  });
  test('after a save, what was typed meanwhile is still unsaved', () => {
    const sent = changed(EMPTY, [typed(1, 5), typed(2, 6)]);
    const after = afterSave(changed(sent, [typed(2, 7)]), sent.edits);
    expect([after.count, editAt(after, 'e1', 2)?.patch.price, after.done]).toEqual([1, 7, []]);
  });
});

test('unsaved nights are sent as few ranges', () => {
  const sheet = changed(EMPTY, [typed(20_001, 5), typed(20_000, 5), typed(20_002, 5, '1.a'), typed(20_003, 6)]);
  expect(unsavedRanges(sheet.edits)).toEqual([
    { estateId: 'e1', from: '2024-10-04', to: '2024-10-06', price: 5, seen: ['', '', '1.a'] },
    { estateId: 'e1', from: '2024-10-07', price: 6, seen: '' },
  ]);
});

describe('a night', () => {
  const below = { amount: 100, source: 0, minNights: 2, noArrival: true, noDeparture: false };
  test('what is set for the day wins, what says nothing does not', () => {
    expect(nightOf(below, undefined)).toMatchObject({ amount: 100, minNights: 2, noArrival: true, isDaily: false });
    const own = { ...UNSET_CELL, price: 90, closedToArrival: false };
    expect(nightOf(below, own)).toMatchObject({ amount: 90, minNights: 2, noArrival: false, isDaily: true });
    expect(nightOf(below, own, { price: null })).toMatchObject({ amount: 100, isDaily: false });
  });
  test('a patch that says what is saved is none', () => {
    expect(realPatch(undefined, { price: null, isClosed: false })).toBeUndefined();
    expect(realPatch({ ...UNSET_CELL, price: 5 }, { price: 5, minNights: 3 })).toEqual({ minNights: 3 });
  });
});

describe('the selection', () => {
  const room = { rows: 100, first: 0, last: 1000, page: 20, today: 500 };
  test.each([
    ['ArrowRight', false, { row: 5, day: 11 }],
    ['ArrowLeft', true, { row: 5, day: 3 }],
    ['ArrowUp', true, { row: 0, day: 10 }],
    ['PageDown', false, { row: 25, day: 10 }],
    ['Home', false, { row: 5, day: 500 }],
    ['End', true, { row: 99, day: 10 }],
    ['a', false, undefined],
  ] as const)('%s (Ctrl %s)', (key, isFar, cell) => {
    expect(cellAfterKey({ row: 5, day: 10 }, key, room, isFar)).toEqual(cell);
  });
  test('a box whichever way it was drawn', () => {
    const selection = { anchor: { row: 5, day: 10 }, focus: { row: 2, day: 12 } };
    expect(boxOf(selection)).toEqual({ top: 2, bottom: 5, left: 10, right: 12 });
  });
  test('the handle grows it along one side', () => {
    const box = { top: 2, bottom: 5, left: 10, right: 12 };
    expect(rangeFilledByDrag(box, { row: 6, day: 15 })?.fresh).toEqual({ ...box, left: 13, right: 15 });
    expect(rangeFilledByDrag(box, { row: 0, day: 11 })?.whole).toEqual({ ...box, top: 0 });
    expect(rangeFilledByDrag(box, { row: 3, day: 11 })).toBeUndefined();
    expect(repeatedCell(box, { row: 6, day: 9 })).toEqual({ row: 2, day: 12 });
  });
});

test('a table of a spreadsheet there and back', () => {
  const rows = [
    ['1', 'a\tb', 'he said "no"'],
    ['', 'two\nlines', '3'],
  ];
  expect(readTable(`${writeTable(rows)}\r\n`)).toEqual(rows);
  expect(readTable('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});
