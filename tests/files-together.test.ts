import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES_TOGETHER } from '../scripts/files-together.ts';

const files = Object.values(FILES_TOGETHER).flat();

test('what the browser gets together is there: a file that moved would come alone, and nobody would notice', () => {
  expect(files.filter((file) => !existsSync(`src/${file}`))).toEqual([]);
});

test('no file comes with two of them', () => {
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});
