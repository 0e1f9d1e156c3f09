import type { Row } from '../../../../src/config/types.ts';
import { textIn, versionOf } from '../../../live/rows/rows.ts';

/**
 * What a caller has seen of a night's own record; '' = there was none. The moment is part of it, because a record that
 * was cleared and made again counts its versions anew.
 */
export const seenOf = (row: Row | undefined): string =>
  row === undefined ? '' : `${versionOf(row)}.${(Date.parse(textIn(row, 'updatedAt')) || 0).toString(36)}`;
