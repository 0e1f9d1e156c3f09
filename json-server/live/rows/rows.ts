import type { Json, Row } from '../../../src/config/types.ts';

/**
 * The text under a key; '' when the value is absent or not a string. For code that learns the key from the configuration;
 * whoever knows which rows it reads names the field.
 */
export function textIn(row: Row, key: string): string {
  const value = row[key];
  return typeof value === 'string' ? value : '';
}

/** What a person is called by. */
type Named = {
  readonly id: string;
  readonly name?: string | null;
  readonly surname?: string | null;
  readonly email?: string | null;
};

/** The display name of a person: of a user, an owner, a company. */
export const personName = ({ name, surname, email }: Named): string =>
  [name, surname].filter(Boolean).join(' ') || (email ?? '');

/** What the server keeps on every row, whatever it is of. */
type Stamped = { readonly id: string; readonly tenantId?: string | null; readonly version?: number | null };

/** The version of a record; grows with every change. */
export const versionOf = ({ version }: Stamped): number => version ?? 0;

/** The partition that a row lies in. */
export const partitionIn = ({ tenantId }: Stamped): string => tenantId ?? '';

/** Whether a row says all of these already. */
export const holdsAll = (row: Row, values: Readonly<Record<string, Json>>): boolean =>
  Object.entries(values).every(([key, value]) => (row[key] ?? null) === value);
