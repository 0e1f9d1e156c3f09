import type { Row } from '../../src/config/types.ts';

/** A row from the text that an engine keeps. */
export const rowOfText = (body: string): Row => JSON.parse(body) as Row;
