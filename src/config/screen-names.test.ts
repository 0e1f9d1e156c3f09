import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCREEN_NAMES } from './screen-names.ts';

test('each hand-written screen that a page may name is there; one that is there and not named is a finding', () => {
  const fileOf = (name: string) => join(import.meta.dirname, `../screens${name}.tsx`);
  expect(SCREEN_NAMES.filter((name) => !existsSync(fileOf(name)))).toEqual([]);
});
