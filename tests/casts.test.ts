import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KNOWN_NAMES } from '../json-server/commands/known-names.ts';
import { folderSource } from '../json-server/live/folder-source.ts';
import { openLiveConfig } from '../json-server/live/live-config.ts';
import { NEEDED_FIELDS } from '../json-server/live/needed-fields.ts';
import { neededFields, neededFieldsText } from '../scripts/needed-fields-text.ts';
import { OWN_KEYS } from '../scripts/own-keys.ts';
import { typedResources } from '../scripts/typed-resources.ts';
import { rowTypeText, storedRowsText } from '../scripts/row-types-text.ts';
import { wordsOfCode } from '../scripts/words-of-code.ts';
import { SERVER_OWNED } from '../src/config/values.ts';

const STORED = 'json-server/live/rows/stored';

describe('what a row holds is said by its resource', () => {
  test('the types of rows are those of the configuration (`npm run row-types`)', async () => {
    const source = folderSource({ resourcesDir: 'resources', localesDir: 'locales' });
    const live = await openLiveConfig({ source, known: KNOWN_NAMES, isWatching: false });
    const { resources } = live.current().config;
    const needed = neededFields(resources, wordsOfCode());
    const read = typedResources(resources, needed);
    expect(readdirSync(STORED)).toEqual(read.map(({ name }) => `${name}.ts`));
    for (const resource of read) {
      const file = join(STORED, `${resource.name}.ts`);
      expect(await rowTypeText(resource), file).toBe(readFileSync(file, 'utf8'));
    }
    expect(await storedRowsText(read)).toBe(readFileSync('json-server/live/rows/stored-rows.ts', 'utf8'));
    expect(await neededFieldsText(needed)).toBe(readFileSync('json-server/live/needed-fields.ts', 'utf8'));
    await live.close();
  });

  /** Found another way than the list is made: in the plain text of what imports the type of a row. */
  test('what a file reads of rows whose type it names is on the list of needed fields', () => {
    const code = readdirSync('json-server', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name) && !/^(?:live[\\/]rows[\\/]stored|seed|demo)\b|\.test\.ts$/.test(name))
      .map((name) => readFileSync(join('json-server', name), 'utf8'));
    const missing = readdirSync(STORED).flatMap((file) => {
      const name = file.replace(/\.ts$/, '');
      const keys = [...readFileSync(join(STORED, file), 'utf8').matchAll(/^ {2}readonly (\w+):/gm)].map(
        ([, key]) => key,
      );
      const texts = code.filter((text) => text.includes(`/stored/${file}'`) || text.includes(`('${name}')`));
      const words = new Set(texts.flatMap((text) => [...text.matchAll(/[.'](\w+)/g)].map(([, word]) => word)));
      const read = keys.filter((key) => words.has(key));
      return (
        read
          .filter((key = '') => !(SERVER_OWNED as readonly string[]).includes(key))
          // No field of the configuration: nobody can take it away.
          .filter((key = '') => key !== 'passwordHash' && OWN_KEYS[name]?.[key] === undefined)
          .filter((key = '') => NEEDED_FIELDS[name]?.[key] === undefined)
          .map((key = '') => `${name}.${key}`)
      );
    });
    expect(missing).toEqual([]);
    expect(NEEDED_FIELDS).toMatchObject({
      estates: {
        minNights: { kept: 'integer', by: expect.arrayContaining(['reservations']) as unknown },
        kbsFacilityCode: { kept: 'text', by: ['kbs'] },
        ownerships: { kept: 'repeater' },
        'ownerships.sharePct': { kept: 'integer' },
      },
      reservations: { checkIn: { kept: 'dateRange' }, checkOut: { kept: 'dateRange' } },
    });
  });

  /** Each says beside it why the compiler cannot know: types of libraries, JSON of our own. */
  test('nothing is taken for something else behind the compiler’s back, but for a few', () => {
    const casts = ['src', 'json-server'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
        .flatMap((path) => readFileSync(join(root, path), 'utf8').split('\n'))
        .filter((line) => line.includes('as unknown as')),
    );
    expect(casts.length).toBeLessThanOrEqual(6);
  });

  /** A row goes as what its resource says; what is left is to become less, and nothing is to be added. */
  test('rows of the server are taken for something else in few places, and in no more', () => {
    const code = readdirSync('json-server', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.ts$/.test(path) && !/^live[\\/]rows[\\/]stored\b|\.test\.ts$/.test(path))
      .map((path) => readFileSync(join('json-server', path), 'utf8'));
    const found = (pattern: RegExp) => code.flatMap((text) => text.match(pattern) ?? []).length;
    expect(found(/\bas (?:readonly )?\w*Row\b/g), 'as XRow').toBeLessThanOrEqual(8);
    expect(found(/\bas (?:unknown|[A-Z]\w*)(?: \| undefined)?\s+as\b/g), 'as X as Y').toBeLessThanOrEqual(5);
    expect(
      found(/\b(?:row|record|before|after|stay|task|guest|home|estate) as [A-Z]/g),
      'row as X',
    ).toBeLessThanOrEqual(12);
  });
});
