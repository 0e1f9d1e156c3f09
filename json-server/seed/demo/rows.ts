import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { SeedData } from '../seed-data.ts';
import { parseSeedFile } from '../seed-file.ts';
import { shiftDates } from '../shift.ts';

const FILE = join(import.meta.dirname, '..', '..', '..', 'db.json');

/**
 * The demo's collections (spec §9's sizes). They are written in db.json by hand, a row a line, for no tenant: each tenant gets
 * a copy at its first write.
 * @param today the day to which their dates move
 */
export function demoSeed(today: IsoDate): SeedData {
  const { anchor = today, data } = parseSeedFile(readFileSync(FILE, 'utf8'));
  const own = Object.entries(data).filter(([name]) => name.startsWith('demo-'));
  return shiftDates(Object.fromEntries(own), { anchor, today });
}
