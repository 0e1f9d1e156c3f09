import { createHash, type Hash } from 'node:crypto';
import type { Command } from './command.ts';
import { type RecordReader, slicesOf, totalOf } from './record-reader.ts';

/** What the records of a collection are: how many, and a checksum of all that is in them, in their order. */
export type Digest = { readonly count: number; readonly checksum: string };
export type Digests = ReadonlyMap<string, Digest>;

export async function digestsOf(
  reader: RecordReader,
  { progress, name }: Pick<Command, 'progress'> & { readonly name: string },
): Promise<Digests> {
  const shown = progress(`Read ${name}`, totalOf(await reader.counts()));
  const found = new Map<string, { count: number; readonly hash: Hash }>();
  let done = 0;
  for await (const slice of slicesOf(reader)) {
    for (const { collection, tenant, id, version, body, by, at } of slice) {
      const digest = found.get(collection) ?? { count: 0, hash: createHash('sha256') };
      found.set(collection, digest);
      digest.count += 1;
      digest.hash.update(JSON.stringify([tenant, id, version, body, by, at]));
    }
    done += slice.length;
    shown.at(done);
  }
  shown.end();
  return new Map([...found].map(([name, { count, hash }]) => [name, { count, checksum: hash.digest('hex') }]));
}

export const countRecords = (digests: Digests): ReadonlyMap<string, number> =>
  new Map([...digests].map(([collection, { count }]) => [collection, count]));

/** What is not the same, a line a collection. */
export function differencesOf(from: Digests, to: Digests): string[] {
  const names = [...new Set([...from.keys(), ...to.keys()])].sort();
  return names.flatMap((name) => {
    const a = from.get(name);
    const b = to.get(name);
    if (a?.checksum === b?.checksum) return [];
    const counts = [a?.count ?? 0, b?.count ?? 0] as const;
    if (counts[0] !== counts[1]) return [`${name}: ${counts[0]} records there, ${counts[1]} here`];
    return [`${name}: ${counts[0]} records in both, and their contents differ`];
  });
}
