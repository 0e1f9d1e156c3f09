import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import type { Config } from '../../../src/config/types.ts';
import { sealedKey } from '../../accounts/sealed.ts';
import { seedHead } from '../../seed/seed-file.ts';
import { configNow } from './config-now.ts';
import { type Command, printCounts } from './command.ts';
import { openReader } from './open-reader.ts';
import { slicesOf, totalOf } from './record-reader.ts';
import { requireFree, writeWhole } from './written-file.ts';
import { rowOfText } from '../../store/row-text.ts';

/**
 * `export FILE.json`: the records in the form of `db.json`. The server's own collections (sessions, history …) and the
 * secrets of records come with `--whole` only.
 */
export async function exportRecords(command: Command, file: string): Promise<boolean> {
  const { own, environment, isForced, isDry, isWhole, progress, print } = command;
  requireFree(file, isForced);
  const reader = await openReader(own);
  const folder = await mkdtemp(join(tmpdir(), 'konak-export-'));
  try {
    const all = await reader.counts();
    const counts = new Map([...all].filter(([collection]) => isWhole || !collection.startsWith('_')));
    if (isDry) {
      print(`Would be written to ${file}:`);
      printCounts(command, counts);
      return true;
    }
    const secrets = secretKeysOf((await configNow(environment)).config);
    // A collection is one list there and lies scattered here, so each is gathered in a file of its own first.
    const names = [...counts.keys()];
    const shown = progress('Exported', totalOf(all));
    let done = 0;
    for await (const slice of slicesOf(reader)) {
      const texts = new Map<string, string>();
      for (const { collection, body } of slice) {
        if (!counts.has(collection)) continue;
        const line = isWhole ? body : withoutSecrets(body, secrets.get(collection) ?? []);
        texts.set(collection, `${texts.get(collection) ?? ''}${line},\n`);
      }
      for (const [name, text] of texts) await appendFile(join(folder, String(names.indexOf(name))), text);
      done += slice.length;
      shown.at(done);
    }
    shown.end();
    await writeWhole(file, (part) => joinLists({ part, folder, names }));
    printCounts(command, counts);
    return true;
  } finally {
    await reader.close();
    await rm(folder, { recursive: true });
  }
}

/** Keys under which records keep what a password, or a secret, was made into. */
function secretKeysOf({ resources }: Config): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.values(resources).map(({ name, fields }) => {
      const passwords = Object.values(fields).filter(({ type }) => type === 'password');
      return [name, passwords.flatMap((field) => [sealedKey(field.name), `${field.name}Hash`])];
    }),
  );
}

function withoutSecrets(body: string, keys: readonly string[]): string {
  if (keys.length === 0) return body;
  const row = rowOfText(body);
  return JSON.stringify(Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key))));
}

async function joinLists({ part, folder, names }: { part: string; folder: string; names: readonly string[] }) {
  const lists = async function* (): AsyncGenerator<string> {
    yield `{\n${seedHead(todayIn(new Date()))}`;
    for (const [index, name] of names.entries()) {
      yield `,\n${JSON.stringify(name)}: [\n`;
      let kept = '';
      for await (const chunk of createReadStream(join(folder, String(index)), 'utf8')) {
        const text = kept + String(chunk);
        // The comma and the line's end behind the last row are left out.
        yield text.slice(0, -2);
        kept = text.slice(-2);
      }
      yield '\n]';
    }
    yield '\n}\n';
  };
  await pipeline(lists, createWriteStream(part));
}
