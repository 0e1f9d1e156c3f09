import type { Row } from '../../config/types.ts';

/** The text of a record under a key; '' where there is none. */
export const textIn = (row: Row, key: string): string => (typeof row[key] === 'string' ? row[key] : '');
