import type { Json, Row } from '../../../src/config/types.ts';

/**
 * The text under a key; '' when the value is absent or not a string. For code that learns the key from the
 * configuration; code with a typed row names the field.
 */
export function textIn(row: Row, key: string): string {
  const value = row[key];
  return typeof value === 'string' ? value : '';
}

/** The parts of a person's name. */
type Named = {
  readonly id: string;
  readonly name?: string | null;
  readonly surname?: string | null;
  readonly email?: string | null;
};

/** The display name of a person: of a user, an owner, a company. */
export const personName = ({ name, surname, email }: Named): string =>
  [name, surname].filter(Boolean).join(' ') || (email ?? '');

/** The keys the server keeps on every row. */
type Stamped = { readonly id: string; readonly tenantId?: string | null; readonly version?: number | null };

/** The version of a record; grows with every change. */
export const versionOf = ({ version }: Stamped): number => version ?? 0;

/** The partition that a row lies in. */
export const partitionIn = ({ tenantId }: Stamped): string => tenantId ?? '';

/** Whether a row already has all of these values. */
export const holdsAll = (row: Row, values: Readonly<Record<string, Json>>): boolean =>
  Object.entries(values).every(([key, value]) => (row[key] ?? null) === value);
