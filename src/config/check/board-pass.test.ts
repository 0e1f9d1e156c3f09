import { expect, test } from 'vitest';
import { ACTION, FIELDS, mistakes } from './check-fixture.ts';

test.each<[object, string[]]>([
  [{ by: 'status' }, []],
  [{ by: 'status', columns: ['DONE', 'NEW'], card: ['code', 'stay'], actions: ['finish'] }, []],
  [{ by: 'stauts' }, ['RES201 /list/board/by']],
  [{ by: 'code' }, ['RES213 /list/board/by']],
  [{ by: 'status', columns: ['NEW', 'DOEN'] }, ['RES204 /list/board/columns/1']],
  [{ by: 'status', card: ['code', 'cod'] }, ['RES201 /list/board/card/1']],
  [{ by: 'status', actions: ['finsh'] }, ['RES209 /list/board/actions/0']],
  [{ by: 'status', sort: '-price' }, []],
  [{ by: 'status', sort: 'pice' }, ['RES201 /list/board/sort']],
  [{ columns: ['NEW'] }, ['RES103 /list/board']],
  [{ by: 'status', colour: 'red' }, ['RES101 /list/board/colour']],
])('the board of a list: %j', (board, expected) => {
  expect([...new Set(mistakes({ fields: FIELDS, actions: { finish: ACTION }, list: { board } }))]).toEqual(expected);
});
