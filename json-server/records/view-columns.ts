import { storedKeys } from '../../src/config/keys.ts';
import type { FieldType } from '../../src/config/field-shapes.ts';
import type { Resource } from '../../src/config/types.ts';
import type { ViewColumn } from '../store/types.ts';
import { maskedKeys } from './masked.ts';

/** Column types of values that are not text. */
const TYPES: Partial<Record<FieldType, ViewColumn['type']>> = {
  integer: 'integer',
  money: 'integer',
  rating: 'integer',
  number: 'number',
  percent: 'number',
  boolean: 'boolean',
  date: 'date',
  dateRange: 'date',
  dateTime: 'instant',
};

/** `checkIn` → `check_in` */
const snakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/[^a-z0-9_]/g, '_');

/** Columns that every view already has. */
const GIVEN: ReadonlySet<string> = new Set(['id', 'tenant_id', 'version']);

/** The columns of a resource's database view, for reporting tools: its stored keys without masked numbers. */
export function viewColumns(resource: Resource): readonly ViewColumn[] {
  const masked = maskedKeys(resource);
  const columns = new Map<string, ViewColumn>();
  for (const [key, { kind, field }] of storedKeys(resource)) {
    const name = snakeCase(key);
    if (masked.includes(key) || GIVEN.has(name) || columns.has(name)) continue;
    const isText = kind === 'text' || kind === 'plain';
    columns.set(name, { name, key, type: isText ? (TYPES[field.type] ?? 'text') : 'json' });
  }
  for (const key of ['createdAt', 'updatedAt']) {
    const name = snakeCase(key);
    if (!columns.has(name)) columns.set(name, { name, key, type: 'instant' });
  }
  return [...columns.values()];
}
