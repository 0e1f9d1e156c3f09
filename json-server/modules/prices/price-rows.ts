import type { Season } from '../../../src/domain/prices/season.ts';
import { seasonOfRow } from '../../../src/domain/prices/season-row.ts';
import type { Row } from '../../../src/config/types.ts';

const seasons = new WeakMap<Row, Season>();

/** A season with its weekdays as numbers. Rows never change, so each is read once. */
export function asSeason(row: Row): Season {
  const known = seasons.get(row) ?? seasonOfRow(row);
  seasons.set(row, known);
  return known;
}
