import { MAX_IMPORTED_ROWS } from '../../../src/config/import-limits.ts';
import { LANGUAGES } from '../../../src/config/types.ts';
import { cellName } from '../../../src/domain/text/cell-name.ts';
import type { Way } from '../../../src/domain/text/two-ways.ts';
import type { ImportAnswer, ImportError } from '../../../src/wire/import.ts';
import { createPlaces } from '../files/upload-places.ts';
import { conflict, HttpError, malformed } from '../../http/http-error.ts';
import { translatedProblem } from '../../http/errors.ts';
import type { ResourceCall } from '../../accounts/resource-call.ts';
import { contextIn } from '../context.ts';
import { repeatable } from '../repeatable.ts';
import type { Repeatable, Requests } from '../requests.ts';
import { commitStaged, ROUNDS, undefinedIfNotStaged } from '../staged-request.ts';
import { withDryRun } from '../dry-run.ts';
import { json, type Reply } from '../../http/reply.ts';
import { repositoryFor } from '../repository.ts';
import { createSlices } from '../../store/slices.ts';
import type { OwnStore } from '../../store/types.ts';
import { acceptedLanguage } from '../../../src/config/catalogues.ts';
import { shortenText, cellText } from './cell-value.ts';
import { chosenColumns, type ImportColumn, importColumns, keyColumns, matchHeads } from './columns.ts';
import { type PlannedRow, planRows } from './planned-rows.ts';
import { readSheet, receiveSheet } from './read-sheet.ts';
import { refuseFile, type ImportSheet } from './sheet.ts';
import { TWO_WAYS, twoWaysOf, waysToRead } from './ways-to-read.ts';
import { type RowError, type ImportRows, stageRows, type ImportOutcome, writeImportedRows } from './write-rows.ts';

/** Maximum errors in one answer; a file with more is wrong as a whole. */
const MAX_ERRORS = 1000;
/** The value for "no column identifies records": every row is a new one. */
const NO_KEY = 'none';

type Deps = { readonly store: OwnStore; readonly requests: Requests };
type ImportOptions = {
  readonly isDryRun: boolean;
  readonly isPartial: boolean;
  readonly columns: readonly string[] | undefined;
  readonly key: string | undefined;
  /** The format of each column's dates and numbers, by position; '' if it is detected. */
  readonly read: readonly string[];
};
/** The file, as far as it could be read. */
type Reading = {
  readonly sheet: ImportSheet;
  readonly heads: readonly string[];
  readonly all: readonly ImportColumn[];
  readonly columns: readonly (ImportColumn | undefined)[];
  readonly key: ImportColumn | undefined;
  readonly ways: readonly (Way | undefined)[];
};

/**
 * `POST /<path>/import`: creates and changes records from the rows of a CSV file or workbook, all or none;
 * `dryRun=true` does the same without saving. It is prepared in slices beside the store, and then written in one
 * transaction.
 */
export function importer(deps: Deps): (call: ResourceCall) => Promise<Reply> {
  const places = createPlaces();
  return async (call) => {
    const asked = readOptions(call);
    const giveBack = places.take(call.caller);
    try {
      const bytes = await receiveSheet(call.request);
      return await importBytes(deps, call, asked, bytes);
    } finally {
      giveBack();
    }
  };
}

