import type { Row } from '../config/types.ts';
import { sessionKey } from './session.ts';

/** Stores the records of one resource between two reads. */
export type Keep = {
  /** Undefined until something was written. */
  readonly read: () => readonly Row[] | undefined;
  readonly write: (rows: readonly Row[]) => void;
};

/** Values that do not fit into the browser's storage last until the page is left. */
const unstored = new Map<string, string>();

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string';

/** In this browser, for the signed-in person. The storage may contain values from elsewhere. */
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
