import { fieldKind } from './fields/registry.ts';
import type { Issue, IssueKey } from './issue.ts';
import { draftStep } from './draft-step.ts';
import { compileHolding } from './holding.ts';
import { fieldOfInput, inputsOf, isSameJson, keysOf, storedKeys } from './keys.ts';
import { missingIn } from './missing.ts';
import { ruleIssues } from './rules.ts';
import type { Field, Json, Resource, Row } from './types.ts';
import { isJsonObject, isMissing, ownValue, resolveVariable, SERVER_OWNED } from './values.ts';
import type { Resolve, Resources, Values, WhereValues } from './values.ts';
import { oncePer } from './once-per.ts';
import { setValue, setValues } from './row-values.ts';
import { compileVisibility, isDropped, type Operation } from './visibility.ts';

export type { Issue } from './issue.ts';
export type { Operation } from './visibility.ts';

export type ValidateSetup = {
  readonly resource: Pick<Resource, 'name' | 'fields' | 'create' | 'edit' | 'stateField' | 'draft' | 'rules'>;
  readonly operation: Operation;
  /** The body as received; nothing for an action without a dialog. */
  readonly input: unknown;
  /** The stored record; for every operation but create. */
  readonly before?: Row | undefined;
  readonly values: WhereValues;
  /** Whether the caller's role may write the field. */
  readonly canWrite: (field: string) => boolean;
  /** Fields the action asks for; only these may be sent. */
  readonly allowed?: readonly string[] | undefined;
  /** Fields the action asks for even if they have a value. */
  readonly anew?: readonly string[] | undefined;
  /** The values the action sets, with variables resolved (`actionValues`): conditions see the record with them. */
  readonly set?: Readonly<Record<string, Json>> | undefined;
  /** For conditions with dotted paths; without these two they match nothing. */
  readonly resources?: Resources | undefined;
  readonly resolve?: Resolve | undefined;
};
export type Validated = {
  /** The whole record, with what `before` keeps (and a new password). Empty values are left out. */
  readonly record: Record<string, Json>;
  /** Empty = valid. One key may have several. */
  readonly issues: readonly Issue[];
};

/**
 * Validates what a client sent and makes the record to store; the same on both sides. Never throws on input.
 *
 * - Strict: unknown, server-owned (S4), read-only and unwritable keys, and values of the wrong type, are issues.
 * - create fills in defaults; replace sets missing values to their default or null; merge and action keep them.
 * - A field hidden by `showIf` is never required and its value is dropped.
 * - merge and action do not fail for a field they neither name nor reveal.
 * - In the state of `draft` nothing is required; a write that leaves it is checked as a whole.
 */
export function validateRecord(setup: ValidateSetup): Validated {
  const { resource, operation, before, values } = setup;
  const sent = acceptedKeys(setup);
  const record = startingValues(setup, sent.values);
  const step = draftStep(setup);
  const parsed = parseSent({ ...setup, isDraft: step === 'within' }, sent.values, record);
  setValues(record, parsed.values);
  for (const name of parsed.removed) record[name] = null;
  if (setup.set) setValues(record, setup.set);
  for (const key of parsed.failed) setValue(record, key, null);

  const { allowed: asked, resources, resolve } = setup;
  const hiddenIn = compileVisibility({ resource, operation, values, asked, resources, resolve });
  // Conditions may also read the server's own keys, such as createdBy.
  const hidden = hiddenIn(record);
  dropHidden(resource, hidden, record);
  const wasHidden = before ? hiddenIn(before) : new Set<string>();
  const demandedIn = compileHolding(setup, 'requiredIf');
  const demanded = demandedIn(record);
  const wasDemanded = before ? demandedIn(before) : demanded;
  const isAsked = askingFor({ setup, sent: sent.values, wasHidden, demanded, wasDemanded });
  const asking = demandable(resource.fields).filter((field) => !hidden.has(field.name) && isAsked(field));
  const required =
    step === 'leaving'
      ? missingIn({ resource, record, hidden, demanded })
      : step === 'within'
        ? []
        : asking.flatMap((field) => missingKeys(field, record, parsed.failed));
  const isPartial = step !== 'leaving' && (operation === 'merge' || operation === 'action');
  const broken = ruleIssues({ ...setup, record, ...(isPartial && { changed: changedKeys(record, before) }) });
  return {
    record,
    issues: [
      ...sent.issues,
      ...lockedIssues(setup, record),
      ...parsed.issues.filter(({ field }) => !isHiddenKey(resource, hidden, field)),
      ...required,
      ...broken,
    ],
  };
}

/**
 * A validated record as the values of a write that spreads them over the stored record, or over the defaults of a new
 * one. null = empty: a value that is removed, or a default that is not wanted.
 */
