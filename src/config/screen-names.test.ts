import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCREEN_NAMES } from './screen-names.ts';

const SCREENS = join(import.meta.dirname, '../screens');

test('the list of hand-written screens is what stands in src/screens; parts of a screen begin with a capital letter', () => {
  const files = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .filter((name) => !/^[A-Z]/.test(name.split('/').at(-1) ?? ''));
  expect(files.map((name) => `/${name.replace(/\.tsx$/, '')}`).sort()).toEqual([...SCREEN_NAMES].sort());
});
