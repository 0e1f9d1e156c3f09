import { existsSync } from 'node:fs';
import { StoreFileError } from '../../store/store-file-error.ts';
import { nameOf, type Place } from './places.ts';
import type { RecordReader } from './record-reader.ts';

/** @throws StoreFileError */
export async function openReader(place: Place): Promise<RecordReader> {
  if (place.kind === 'postgres') {
    const { postgresReader } = await import('./postgres-reader.ts');
    return postgresReader(place.url);
  }
  if (!existsSync(place.file)) {
    throw new StoreFileError({ path: nameOf(place), problem: 'there is no such file', hint: 'Nothing was changed.' });
  }
  const { sqliteReader } = await import('./sqlite-reader.ts');
  return sqliteReader(place.file);
}
