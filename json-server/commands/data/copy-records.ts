import { randomUUID } from 'node:crypto';
import type { Engine, KeptStep } from '../../store/engine.ts';
import { GLOBAL } from '../../store/types.ts';
import type { Command } from './command.ts';
import { type RecordReader, slicesOf, type StoredRecord } from './record-reader.ts';

/** Holds, in the target, how far a copy has come; kept together with what was copied, gone when all is. */
export const COPY_MARK = '_copy';
const MARK_ID = 'mark';

type Mark = { readonly id: string; readonly source: string; readonly place: number; readonly done: number };
const NOTHING = new Map<never, never>();

/** How far an earlier copy has come; undefined = there was none. */
export async function readMark(target: RecordReader): Promise<Mark | undefined> {
  for await (const slice of slicesOf(target)) {
    const found = slice.find(({ collection }) => collection === COPY_MARK);
    return found && (JSON.parse(found.body) as Mark);
  }
  return undefined;
}

const stepOf = ({ collection, tenant, id, version, body, by, at }: StoredRecord): KeptStep => ({
  collection,
  tenant,
  id,
  row: { version, body, ...(at !== null && { old: { by, at } }) },
});

type Copying = Pick<Command, 'progress'> & {
  readonly from: RecordReader;
  readonly to: Engine;
  /** Names the source, so that another one does not go on. */
  readonly source: string;
  readonly mark?: Mark | undefined;
  readonly total: number;
};

/**
 * Puts all records into an engine in the order of creation, a slice a group. No numbers are counted: no server may have
 * the target open. Guards are made of the rows when a server declares its tables.
 */
export async function copyRecords({ from, to, source, mark, total, progress }: Copying): Promise<void> {
  const shown = progress('Copied', total);
  let done = mark?.done ?? 0;
  // The mark comes first and stays there, so that it is found at once.
  for await (const slice of slicesOf(from, mark?.place)) {
    const rows = slice.filter(({ collection }) => collection !== COPY_MARK);
    done += rows.length;
    const next: Mark = { id: MARK_ID, source, place: slice.at(-1)?.place ?? 0, done };
    const row = { version: 1, body: JSON.stringify(next) };
    const steps = [{ collection: COPY_MARK, tenant: GLOBAL, id: MARK_ID, row }, ...rows.map(stepOf)];
    await to.commit({ id: randomUUID(), decidedAt: NOTHING, steps });
    shown.at(done);
  }
  shown.end();
  const gone = { collection: COPY_MARK, tenant: GLOBAL, id: MARK_ID };
  await to.commit({ id: randomUUID(), decidedAt: NOTHING, steps: [gone] });
}
