import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SettingError } from '../../http/environment.ts';

/** Beside a database file, what belongs to it. */
export const SIDES = ['', '-wal', '-shm'] as const;

/** @throws SettingError when it is there */
export function requireFree(path: string, isForced: boolean): void {
  if (existsSync(path) && !isForced) throw new SettingError(`${path} is there already. Write over it: --force`);
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Lets a file be written under another name, and gives it its own once it is on the disk: whole, or not at all. */
export async function writeWhole(path: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${path}.part`;
  const remove = async (): Promise<void> => {
    for (const side of SIDES) await rm(`${part}${side}`, { force: true });
  };
  await remove();
  try {
    await write(part);
    await sync(part);
    await rename(part, path);
    await sync(dirname(path));
  } finally {
    await remove();
  }
}
