import type { Season } from '../../../src/domain/prices/season.ts';
import { seasonOfRow } from '../../../src/domain/prices/season-row.ts';
import type { SeasonsRow } from '../../live/rows/stored/seasons.ts';
import { oncePer } from '../../../src/config/once-per.ts';

/** A season with its weekdays as numbers. Rows are immutable, so each is converted once. */
export const asSeason = oncePer((row: SeasonsRow): Season => seasonOfRow(row));
