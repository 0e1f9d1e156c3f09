import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAndMend } from '../../src/config/check/mend.ts';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { keptFiles, sourceOf } from '../../json-server/live/source-files.ts';
import { sleep } from '../lib/process.ts';
import type { Result } from '../measures.ts';
import type { Options } from '../options.ts';
import { listen } from './listen.ts';
import { signIn, startOurs } from './ours.ts';

/** Resources and pages, ours among them. */
const FILES = 250;
/** ms between two small questions that are asked meanwhile */
const BEAT = 3;

/** A file as an admin writes them: fields of most types, states, roles with row scopes. */
function resourceText(number: number, word: string): string {
  const text = (said: string) => ({ en: said, tr: said });
  const types = ['text', 'integer', 'date', 'boolean', 'money', 'textarea'];
  const plain = Array.from({ length: 12 }, (_, index): [string, object] => {
    const type = types[index % types.length] ?? 'text';
    return [`f${index}`, { type, ...(type === 'money' && { currency: 'EUR' }), label: text(`Field ${index}`) }];
  });
  return JSON.stringify({
    name: `many-${number}`,
    label: text(`${word} ${number}`),
    menu: { group: 'operational' },
    fields: {
      code: { type: 'text', required: true, unique: true, label: text('Code') },
      state: { type: 'enum', values: ['NEW', 'READY', 'GONE'], default: 'NEW', label: text('State') },
      estate: { type: 'ref', resource: 'estates', label: text('Home') },
      ...Object.fromEntries(plain),
    },
    list: { columns: ['code', 'state', 'estate', 'f0', 'f1'], filters: ['state', 'estate'] },
    actions: {
      ready: { label: text('Ready'), from: ['NEW'], set: { state: 'READY' } },
      leave: { label: text('Leave'), from: ['READY'], set: { state: 'GONE' } },
    },
    access: {
      grants: { admin: ['*'], Accounting: ['list', 'show', 'export'], Investor: ['list', 'show'] },
      rows: { Investor: { 'estate.ownerIds': { contains: '$user.investorId' } } },
    },
  });
}

const jsonFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));

/** The same questions of a server that has nothing else to do: what of a wait is HTTP and the machine. */
function beating(url: string) {
  const waits: number[] = [];
  const state = { isRunning: true };
  const done = (async () => {
    while (state.isRunning) {
      const before = performance.now();
      await (await fetch(`${url}/api/health`)).text();
      waits.push(performance.now() - before);
      await sleep(BEAT);
    }
  })();
  return async (): Promise<number> => {
    state.isRunning = false;
    await done;
    return Math.max(...waits);
  };
}

/**
 * C1–C4 with 250 files: what one changed file costs. The least of several rounds: whatever else the machine does only
 * adds to it.
 */
export async function measureConfig({
  product,
  out,
  options,
}: {
  product: string;
  out: string;
  options: Options;
}): Promise<readonly Result[]> {
  const { saves } = options.amounts;
  const folder = join(out, 'many');
  mkdirSync(folder, { recursive: true });
  for (const part of ['dist', 'resources', 'locales', 'db.json'])
    cpSync(join(product, part), join(folder, part), { recursive: true });
  const resources = join(folder, 'resources');
  mkdirSync(join(resources, 'many'));
  const own = jsonFiles(resources).filter((path) => !path.startsWith('schemas') && !path.startsWith('_')).length;
  const write = (number: number, word: string): void =>
    writeFileSync(join(resources, 'many', `many-${number}.json`), resourceText(number, word));
  for (let number = 0; number < FILES - own; number += 1) write(number, 'Many');
  const server = await startOurs({ product: folder, file: join(folder, 'data/konak.db'), log: join(out, 'many.log') });
  const told: number[] = [];
  const config: number[] = [];
  const blocked: number[] = [];
  try {
    const headers = await signIn(server.url);
    for (let round = 0; round < saves; round += 1) {
      const { heard } = await listen({ url: server.url, headers, text: 'event: config\n' });
      const stopBeating = beating(server.url);
      const saved = performance.now();
      write(1, `Round ${round}`);
      told.push((await heard) - saved);
      const asked = performance.now();
      const answer = await fetch(`${server.url}/api/_meta/config`, { headers });
      const text = await answer.text();
      config.push(performance.now() - asked);
      if (!text.includes(`Round ${round} 1`)) throw new Error('the changed file is not in the configuration');
      blocked.push(await stopBeating());
    }
  } finally {
    await server.stop();
  }
  const files = (await keptFiles(resources, 'resources')).filter(({ path }) => path.endsWith('.json')).map(sourceOf);
  const isSchema = ({ path }: { path: string }): boolean => path.startsWith('resources/schemas/');
  const checks = Array.from({ length: saves }, () => {
    const before = performance.now();
    // Other objects each time, so that nothing is known from the time before.
    const fresh = files.map((file) => ({ ...file }));
    checkAndMend({
      files: fresh.filter((file) => !isSchema(file)),
      schemas: fresh.filter(isSchema),
      known: KNOWN_NAMES,
      good: new Map(),
    });
    return performance.now() - before;
  });
  const note = `least of ${saves}, with ${FILES} files`;
  return [
    { id: 'C1', ours: Math.min(...config), note },
    { id: 'C2', ours: Math.min(...blocked), note: 'the longest answer of /api/health meanwhile, HTTP included' },
    { id: 'C3', ours: Math.min(...told), note: 'until an open tab is told; it then asks for C1' },
    { id: 'C4', ours: Math.min(...checks), note },
  ];
}
