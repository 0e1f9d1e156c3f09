import { readFile, rename } from 'node:fs/promises';
import { SettingError } from './environment.ts';
import type { ScratchState, ScratchStates } from './scratch.ts';
import { errorCode, errorText } from './store/disk.ts';
import { writeAtomically } from './write-atomically.ts';

type Scratch = { readonly states: ScratchStates; readonly save: (states: ScratchStates) => Promise<void> };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isState = (value: unknown): value is ScratchState => isObject(value) && Object.values(value).every(Array.isArray);

/** @returns undefined for what no version of this has written */
function parse(text: string): ScratchStates | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  // Before tenants had their own, the file held the collections themselves.
  if (isState(read)) return { seed: read, tenants: {} };
  if (!isObject(read) || !isState(read['seed']) || !isObject(read['tenants'])) return undefined;
  return Object.values(read['tenants']).every(isState) ? (read as ScratchStates) : undefined;
}

/** Reads the file; what is broken is set aside under another name, and somebody is told. @returns undefined for none */
async function readStates(file: string, warn: (message: string) => void): Promise<ScratchStates | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new SettingError(`${file} cannot be read: ${errorText(error)}`);
  });
  const states = text === undefined ? undefined : parse(text);
  if (text === undefined || states) return states;
  const aside = `${file}.broken-${Date.now()}`;
  await rename(file, aside).catch((error: unknown) => {
    throw new SettingError(`${file} is broken and cannot be set aside: ${errorText(error)}`);
  });
  warn(`${file} is broken. It is kept as ${aside}; the scratch collections begin anew with those of the seed.`);
  return undefined;
}

/**
 * The scratch collections: their own file, made at the first start of what the seed has and no configuration claims.
 * They are for trying things out, so a broken file does not keep anybody from the records.
 * @throws SettingError naming the file when it cannot even be read
 */
export async function openScratch(
  file: string,
  seeded: () => ScratchState,
  warn: (message: string) => void = console.warn,
): Promise<Scratch> {
  const kept = await readStates(file, warn);
  const states = kept ?? { seed: seeded(), tenants: {} };
  // Reading the seed again at every start would take longer than all else but the data. A full disk stops no start.
  if (kept === undefined) await writeAtomically(file, JSON.stringify(states)).catch(() => undefined);
  let queue = Promise.resolve();
  return {
    states,
    // One write after the other; each takes the states as they are then.
    save: (latest) => {
      queue = queue.catch(() => undefined).then(() => writeAtomically(file, JSON.stringify(latest)));
      return queue;
    },
  };
}