export function valuesToWrite(
  { resource, values, before }: Pick<ValidateSetup, 'resource' | 'values' | 'before'>,
  record: Readonly<Record<string, Json>>,
): Record<string, Json> {
  const base = before ?? defaultValues({ resource, values });
  const changes = [...changedKeys(record, base)].map((key) => [key, record[key] ?? null] as const);
  return { ...(before ? {} : record), ...Object.fromEntries(changes) };
}

/** A field that is read-only on the stored record must not change, unless an action asks for it. */
function lockedIssues(setup: ValidateSetup, record: Values): Issue[] {
  const { resource, operation, before } = setup;
  if (!before || operation === 'action') return [];
  return [...compileHolding(setup, 'readOnlyIf')(before)]
    .flatMap((name) => ownValue(resource.fields, name) ?? [])
    .flatMap(keysOf)
    .filter((key) => isChanged(key, record, before))
    .map((key) => ({ field: key, key: 'validation.notWritable' }));
}

const changedKeys = (record: Values, before: Values | undefined): ReadonlySet<string> =>
  new Set([...Object.keys(record), ...Object.keys(before ?? {})].filter((key) => isChanged(key, record, before)));

const isChanged = (key: string, record: Values, before: Values | undefined): boolean =>
  !isSameJson(record[key], before?.[key]);

function dropHidden(
  resource: ValidateSetup['resource'],
  hidden: ReadonlySet<string>,
  record: Record<string, Json>,
): void {
  if (hidden.size === 0) return;
  for (const field of Object.values(resource.fields)) {
    if (!hidden.has(field.name) || !isDropped(resource, field)) continue;
    for (const key of keysOf(field)) setValue(record, key, null);
    // A password has no stored key: not sent means unchanged.
    if (field.type === 'password') Reflect.deleteProperty(record, field.name);
  }
}

/** The initial values of a new record, variables resolved; also used by create forms. */
export function defaultValues(setup: Pick<ValidateSetup, 'resource' | 'values'>): Record<string, Json> {
  return Object.fromEntries(
    Object.values(setup.resource.fields).flatMap((field) =>
      keysOf(field).map((key) => [key, defaultOf(field, setup.values)] as const),
    ),
  );
}

/** With variables resolved, including those in an object's parts. */
function defaultOf({ default: begun = null }: Field, values: WhereValues): Json {
  const resolved = (json: Json): Json => resolveVariable(json, values) ?? null;
  if (!isJsonObject(begun)) return resolved(begun);
  return Object.fromEntries(Object.entries(begun).map(([name, part]) => [name, resolved(part)]));
}

/** Keys of a body that are refused one by one; a body of a MiB may have eighty thousand. */
const MAX_ISSUES = 500;

/** Splits the keys of the body into writable ones and issues. */
function acceptedKeys(setup: ValidateSetup): { values: Record<string, Json>; issues: Issue[] } {
  const input: unknown = setup.input === undefined && setup.operation === 'action' ? {} : setup.input;
  if (!isJsonObject(input)) return { values: {}, issues: [{ field: '', key: 'validation.object' }] };
  const values: Record<string, Json> = {};
  const issues: Issue[] = [];
  for (const key of Object.keys(input)) {
    // The write is refused anyway, and this many issues are enough.
    if (issues.length >= MAX_ISSUES) break;
    if (input[key] === undefined) continue;
    const refusal = refusalOf(setup, key);
    if (refusal) issues.push({ field: key, key: refusal });
    // Only keys of the configuration arrive here, and none of them exists on a prototype (S15).
    else values[key] = input[key];
  }
  return { values, issues };
}

function refusalOf(setup: ValidateSetup, key: string): IssueKey | undefined {
  if (SERVER_OWNED.some((owned) => owned === key)) return 'validation.serverOwned';
  const field = fieldOfInput(setup.resource, key) ?? ownValue(setup.resource.fields, key);
  if (!field) return 'validation.unknownField';
  if (setup.operation === 'action' && !(setup.allowed?.includes(field.name) ?? false)) return 'validation.unknownField';
  if (field.name === setup.resource.stateField) return 'validation.useAction';
  if (field.type === 'children' || field.readOnly) return 'validation.serverOwned';
  if (field.type === 'dateRange' && key === field.name) return 'validation.unknownField';
  return setup.canWrite(field.name) ? undefined : 'validation.notWritable';
}

const keysWithDefault = oncePer((fields: Resource['fields']) =>
  [...storedKeys({ name: '', fields })]
    .filter(([, { field }]) => (field.default ?? null) !== null)
    .map(([key, { field }]) => [key, field] as const),
);

