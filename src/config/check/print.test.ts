import { expect, test } from 'vitest';
import type { Finding } from '../types.ts';
import { printFindings, summaryOf } from './print.ts';

const finding = (own: Partial<Finding>): Finding => ({
  code: 'RES101',
  level: 'error',
  file: 'resources/b.json',
  line: 7,
  column: 32,
  pointer: '/fields/plate/requred',
  message: 'Unknown.',
  ...own,
});

test('place, code and pointer on one line, the message below; by file and place', () => {
  expect(
    printFindings([finding({}), finding({ line: 2, column: 1, pointer: '' }), finding({ file: 'resources/a.json' })]),
  ).toBe(
    `resources/a.json:7:32  RES101  /fields/plate/requred
    Unknown.
resources/b.json:2:1  RES101  /
    Unknown.
resources/b.json:7:32  RES101  /fields/plate/requred
    Unknown.
`,
  );
});

test('the last line', () => {
  expect(summaryOf([finding({}), finding({ level: 'warning' }), finding({})], 8)).toBe(
    '2 errors, 1 warning in 8 files',
  );
  expect(summaryOf([], 1)).toBe('0 errors, 0 warnings in 1 file');
});
