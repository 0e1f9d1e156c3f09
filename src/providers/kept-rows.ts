import type { Row } from '../config/types.ts';
import { sessionKey } from './session.ts';

/** Where records of one resource are kept between two reads of them. */
export type Keep = {
  /** Undefined until something was written. */
  readonly read: () => readonly Row[] | undefined;
  readonly write: (rows: readonly Row[]) => void;
};

/** What the browser's storage has no room for lasts until the page is left. */
const unstored = new Map<string, string>();

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string';

/** In this browser, for the person who is signed in. What stands there was not necessarily put there by us. */
export function keptRows(resource: string): Keep {
  const key = `konak-kept:${sessionKey()}:${resource}`;
  return {
    read: () => {
      try {
        const found: unknown = JSON.parse(unstored.get(key) ?? localStorage.getItem(key) ?? 'null');
        return Array.isArray(found) && found.every(isRow) ? found : undefined;
      } catch {
        return undefined;
      }
    },
    write: (rows) => {
      const text = JSON.stringify(rows);
      try {
        localStorage.setItem(key, text);
        unstored.delete(key);
      } catch {
        unstored.set(key, text);
      }
    },
  };
}