/** The record before the sent values apply, without the keys that are sent. */
function startingValues(setup: ValidateSetup, sent: Values): Record<string, Json> {
  const { resource, operation, before, values, anew = [] } = setup;
  const start: Record<string, Json> = {};
  if (before) setValues(start, before);
  const stored = storedKeys(resource);
  if (operation === 'create') {
    for (const [key, field] of keysWithDefault(resource.fields)) setValue(start, key, defaultOf(field, values));
  } else if (operation === 'replace') {
    for (const [key, { field }] of stored) {
      if (refusalOf(setup, key) === undefined) setValue(start, key, defaultOf(field, values));
    }
  }
  for (const key of Object.keys(sent)) if (stored.has(key)) setValue(start, key, null);
  if (operation !== 'action') return start;
  for (const name of anew) {
    const field = ownValue(resource.fields, name);
    if (field) for (const key of keysOf(field)) setValue(start, key, null);
  }
  return start;
}

/** In the order of the file. */
function sentFields({ fields }: Pick<Resource, 'fields'>, sent: Values): readonly Field[] {
  const byKey = fieldsByInput(fields);
  const named = new Set(Object.keys(sent).map((key) => byKey.get(key)));
  return inOrder(fields).filter((field) => named.has(field));
}

const inOrder = oncePer((fields: Resource['fields']) => Object.values(fields));
const fieldsByInput = oncePer(
  (fields: Resource['fields']): ReadonlyMap<string, Field> =>
    new Map(inOrder(fields).flatMap((field) => inputsOf(field).map((key) => [key, field] as const))),
);

/** Parses each sent field by its type; a half-sent range is checked with its stored other half. */
function parseSent(
  setup: ValidateSetup & { readonly isDraft: boolean },
  sent: Readonly<Record<string, Json>>,
  start: Readonly<Record<string, Json>>,
) {
  const values: Record<string, Json> = {};
  const issues: Issue[] = [];
  const failed = new Set<string>();
  /** Secrets to remove; what is stored of them has another key. */
  const removed: string[] = [];
  for (const field of sentFields(setup.resource, sent)) {
    const inputs = inputsOf(field);
    const keys = inputs.filter((key) => Object.hasOwn(sent, key));
    const valueOf = (key: string) => (Object.hasOwn(sent, key) ? sent[key] : start[key]) ?? null;
    const input = Object.fromEntries(inputs.map((key) => [key, valueOf(key)]));
    const parsed = fieldKind(field.type).parse({ ...setup, field, input });
    if ('issues' in parsed) {
      issues.push(...parsed.issues);
      for (const key of keys) failed.add(key);
    } else {
      // An empty password means unchanged; null removes a secret.
      if (field.type !== 'password' || parsed.values[field.name] !== null) Object.assign(values, parsed.values);
      else if (field.secret) removed.push(field.name);
    }
  }
  return { values, issues, failed, removed };
}

/** Fields that may have to have a value. */
const demandable = oncePer((fields: Resource['fields']) =>
  Object.values(fields).filter(({ required, requiredIf, hidden }) => (required || requiredIf) && !hidden),
);

type Needs = {
  readonly setup: ValidateSetup;
  readonly sent: Readonly<Record<string, Json>>;
  readonly wasHidden: ReadonlySet<string>;
  /** Fields whose `requiredIf` holds now, and held before. */
  readonly demanded: ReadonlySet<string>;
  readonly wasDemanded: ReadonlySet<string>;
};

/** Whether this caller must now give a field a value. */
const askingFor =
  ({ setup, sent, wasHidden, demanded, wasDemanded }: Needs) =>
  (field: Field): boolean => {
    const isNew = demanded.has(field.name) && !wasDemanded.has(field.name);
    if (!field.required && !demanded.has(field.name)) return false;
    const inputs = inputsOf(field);
    const [first] = inputs;
    if (first === undefined || refusalOf(setup, first)) return false;
    if (field.type === 'password') return setup.operation === 'create';
    if (setup.operation === 'create' || setup.operation === 'replace') return true;
    const isAsked = setup.operation === 'action' && (setup.allowed?.includes(field.name) ?? false);
    return isAsked || isNew || wasHidden.has(field.name) || inputs.some((key) => ownValue(sent, key) !== undefined);
  };

function missingKeys(field: Field, record: Readonly<Record<string, Json>>, failed: ReadonlySet<string>): Issue[] {
  return inputsOf(field)
    .filter((key) => isMissing(ownValue(record, key)) && !failed.has(key))
    .map((key) => ({ field: key, key: 'validation.required' }));
}

function isHiddenKey(resource: ValidateSetup['resource'], hidden: ReadonlySet<string>, key: string): boolean {
  const field = fieldOfInput(resource, key);
  return field !== undefined && hidden.has(field.name);
}