async function importBytes(deps: Deps, call: ResourceCall, asked: ImportOptions, bytes: Buffer): Promise<Reply> {
  const { snapshot, caller, resource, request } = call;
  const { pause } = createSlices();
  const context = contextIn(deps.store, { snapshot, caller });
  const reading = understood(await readSheet(bytes, pause), importColumns(context, resource), asked);
  const [, ...rows] = reading.sheet.rows;
  const language = acceptedLanguage(request.headers['accept-language']);
  const planned = await planRows({ context, resource, language, ...reading }, rows, pause);
  const repositoryOn = (requests: Requests) =>
    repositoryFor({ store: deps.store, requests, snapshot, caller, resource, language, isImport: true });
  const rights = snapshot.rightsOf({ role: caller.role, resource });
  const rowsOf = (chosen: readonly PlannedRow[]): ImportRows => ({
    resource,
    rights,
    planned: chosen,
    repositoryOn,
    pause,
  });
  const answerTo = (written: ImportOutcome) => answer(call, reading, asked, written);
  const once: Repeatable = repeatable(call, { value: undefined, bytes: Buffer.concat([bytes, query(call)]) });
  if (!asked.isDryRun) {
    const known = await deps.requests.earlier(once);
    if (known) return known;
  }

  /**
   * A rule needs an answer that only the store itself has: a few rows are written directly, many would hold up
   * everybody.
   */
  const atOnce = (): Promise<Reply> => {
    if (planned.length > MAX_AT_ONCE) throw conflict('importInPieces', { params: { most: MAX_AT_ONCE } });
    return withDryRun<Reply>((undo) =>
      repositoryOn(deps.requests).together(asked.isDryRun ? { ...once, key: undefined } : once, (writes) => {
        const written = writeImportedRows(writes, rowsOf(planned));
        if (asked.isDryRun) return undo(json(200, answerTo(written)));
        return written.errors.length > 0 ? undo(refused(call, answerTo(written))) : json(200, answerTo(written));
      }),
    );
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const tried = await undefinedIfNotStaged(stageRows(deps.store, rowsOf(planned)));
    if (tried === undefined) return atOnce();
    const { written, staged } = tried;
    if (asked.isDryRun) return json(200, answerTo(written));
    if (written.errors.length > 0 && !asked.isPartial) return refused(call, answerTo(written));
    const reply = await commitStaged(staged, (work) => deps.requests.once(once, work), json(200, answerTo(written)));
    if (reply) return reply;
  }
  // An importer can wait for other people; they could not wait for a whole file.
  throw conflict('importBusy');
}

/** Rows written without a pause: some tens of milliseconds in which nobody else is answered. */
const MAX_AT_ONCE = 200;

const query = ({ request: { url } }: ResourceCall): Buffer => Buffer.from(url.slice(url.indexOf('?') + 1));

const KNOWN: readonly string[] = ['dryRun', 'partial', 'columns', 'key', 'read'];

/** @throws HttpError 400 */
function readOptions({ request: { url } }: ResourceCall): ImportOptions {
  const mark = url.indexOf('?');
  const search = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
  for (const name of new Set(search.keys())) {
    if (!KNOWN.includes(name)) throw malformed(`"${name.slice(0, 40)}" is no parameter of an import.`);
    if (search.getAll(name).length > 1) throw malformed(`"${name}" stands there twice.`);
  }
  const flag = (name: string): boolean => {
    const value = search.get(name) ?? 'false';
    if (value !== 'true' && value !== 'false') throw malformed(`"${name}" must be true or false.`);
    return value === 'true';
  };
  return {
    isDryRun: flag('dryRun'),
    isPartial: flag('partial'),
    columns: search.get('columns')?.split(','),
    key: search.get('key') ?? undefined,
    read: search.get('read')?.split(',') ?? [],
  };
}

/** Identifies the columns of the file, and the one that identifies records. @throws HttpError 400, 422 */
function understood(sheet: ImportSheet, all: readonly ImportColumn[], asked: ImportOptions): Reading {
  const [first] = sheet.rows;
  if (first === undefined) throw refuseFile('empty');
  const heads = Array.from(first.cells, (cell) => cell?.text.trim() ?? '');
  if (sheet.rows.length - 1 > MAX_IMPORTED_ROWS) throw refuseFile('rows', { most: MAX_IMPORTED_ROWS });
  if (asked.columns && asked.columns.length > heads.length) throw malformed('"columns" names more than the file has.');
  const columns = asked.columns ? chosenColumns(all, asked.columns) : matchHeads(all, heads);
  if (columns.every((column) => column === undefined))
    throw refuseFile('heads', { heads: heads.slice(0, 5).join(', ') });
  const isHere = (column: ImportColumn): boolean => columns.includes(column);
  const keys = keyColumns(all).filter(isHere);
  const key =
    asked.key === undefined
      ? (keys.find((one) => one.key === 'id') ?? keys[0])
      : keys.find((one) => one.key === asked.key);
  if (asked.key !== undefined && asked.key !== NO_KEY && key === undefined) {
    throw malformed(`"${asked.key.slice(0, 40)}" is no column of the file by which records are found.`);
  }
  const [, ...rows] = sheet.rows;
  return { sheet, heads, all, columns, key, ways: waysToRead(columns, rows, asked.read) };
}

