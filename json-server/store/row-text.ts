import type { Row } from '../../src/config/types.ts';

/** Parses a row as stored by an engine. */
export const rowOfText = (body: string): Row => JSON.parse(body) as Row;

/** Sorts like the moments: ISO instants, or ms with the same number of digits. */
export const momentText = (at: unknown): string =>
  typeof at === 'number' ? String(at) : typeof at === 'string' ? at : '';
