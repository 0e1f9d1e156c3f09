import { readFileSync } from 'node:fs';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { withConfirmations } from './confirmations.ts';
import { withRates } from './exchange-rates.ts';
import type { SeedData } from './seed-data.ts';
import { dailyPriceId } from '../modules/prices/daily-price-id.ts';
import { textIn } from '../live/rows/rows.ts';
import { isDemoCollection } from '../demo/collections.ts';
import { withMoney } from './money.ts';
import { parseSeedFile } from './seed-file.ts';
import { shiftDates } from './shift.ts';
import { withStatements } from './statements.ts';

/**
 * The seed file's collections, their dates moved so that its "today" is the given one. The file is only read.
 * @throws Error when the file is missing or is no seed
 */
export function loadSeed({ file, today }: { file: string; today: IsoDate }): SeedData {
  const { anchor, data } = parseSeedFile(readFileSync(file, 'utf8'));
  const moved = anchor ? withConfirmations(renameDays(shiftDates(data, { anchor, today }))) : data;
  return withDerived(moved, today);
}

/** What stands in no file: the rates of working days, and what follows from stays and rates, money and statements. */
export const withDerived = (data: SeedData, today: IsoDate): SeedData =>
  withStatements(withMoney(withRates(data, today), today), today);

/** Daily prices are found by their date, so their ids move with it. */
function renameDays(data: SeedData): SeedData {
  const { 'daily-prices': days = [] } = data;
  return {
    ...data,
    'daily-prices': days.map((row) => ({ ...row, id: dailyPriceId(textIn(row, 'estateId'), textIn(row, 'date')) })),
  };
}

/**
 * Parts the seed: what the store keeps, and what nobody has configured, which the scratch calls serve.
 * The demo's collections belong to the routes of the demo calls.
 * @param isClaimed whether a configuration knows the collection
 */
export function partSeed({ seed, isClaimed }: { seed: SeedData; isClaimed: (collection: string) => boolean }): {
  readonly claimed: SeedData;
  readonly scratch: SeedData;
} {
  const parts = Object.entries(seed);
  // What a resource made is the store's, also while the file of that resource is broken: logins never become scratch.
  const isMade = (name: string): boolean => seed[name]?.some((row) => 'tenantId' in row || 'version' in row) ?? false;
  const isStored = (name: string): boolean => isDemoCollection(name) || isClaimed(name) || isMade(name);
  return {
    claimed: Object.fromEntries(parts.filter(([name]) => isStored(name))),
    scratch: Object.fromEntries(parts.filter(([name]) => !isStored(name))),
  };
}
