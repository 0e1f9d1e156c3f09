import type { Json, Row } from './types.ts';
import type { Values } from './values.ts';

/** Sets a value of a record. A record keeps no empty values: null takes the member away. */
export function setValue(record: Record<string, Json>, key: string, value: Json | undefined): void {
  if (value !== undefined && value !== null) record[key] = value;
  else if (Object.hasOwn(record, key)) Reflect.deleteProperty(record, key);
}

/** Sets several values of a record; null takes a member away. */
export function setValues(record: Record<string, Json>, values: Values): void {
  for (const key of Object.keys(values)) setValue(record, key, values[key]);
}

/** A copy of a record with other values; null takes a member away. */
export function withValues(row: Row, values: Values): Row {
  const record: Record<string, Json> & { id: string } = { id: row.id };
  setValues(record, row);
  setValues(record, values);
  return record;
}

/**
 * Several sets of values as one; the last counts. For many keys: Node grows an object of spreads three keys at a time,
 * and copies all before them each time (71 keys of nine spreads: 95 KB, 63 µs; here 7 KB, 4 µs).
 */
export function joinedValues(...parts: readonly Values[]): Record<string, Json> {
  const joined: Record<string, Json> = {};
  for (const part of parts) {
    for (const key of Object.keys(part)) joined[key] = part[key] ?? null;
  }
  return joined;
}

/**
 * The same record without empty values, which a record of an earlier version or of a seed may have. Rules compare a
 * record with the stored one key by key, and must see no change there.
 */
export function withoutEmpty(row: Row): Row {
  const keys = Object.keys(row);
  if (!keys.some((key) => row[key] === null)) return row;
  const record: Record<string, Json> & { id: string } = { id: row.id };
  for (const key of keys) setValue(record, key, row[key]);
  return record;
}
