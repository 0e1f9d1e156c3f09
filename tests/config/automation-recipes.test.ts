import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { openLiveConfig } from '../../json-server/live/live-config.ts';
import { type Folder, folderOf } from './recipe-folder.ts';

const docs = readFileSync('docs/configuration.md', 'utf8');
const section = docs.slice(docs.indexOf('### automations'), docs.indexOf('### access'));
/** Recipe → the file that it says it belongs to. */
const FILES = {
  beforeArrival: 'v1/operational/reservations.json',
  taskOfDemand: 'v1/job-tracking/demands.json',
  tellOfReversal: 'v1/accounting/reservation-payments.json',
} as const;

const recipes = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => {
  const { automations, ...bare } = JSON.parse(`{${block}}`) as Record<string, Record<string, unknown>>;
  return automations ?? bare;
});

test('the recipes of the documentation are rules without a mistake in the files that they name', async () => {
  expect(recipes.flatMap((recipe) => Object.keys(recipe))).toEqual(Object.keys(FILES));
  const folder: Folder = folderOf('resources');
  try {
    for (const [name, rule] of recipes.flatMap((recipe) => Object.entries(recipe))) {
      folder.change(FILES[name as keyof typeof FILES], (file) => ({
        ...file,
        automations: { ...(file['automations'] as object | undefined), [name]: rule },
      }));
    }
    const live = await openLiveConfig({
      source: folderSource({ resourcesDir: folder.path, localesDir: 'locales' }),
      known: KNOWN_NAMES,
      isWatching: false,
    });
    expect(live.current().findings).toEqual([]);
    await live.close();
  } finally {
    folder.remove();
  }
});
