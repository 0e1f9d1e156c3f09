import type { Row } from '../../../config/types.ts';

/** A value of a shop's record as text; '' if missing. */
export function recordText(record: Row, key: string): string {
  const value = record[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
