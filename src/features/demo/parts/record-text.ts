import type { Row } from '../../../config/types.ts';

/** What a record of the shop has under a key, as text; '' where it has none. */
export function recordText(record: Row, key: string): string {
  const value = record[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
