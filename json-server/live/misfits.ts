import { MISFIT } from '../../src/config/check/codes.ts';
import { type JsonFile, pointerNames, pointerOf, readJsonFile } from '../../src/config/check/json-file.ts';
import type { Misfit } from '../../src/config/check/mend.ts';
import { valueAt } from '../../src/config/check/mended-value.ts';
import { type BilingualText, said } from '../../src/config/check/said.ts';
import { findingAt } from '../../src/config/check/shared-files.ts';
import type { SourceFile } from '../../src/config/check/source.ts';
import { changedFields, misfitTest } from '../../src/config/misfit.ts';
import type { Config, Resource, Row } from '../../src/config/types.ts';
import { plainText, type WhereValues } from '../../src/config/values.ts';
import { createSlices, visitAll } from '../store/slices.ts';
import { GLOBAL, type OwnStore } from '../store/types.ts';
import { uniqueForm } from '../store/collation.ts';
import { keyTogether, uniqueValueOf } from '../store/unique-value.ts';

/** Records that a finding names. */
const MAX_NAMED = 5;
const ENUMS = 'resources/_enums.json';

type Setup = {
  /** The configuration in force, or before the files changed. */
  readonly before: Config;
  /** The configuration in the files. */
  readonly after: Config;
  readonly files: readonly SourceFile[];
  /** Paths of files that differ from their last good version. */
  readonly changed: ReadonlySet<string>;
  readonly store: Pick<OwnStore, 'table' | 'tenants' | 'collections' | 'companies'>;
  readonly now: string;
  /** Names records of any company: for a terminal. Otherwise only while there is one company. */
  readonly isWhole?: boolean;
};

/**
 * Changes of fields that stored records do not fit, unless the field allows that with `"misfits": "keep"`. Code RES914.
 */
export async function misfitsBetween(setup: Setup): Promise<readonly Misfit[]> {
  const found: Misfit[] = [];
  for (const after of Object.values(setup.after.resources)) {
    const before = setup.before.resources[after.name];
    if (!before || after.of || after.api.routed || JSON.stringify(before) === JSON.stringify(after)) continue;
    const file = setup.files.find(({ path }) => path === after.file);
    if (file) found.push(...(await misfitsOf({ ...setup, resource: { before, after }, json: readJsonFile(file) })));
  }
  return found;
}

type Of = Setup & {
  readonly resource: { readonly before: Resource; readonly after: Resource };
  readonly json: JsonFile;
};

async function misfitsOf(of: Of): Promise<readonly Misfit[]> {
  const { before, after } = of.resource;
  const isKept = (name: string): boolean => valueAt(of.json.value, ['fields', name, 'misfits']) === 'keep';
  const found: Misfit[] = [];
  for (const name of changedFields(before, after)) {
    if (isKept(name)) continue;
    const isNowUnique = after.fields[name]?.unique && !before.fields[name]?.unique;
    const equal = isNowUnique ? await rowsThat(of, [name]) : [];
    const test = misfitTest({ before, after, name, values: valuesAt(of.now) });
    const unfit = test ? await rowsThat(of, test) : [];
    const rows = [...new Set([...unfit, ...equal])];
    const place = placeOf(of, name);
    if (
      rows.length > 0 &&
      !found.some(({ finding }) => finding.file === place.json.path && finding.pointer === place.pointer)
    )
      found.push(misfit(of, place, rows, name));
  }
  for (const [index, set] of (after.unique ?? []).entries()) {
    const isOld = before.unique?.some((old) => keyTogether(old) === keyTogether(set)) ?? false;
    const rows = isOld || set.some(isKept) ? [] : await rowsThat(of, set);
    if (rows.length > 0)
      found.push(misfit(of, { json: of.json, pointer: pointerOf('/unique', index) }, rows, set[0] ?? ''));
  }
  return found;
}

const valuesAt = (now: string): WhereValues => ({ user: {}, today: now.slice(0, 10), now });

/** The records of all companies that do not fit: by a test, or because keys that are to be unique have equal values. */
async function rowsThat(
  { store, resource }: Of,
  isUnfit: ((row: Row) => boolean) | readonly string[],
): Promise<readonly Row[]> {
  const slices = createSlices();
  const { name } = resource.after;
  const rows: Row[] = [];
  const byValue = new Map<string, Row[]>();
  const look = (row: Row, tenant: string): void => {
    if (typeof isUnfit === 'function') {
      if (isUnfit(row)) rows.push(row);
      return;
    }
    const value = uniqueForm(uniqueValueOf(row, keyTogether(isUnfit)));
    const key = JSON.stringify([tenant, value]);
    if (value !== undefined && value !== '') byValue.set(key, [...(byValue.get(key) ?? []), row]);
  };
  for (const tenant of store.tenants(name)) {
    if (!store.companies.isHere(tenant)) continue;
    await visitAll(store.table(name, tenant).all(), slices.pause, (row) => look(row, tenant));
  }
  await store.companies.scan(name, (some, tenant) => some.forEach((row) => look(row, tenant)));
  return [...rows, ...[...byValue.values()].filter(({ length }) => length > 1).flat()];
}

type Place = { readonly json: JsonFile; readonly pointer: string };

/** The place of the field; for a value removed from a list in `_enums.json`, the place of the list. */
function placeOf({ files, changed, json }: Of, name: string): Place {
  const list = valueAt(json.value, ['fields', name, 'enum']);
  const shared = files.find(({ path }) => path === ENUMS);
  const isShared = typeof list === 'string' && !changed.has(json.path) && shared !== undefined;
  return isShared
    ? { json: readJsonFile(shared), pointer: pointerOf('', list) }
    : { json, pointer: pointerOf('/fields', name) };
}

function misfit(of: Of, { json, pointer }: Place, rows: readonly Row[], name: string): Misfit {
  const companies = new Set(
    of.store
      .collections()
      .flatMap((each) => of.store.tenants(each))
      .filter((each) => each !== GLOBAL),
  );
  const isNamed = of.isWhole || companies.size <= 1;
  const message = isNamed
    ? namedMessage(of, rows, name)
    : said`Records that do not fit this change of "${name}": ${rows.length}; npm run check:resources names them. Change them first, or write "misfits": "keep" in the field, and they stay as they are.`;
  return {
    finding: findingAt({ json, code: MISFIT, pointer, message }),
    part: JSON.stringify(valueAt(json.value, pointerNames(pointer))),
  };
}

function namedMessage({ resource }: Of, rows: readonly Row[], name: string): BilingualText {
  const codeOf = (row: Row): string => (resource.after.fields['code'] && row['code'] ? plainText(row['code']) : row.id);
  const names = rows.slice(0, MAX_NAMED).map(codeOf).join(', ');
  const more = rows.length > MAX_NAMED ? ', …' : '';
  return said`Records that do not fit this change of "${name}": ${rows.length} (${names}${more}). Change them first, or write "misfits": "keep" in the field, and they stay as they are.`;
}
