import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces a small file atomically: readers see the old content or the new. */
export async function writeAtomically(file: string, text: string | Uint8Array, mode = 0o644): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.tmp`;
  try {
    const handle = await open(part, 'w', mode);
    try {
      await handle.writeFile(text);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined); // leave no partial file on a full disk
    throw error;
  }
}
