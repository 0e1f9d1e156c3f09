import type { KeptStep } from '../engine.ts';
import type { Connection } from './connection.ts';
import { takeGuarded } from './keep-group.ts';

/**
 * What is guarded no longer is let go.
 * @returns the collections whose guards are not those that their rows were kept under
 */
export function changedGuards(database: Connection, declared: ReadonlyMap<string, string>): string[] {
  const known = new Map(database.rows<[string, string]>('select collection, declared from konak_guard'));
  for (const collection of known.keys()) if (!declared.has(collection)) clear(database, collection);
  return [...declared].filter(([collection, text]) => known.get(collection) !== text).map(([collection]) => collection);
}

function clear(database: Connection, collection: string): void {
  for (const table of ['konak_span', 'konak_unique', 'konak_guard']) {
    database.run(`delete from ${table} where collection = ?`, collection);
  }
}

type Filling = {
  readonly collection: string;
  readonly declared: string;
  readonly steps: readonly KeptStep[];
  readonly now: string;
};

/** Guards the rows of a collection anew. @returns what is not, because another row has it */
export function fillGuards(database: Connection, { collection, declared, steps, now }: Filling): string[] {
  clear(database, collection);
  const refused: string[] = [];
  for (const step of steps) {
    const outcome = step.row && takeGuarded(database, step, step.row, now);
    if (outcome && 'detail' in outcome) refused.push(outcome.detail);
  }
  database.run('insert into konak_guard (collection, declared) values (?, ?)', collection, declared);
  return refused;
}
