import { tableSpec } from '../../records/tables.ts';
import { fieldsChecker } from './check-fields.ts';
import { spansChecker, uniqueChecker } from './check-guarded.ts';
import { ledgerChecker } from './check-ledger.ts';
import { referencesChecker } from './check-references.ts';
import { type Command, printCounts } from './command.ts';
import { configNow } from './config-now.ts';
import type { DataChecked, Checker, DataFinding, DataProblem } from './finding.ts';
import { openReader } from './open-reader.ts';
import { type RecordReader, slicesOf, type StoredRecord, totalOf } from './record-reader.ts';
import { rowOfText } from '../../store/row-text.ts';

/** Findings that are named; the others are only counted. */
const MAX_NAMED = 200;

const WORDS: Readonly<Record<DataProblem, string>> = {
  unreadable: 'is no JSON object with its own id',
  lacking: 'has no value, and needs one',
  unfit: 'has a value that does not fit',
  unknownReference: 'refers to a record that is not there',
  notUnique: 'has the value of another record',
  overlapping: 'takes a day that another record takes',
  unbalanced: 'does not balance',
  oneSided: 'has not exactly one of debit and credit, in whole minor units',
};

/** `check`: every record against its resource, and all of them against each other. The server may run. */
export async function check(command: Command): Promise<boolean> {
  const reader = await openReader(command.own);
  try {
    return await checkRecords(command, reader);
  } finally {
    await reader.close();
  }
}

/** @returns whether nothing is wrong */
export async function checkRecords(command: Command, reader: RecordReader): Promise<boolean> {
  const { print, progress } = command;
  const checkers = await checkersOf(command, reader);
  const counts = await reader.counts();
  const shown = progress('Checked', totalOf(counts));
  const tally = new Map<string, number>();
  let found = 0;
  let done = 0;
  const note = (finding: DataFinding): void => {
    found += 1;
    const { collection, field, problem } = finding;
    const kind = `${collection}.${field} ${WORDS[problem]}`;
    tally.set(kind, (tally.get(kind) ?? 0) + 1);
    if (found <= MAX_NAMED) print(lineOf(finding));
  };
  for await (const slice of slicesOf(reader)) {
    const rows = slice.flatMap((record) => parsed(record, note));
    for (const checker of checkers) for (const finding of await checker.take(rows)) note(finding);
    done += slice.length;
    shown.at(done);
  }
  for (const checker of checkers) for (const finding of checker.end()) note(finding);
  shown.end();
  printCounts(command, counts);
  if (found > 0) print(`${found} findings${found > MAX_NAMED ? `, of which ${MAX_NAMED} are named` : ''}:`);
  for (const [kind, count] of tally) print(`  ${String(count).padStart(9)}  ${kind}`);
  if (found === 0) print('Nothing is wrong.');
  return found === 0;
}

async function checkersOf({ environment }: Command, reader: RecordReader): Promise<readonly Checker[]> {
  const { config, rules } = await configNow(environment);
  const own = Object.values(config.resources).filter((resource) => !resource.of && !resource.api.routed);
  const resources = new Map(own.map((resource) => [resource.name, resource]));
  const specs = new Map(own.map((resource) => [resource.name, tableSpec(resource, rules)]));
  const exclusive = [...specs].flatMap(([name, { span }]) => (span?.isExclusive ? [[name, span] as const] : []));
  const now = new Date().toISOString();
  return [
    fieldsChecker(resources, { user: {}, today: now.slice(0, 10), now }),
    referencesChecker({ resources, config, reader }),
    uniqueChecker(specs),
    spansChecker(new Map(exclusive), now),
    ledgerChecker(),
  ];
}

function parsed({ collection, tenant, id, body }: StoredRecord, note: (finding: DataFinding) => void): DataChecked[] {
  try {
    const row = rowOfText(body);
    if (row.id === id) return [{ collection, tenant, row }];
  } catch {
    // Told below, as what is no record.
  }
  note({ collection, tenant, id, field: 'id', problem: 'unreadable' });
  return [];
}

const lineOf = ({ collection, tenant, id, field, problem, detail }: DataFinding): string =>
  `${tenant === '' ? '' : `${tenant}: `}${collection}/${id} ${field} ${WORDS[problem]}${detail === undefined ? '' : ` (${detail})`}`;
