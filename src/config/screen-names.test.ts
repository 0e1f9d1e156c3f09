import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_PUBLIC_SCREENS } from './demo-screen-names.ts';
import { PANEL_NAMES } from './panel-names.ts';
import { PUBLIC_SCREENS, SCREEN_NAMES } from './screen-names.ts';

test('each hand-written screen that a page may name is there; one that is there and not named is a finding', () => {
  const fileOf = (name: string) => join(import.meta.dirname, `../screens${name}.tsx`);
  const open = [...PUBLIC_SCREENS, ...DEMO_PUBLIC_SCREENS].map((route) => route.replace(/\/:id$/, ''));
  expect([...SCREEN_NAMES, ...open].filter((name) => !existsSync(fileOf(name)))).toEqual([]);
});

test('each panel that a resource may name is there, and each that is there may be named', () => {
  const folder = join(import.meta.dirname, '../screens/panels');
  const written = existsSync(folder) ? readdirSync(folder).filter((name) => /^[a-z-]+\.tsx$/.test(name)) : [];
  expect(PANEL_NAMES.toSorted()).toEqual(written.map((name) => name.replace(/\.tsx$/, '')).toSorted());
});
