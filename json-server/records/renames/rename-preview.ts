import { collectionOf } from '../../../src/config/collection.ts';
import { readableParams } from '../../../src/config/issue.ts';
import { keysOf } from '../../../src/config/keys.ts';
import { currentValue } from '../../../src/config/misfit.ts';
import type { Field, Json, Language, Resource, Row } from '../../../src/config/types.ts';
import { plainText } from '../../../src/config/values.ts';
import { maskedNumber } from '../../../src/domain/text/mask.ts';
import type { RenameSample, RenamePreview } from '../../../src/wire/setting.ts';
import { issueWith } from './rename-migration.ts';
import { type Context, tableOf, tablesOf } from '../context.ts';
import { titleReader } from '../titles.ts';
import { type createSlices, visitAll } from '../../store/slices.ts';
import type { Translate } from '../../../src/config/catalogues.ts';
import { optionOf, optionsOf } from '../../../src/config/options.ts';

/** Number of records shown; those that do not fit come first. */
const SHOWN = 5;
/** Characters shown of a value. */
const MAX_VALUE_CHARACTERS = 80;
/** A removed field no longer shows whether it was masked, so anything like an identity number is masked (KB5). */
const LIKE_A_NUMBER = /\d{8,}/;

type RenameSetup = {
  readonly context: Context;
  readonly resource: Resource;
  /** The stored key; for a list, the stored value too. */
  readonly key: string;
  readonly value: string | undefined;
  /** The target: a field, or another value of the list. When absent, the one that fits most of the values. */
  readonly to: string | undefined;
  readonly pause: ReturnType<typeof createSlices>['pause'];
  readonly speak: Translate;
  readonly language: Language;
};

/**
 * A preview of writing `renamedFrom` at the target, for the values that the records of the caller's company hold under
 * a former name: how many fit, and a few examples before and after. Writes nothing.
 */
export async function previewRename(asked: RenameSetup): Promise<RenamePreview> {
  const { context, resource, key, value, pause } = asked;
  const rows: Row[] = [];
  await visitAll(tableOf(context, resource).all(), pause, (row) => {
    const stored = row[key] ?? null;
    const isHeld = value === undefined ? stored !== null : [stored].flat().includes(value);
    if (isHeld) rows.push(row);
  });
  return value === undefined ? asField(asked, rows) : asValue(asked, rows, value);
}

async function asField(asked: RenameSetup, rows: readonly Row[]): Promise<RenamePreview> {
  const { context, resource, key, language } = asked;
  const { readable } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  const fields = Object.values(resource.fields)
    .filter((field) => readable.has(field.name) && keysOf(field).length === 1 && !field.compute && !field.generate)
    .map((field) => ({ field, count: 0 }));
  await visitAll(rows, asked.pause, (row) => {
    for (const each of fields) if (problemOf(each.field, row, key) === undefined) each.count += 1;
  });
  const targets = fields
    .filter(({ count, field }) => count > 0 || field.name === asked.to || field.renamedFrom === key)
    .sort((a, b) => Number(b.field.renamedFrom === key) - Number(a.field.renamedFrom === key) || b.count - a.count);
  const target = (targets.find(({ field }) => field.name === asked.to) ?? targets[0])?.field;
  const found = await sampleRows(asked, rows, (row) => target && problemOf(target, row, key));
  return {
    ...found.answer(
      (row) => ({ ...sampleOf(asked, row), from: valueText(row[key] ?? null) }),
      (row) => (target ? { to: valueText(currentValue(target, row[key] ?? null)) } : {}),
    ),
    to: target?.name ?? null,
    targets: targets
      .filter(({ field }) => field.name !== key)
      .map(({ field: { name, label }, count }) => ({ name, label: wordOf(label, language), count })),
  };
}

/** Why the value of a record could not move to that field; undefined = it could. */
function problemOf(field: Field, row: Row, key: string): Problem | undefined {
  if ((row[field.name] ?? null) !== null && field.name !== key) return { key: 'kept.hasValue' };
  return issueWith(field, row[key] ?? null);
}

function asValue(asked: RenameSetup, rows: readonly Row[], value: string): RenamePreview {
  const { resource, key, language } = asked;
  const field = resource.fields[key];
  const target = optionOf(field, asked.to);
  const to = target && { to: wordOf(target.label, language) };
  return {
    count: rows.length,
    left: 0,
    to: target?.value ?? null,
    targets: optionsOf(field).map((option) => ({
      name: option.value,
      label: wordOf(option.label, language),
      count: rows.length,
    })),
    samples: rows.slice(0, SHOWN).map((row): RenameSample => ({ ...sampleOf(asked, row), from: value, ...to })),
  };
}

type Problem = { readonly key: string; readonly params?: NonNullable<ReturnType<typeof issueWith>>['params'] };
type Samples = {
  /** @param describe the common part of each example @param moved adds the result, for a record that would move */
  readonly answer: (
    describe: (row: Row) => Omit<RenameSample, 'to' | 'problem'>,
    moved: (row: Row) => Pick<RenameSample, 'to'>,
  ) => Pick<RenamePreview, 'count' | 'left' | 'samples'>;
};

/** Counts the records, and collects the first few that would stay and the first few that would move. */
async function sampleRows(
  { pause, speak, language }: Pick<RenameSetup, 'pause' | 'speak' | 'language'>,
  rows: Iterable<Row>,
  wrongWith: (row: Row) => Problem | undefined,
): Promise<Samples> {
  const staying: { row: Row; problem: Problem }[] = [];
  const going: Row[] = [];
  let count = 0;
  let left = 0;
  await visitAll(rows, pause, (row) => {
    const problem = wrongWith(row);
    count += 1;
    if (problem) left += 1;
    if (problem && staying.length < SHOWN) staying.push({ row, problem });
    if (!problem && going.length < SHOWN) going.push(row);
  });
  const problemText = ({ key, params }: Problem) => speak(key, readableParams(params ?? {}, language)) ?? key;
  return {
    answer: (describe, moved) => ({
      count,
      left,
      samples: [
        ...staying.map(({ row, problem }) => ({ ...describe(row), problem: problemText(problem) })),
        ...going.map((row) => ({ ...describe(row), ...moved(row) })),
      ],
    }),
  };
}

/** The records stored under the resource's former name, and why some of them could not move. */
export async function previewResourceRename({
  from,
  ...asked
}: Pick<RenameSetup, 'context' | 'resource' | 'speak' | 'language' | 'pause'> & {
  from: string;
}): Promise<RenamePreview> {
  const { context, resource } = asked;
  const here = tableOf(context, resource);
  const name = collectionOf(resource);
  const found = await sampleRows(asked, tablesOf(context, resource)(from).all(), (row) =>
    here.get(row.id) === undefined ? undefined : { key: 'kept.idTaken' },
  );
  const titleFor = titleReader(context, resource);
  return {
    ...found.answer(
      (row) => ({ id: row.id, title: titleFor(row), from: `${from}/${row.id}` }),
      (row) => ({ to: `${name}/${row.id}` }),
    ),
    to: name,
    targets: [],
  };
}

function sampleOf({ context, resource }: RenameSetup, row: Row): Pick<RenameSample, 'id' | 'title'> {
  return { id: row.id, title: titleReader(context, resource)(row) };
}

function valueText(value: Json): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : plainText(value);
  const short = text.length > MAX_VALUE_CHARACTERS ? `${text.slice(0, MAX_VALUE_CHARACTERS)}…` : text;
  return LIKE_A_NUMBER.test(short) ? maskedNumber(short) : short;
}

const wordOf = (text: Resource['label'], language: Language): string => text[language] ?? text.en;
