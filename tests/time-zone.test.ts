import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The name of the zone, its distance from UTC, and the hour of UTC at which its days begin. */
const WRITTEN_OUT = /Europe\/Istanbul|\+03:00|\bT2[01]:(00|59):(00|59)/;
/** Invented times and an invented person's settings. */
const MADE_UP = /^(src\/features\/demo|json-server\/seed)\//;

test('the time zone of the business stands in one place', () => {
  const files = ['src', 'json-server', 'resources/v1']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((path) => /\.(ts|tsx|json)$/.test(path) && !/\.test\.tsx?$/.test(path) && !MADE_UP.test(path));
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((path) => WRITTEN_OUT.test(readFileSync(path, 'utf8')));
  expect(naming).toEqual(['src/domain/calendar/iso-date.ts']);
});
