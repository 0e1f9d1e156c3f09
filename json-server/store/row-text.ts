import type { Row } from '../../src/config/types.ts';

/** A row from the text that an engine keeps. */
export const rowOfText = (body: string): Row => JSON.parse(body) as Row;

/** Sorts as the moments do: ISO instants, or ms of the same number of digits. */
export const momentText = (at: unknown): string =>
  typeof at === 'number' ? String(at) : typeof at === 'string' ? at : '';
