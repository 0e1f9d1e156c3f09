import { isIsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../src/config/types.ts';
import type { SeedData } from './seed-data.ts';

/** The key beside the collections that says for which day the dates were made. */
const HEAD = '$seed';

/** The first line of it. */
export const seedHead = (anchor: IsoDate): string => `"${HEAD}": ${JSON.stringify({ anchor })}`;

/** The text of db.json: one row a line, so that a change is a line of a diff. */
export function formatSeedFile({ anchor, data }: { anchor: IsoDate; data: SeedData }): string {
  const collections = Object.entries(data).map(
    ([name, rows]) => `${JSON.stringify(name)}: [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  return `{\n${[seedHead(anchor), ...collections].join(',\n')}\n}\n`;
}

/** @throws SyntaxError when it is no JSON, Error when it is no seed: what is wrong, and where */
export function parseSeedFile(text: string): { readonly anchor: IsoDate | undefined; readonly data: SeedData } {
  const parsed: unknown = JSON.parse(text);
  if (!isObject(parsed)) throw new Error('The seed must be an object of collections.');
  const head = parsed[HEAD];
  const anchor = isObject(head) ? head['anchor'] : undefined;
  const data: Record<string, readonly Row[]> = {};
  for (const [name, rows] of Object.entries(parsed)) {
    if (name === HEAD) continue;
    if (!Array.isArray(rows)) throw new Error(`"${name}" of the seed must be a list of records.`);
    const wrong = rows.findIndex((row) => !isRow(row));
    if (wrong !== -1) throw new Error(`Record ${wrong} of "${name}" in the seed has no text "id".`);
    data[name] = rows.filter(isRow);
  }
  return { anchor: isIsoDate(anchor) ? anchor : undefined, data };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRow(value: unknown): value is Row {
  return isObject(value) && typeof value['id'] === 'string';
}
