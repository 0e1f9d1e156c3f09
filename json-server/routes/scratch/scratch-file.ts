import { readFile, rename } from 'node:fs/promises';
import { SettingError } from '../../http/environment.ts';
import type { ScratchState, ScratchStates } from './scratch.ts';
import { errorCode, errorText } from '../../store/disk.ts';
import { writeAtomically } from '../../store/write-atomically.ts';

type Scratch = { readonly states: ScratchStates; readonly save: (states: ScratchStates) => Promise<void> };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isState = (value: unknown): value is ScratchState => isObject(value) && Object.values(value).every(Array.isArray);

/** @returns undefined for content that no version of this code has written */
function parse(text: string): ScratchStates | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  // Older files held one set of collections for all tenants.
  if (isState(read)) return { seed: read, tenants: {} };
  if (!isObject(read) || !isState(read['seed']) || !isObject(read['tenants'])) return undefined;
  return Object.values(read['tenants']).every(isState) ? (read as ScratchStates) : undefined;
}

/** Reads the file; a damaged one is renamed, with a warning. @returns undefined when there is none */
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
 * The scratch collections, in a file of their own that is created at the first start from seed collections without a
 * configuration. They are for trying things out, so a damaged file must not stop the server.
 * @throws SettingError naming the file when it cannot even be read
 */
export async function openScratch(
  file: string,
  seeded: () => ScratchState,
  warn: (message: string) => void = console.warn,
): Promise<Scratch> {
  const stored = await readStates(file, warn);
  const states = stored ?? { seed: seeded(), tenants: {} };
  // Saved, because reading the seed at every start takes long. A full disk must not stop the start.
  if (stored === undefined) await writeAtomically(file, JSON.stringify(states)).catch(() => undefined);
  let queue = Promise.resolve();
  return {
    states,
    // One write at a time; each saves the latest states.
    save: (latest) => {
      queue = queue.catch(() => undefined).then(() => writeAtomically(file, JSON.stringify(latest)));
      return queue;
    },
  };
}
