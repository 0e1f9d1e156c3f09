import type { Row } from '../src/config/types.ts';

/** The text under a key; '' when there is none, or something else. */
export function textIn(row: Row, key: string): string {
  const value = row[key];
  return typeof value === 'string' ? value : '';
}

/** The name people know a user by. */
export const nameOf = (user: Row): string =>
  [textIn(user, 'name'), textIn(user, 'surname')].filter((part) => part !== '').join(' ') || textIn(user, 'email');

/** The number of the record's state; grows with every change. */
export const versionOf = (row: Row): number => Number(row['version'] ?? 0);
