import { existsSync } from 'node:fs';
import { StoreFileError } from '../../store/store-file-error.ts';
import { dataPlaceName, type DataPlace } from './places.ts';
import { postgresReader } from './postgres-reader.ts';
import type { RecordReader } from './record-reader.ts';
import { sqliteReader } from './sqlite-reader.ts';

/** @throws StoreFileError */
export async function openReader(place: DataPlace): Promise<RecordReader> {
  if (place.kind === 'postgres') {
    return postgresReader(place.url);
  }
  if (!existsSync(place.file)) {
    throw new StoreFileError({
      path: dataPlaceName(place),
      problem: 'there is no such file',
      hint: 'Nothing was changed.',
    });
  }
  return sqliteReader(place.file);
}
