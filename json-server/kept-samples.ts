import { collectionOf } from '../src/config/collection.ts';
import { spokenParams } from '../src/config/issue.ts';
import { keysOf } from '../src/config/keys.ts';
import { titleOf } from '../src/config/title.ts';
import type { EnumField, Field, Json, Language, Resource, Row } from '../src/config/types.ts';
import { plainText } from '../src/config/values.ts';
import { masked } from '../src/domain/text/mask.ts';
import type { KeptSample, KeptSamples } from '../src/wire/setting.ts';
import { issueWith, valueNow } from './kept-data.ts';
import { type Context, resolver, tableOf, tablesOf } from './records/context.ts';
import type { createSlices } from './slices.ts';
import type { Speak } from './texts.ts';

/** Records that are shown; one is enough to see what is meant, and those that do not fit come first. */
const SHOWN = 5;
/** Characters of a value. */
const MOST_OF_VALUE = 80;
/** A field that is gone no longer says that it was masked: what looks like an identity number is shown as one (KB5). */
const LIKE_A_NUMBER = /\d{8,}/;

type Asked = {
  readonly context: Context;
  readonly resource: Resource;
  /** The stored key, and a value of its list. */
  readonly key: string;
  readonly value: string | undefined;
  /** Where the values would go: a field, or another value of the list. Left out: where most of them fit. */
  readonly to: string | undefined;
  readonly pause: ReturnType<typeof createSlices>['pause'];
  readonly speak: Speak;
  readonly language: Language;
};

/**
 * What would become of values that the records of the caller's company keep under a former name, were `renamedFrom` written
 * there: how many fit, and a few of them with what they are and would be. Writes nothing.
 */
export async function keptSamples(asked: Asked): Promise<KeptSamples> {
  const rows = await heldBy(asked);
  return asked.value === undefined ? asField(asked, rows) : asValue(asked, rows, asked.value);
}

/** The records that keep something there. */
async function heldBy({ context, resource, key, value, pause }: Asked): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const row of tableOf(context, resource).all()) {
    const waited = pause();
    if (waited) await waited;
    const kept = row[key] ?? null;
    const isHeld = value === undefined ? kept !== null : [kept].flat().includes(value);
    if (isHeld) rows.push(row);
  }
  return rows;
}

function asField(asked: Asked, rows: readonly Row[]): KeptSamples {
  const { context, resource, key, language } = asked;
  const { readable } = context.snapshot.viewOf({ role: context.caller.role, resource });
  const fields = Object.values(resource.fields).filter(
    (field) => readable.has(field.name) && keysOf(field).length === 1 && !field.compute && !field.generate,
  );
  const fit = (field: Field) => rows.filter((row) => issueFor(field, row, key) === undefined).length;
  const targets = fields
    .map((field) => ({ name: field.name, label: wordOf(field.label, language), count: fit(field), field }))
    .filter(({ count, name, field }) => count > 0 || name === asked.to || field.renamedFrom === key)
    .sort((a, b) => Number(b.field.renamedFrom === key) - Number(a.field.renamedFrom === key) || b.count - a.count);
  const target = targets.find(({ name }) => name === asked.to) ?? targets[0];
  const samples = rows.map((row): KeptSample => {
    const from = shown(row[key] ?? null);
    if (!target) return { ...named(asked, row), from };
    const issue = issueFor(target.field, row, key);
    if (issue === undefined) return { ...named(asked, row), from, to: shown(valueNow(target.field, row[key] ?? null)) };
    return { ...named(asked, row), from, problem: issue };
  });
  return answer({ asked, samples, targets: targets.map(({ name, label, count }) => ({ name, label, count })), target });

  /** In the caller's words. */
  function issueFor(field: Field, row: Row, of: string): string | undefined {
    if ((row[field.name] ?? null) !== null && field.name !== of) return asked.speak('kept.hasValue') ?? 'kept.hasValue';
    const issue = issueWith(field, row[of] ?? null);
    return issue && (asked.speak(issue.key, spokenParams(issue.params ?? {}, language)) ?? issue.key);
  }
}

function asValue(asked: Asked, rows: readonly Row[], value: string): KeptSamples {
  const { resource, key, language } = asked;
  const field = resource.fields[key];
  const options = field?.type === 'enum' ? (field satisfies EnumField).options : [];
  const targets = options.map((option) => ({
    name: option.value,
    label: wordOf(option.label, language),
    count: rows.length,
  }));
  const target = targets.find(({ name }) => name === asked.to);
  const samples = rows.map((row): KeptSample => ({
    ...named(asked, row),
    from: value,
    ...(target && { to: target.label }),
  }));
  return answer({ asked, samples, targets, target });
}

type Answer = Pick<KeptSamples, 'samples' | 'targets'> & {
  readonly asked: Asked;
  readonly target: { readonly name: string } | undefined;
};

function answer({ asked, samples, targets, target }: Answer): KeptSamples {
  const problems = samples.filter(({ problem }) => problem !== undefined);
  const good = samples.filter(({ problem }) => problem === undefined);
  return {
    count: samples.length,
    left: problems.length,
    to: target?.name ?? null,
    targets: targets.filter(({ name }) => name !== asked.key || asked.value !== undefined),
    samples: [...problems.slice(0, SHOWN), ...good.slice(0, SHOWN)],
  };
}

/** Records that are kept under the name the resource had, and what stands in the way of those that would not move. */
export function formerRecords({
  context,
  resource,
  from,
  speak,
}: Pick<Asked, 'context' | 'resource' | 'speak'> & { from: string }): KeptSamples {
  const here = tableOf(context, resource);
  const name = collectionOf(resource);
  const samples = [...tablesOf(context, resource)(from).all()].map((row): KeptSample => {
    const isTaken = here.get(row.id) !== undefined;
    const own = { id: row.id, title: titleOf({ resource, row }), from: `${from}/${row.id}` };
    return isTaken ? { ...own, problem: speak('kept.idTaken') ?? 'kept.idTaken' } : { ...own, to: `${name}/${row.id}` };
  });
  const problems = samples.filter(({ problem }) => problem !== undefined);
  const good = samples.filter(({ problem }) => problem === undefined);
  return {
    ...{ count: samples.length, left: problems.length, to: name, targets: [] },
    samples: [...problems.slice(0, SHOWN), ...good.slice(0, SHOWN)],
  };
}

function named({ context, resource }: Asked, row: Row): Pick<KeptSample, 'id' | 'title'> {
  const { readable } = context.snapshot.viewOf({ role: context.caller.role, resource });
  return { id: row.id, title: titleOf({ resource, row, resolve: resolver(context), readable }) };
}

function shown(value: Json): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : plainText(value);
  const short = text.length > MOST_OF_VALUE ? `${text.slice(0, MOST_OF_VALUE)}…` : text;
  return LIKE_A_NUMBER.test(short) ? masked(short) : short;
}

const wordOf = (text: Resource['label'], language: Language): string => text[language] ?? text.en;