function answer(
  call: ResourceCall,
  { sheet, heads, all, columns, key }: Reading,
  { isDryRun, read }: ImportOptions,
  { errors, ...counts }: ImportOutcome,
): ImportAnswer {
  const language = acceptedLanguage(call.request.headers['accept-language']);
  const label = ({ heads: labels }: ImportColumn): string => labels[LANGUAGES.indexOf(language)] ?? '';
  const isRead = (column: ImportColumn) => (column.isWritable ? {} : { isRead: true as const });
  const { format, encoding, separator, rows } = sheet;
  const [, ...below] = rows;
  const asksFor = new Set(
    errors.flatMap((error) => ('issue' in error && error.issue.key === TWO_WAYS ? error.issue.field : [])),
  );
  return {
    dryRun: isDryRun,
    ...counts,
    rows: rows.length - 1,
    failed: new Set(errors.map(({ row }) => row)).size,
    errors: errors.flatMap((error) => spoken(call, error, { columns, heads })).slice(0, MAX_ERRORS),
    key: key?.key ?? null,
    keys: keyColumns(all).map((column) => column.key),
    columns: heads.map((head, index) => {
      const column = columns[index];
      const chosen = read[index] ?? '';
      const isOpen = column !== undefined && (chosen !== '' || asksFor.has(column.key));
      const twoWays = isOpen ? twoWaysOf({ column, rows: below, place: index, chosen }) : undefined;
      return { head, key: column?.key ?? null, ...(column && isRead(column)), ...(twoWays && { twoWays }) };
    }),
    targets: all.map((column) => ({ key: column.key, label: label(column), ...isRead(column) })),
    format,
    ...(encoding !== undefined && { encoding }),
    ...(separator !== undefined && { separator }),
  };
}

/** The errors of a row in the caller's language, with the cell if the file has one. */
function spoken(
  { snapshot: { catalogues }, request }: ResourceCall,
  error: RowError,
  { columns, heads }: Pick<Reading, 'columns' | 'heads'>,
): ImportError[] {
  const { row } = error.row;
  const problem =
    'refused' in error
      ? error.refused
      : new HttpError({ status: 422, problem: { key: 'invalid', issues: [error.issue] } });
  const translated = translatedProblem({ catalogues, request }, problem);
  const byField = Object.entries((translated?.['errors'] ?? {}) as Record<string, readonly string[]>);
  const pairs = byField.flatMap(([field, messages]) => messages.map((message) => [field, message] as const));
  const detail = translated?.['detail'];
  const all = pairs.length > 0 ? pairs : [['', typeof detail === 'string' ? detail : ''] as const];
  return all.map(([field, message]) => {
    const exact = columns.findIndex((column) => column?.key === field);
    const place =
      exact === -1 ? columns.findIndex((column) => column?.top && column.top.name === field.split('.')[0]) : exact;
    const cell = place === -1 ? undefined : row.cells[place];
    return {
      row: row.number,
      field,
      message,
      ...(place !== -1 && { cell: cellName(place, row.number - 1), column: heads[place] ?? '' }),
      ...(cell && { value: shortenText(cellText(cell)) }),
    };
  });
}

/** The answer of an import that was undone because of its errors. */
function refused({ snapshot: { catalogues }, request }: ResourceCall, body: ImportAnswer): Reply {
  const error = new HttpError({ status: 422, problem: { key: 'import', params: { count: body.failed } } });
  const nothing = { created: 0, updated: 0, unchanged: 0 };
  return json(422, { ...translatedProblem({ catalogues, request }, error), ...body, ...nothing });
}
