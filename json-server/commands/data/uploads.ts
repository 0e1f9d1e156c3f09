import type { Blobs } from '../../records/files/blobs.ts';
import type { Command } from './command.ts';

/** Where the uploads of a backup are. */
export const uploadsBeside = (file: string): string => `${file}.files`;

/** Copies what the target lacks; an upload never changes under its name. @returns how many */
export async function copyUploads({
  from,
  to,
  progress,
}: Pick<Command, 'progress'> & { readonly from: Blobs; readonly to: Blobs }): Promise<number> {
  const there = new Set(await to.names());
  const names = (await from.names()).filter((name) => !there.has(name));
  const shown = progress('Uploads', names.length);
  let copied = 0;
  for (const name of names) {
    // Deleted meanwhile: then no record names it.
    const bytes = await from.read(name);
    if (bytes) await to.put(name, bytes);
    copied += bytes ? 1 : 0;
    shown.at(copied);
  }
  shown.end();
  return copied;
}
