import { isInline } from '../../config/inline.ts';
import type { ClientField, ClientResource, Json, Row } from '../../config/types.ts';
import { type FormStore, type FormValues, isSame } from '../fields/inputs/form-store.ts';
import { isJsonObject } from '../../config/values.ts';
import { keysOf } from '../resource/keys.ts';

/** One field that somebody else has changed since the form was opened. */
export type Difference = {
  readonly field: ClientField;
  /**
   * `clash`: both changed it, to different values, and only a person can say which. `theirs`: only they did.
   * `both`: an object in which each side changed other members, so both changes stay.
   */
  readonly kind: 'clash' | 'theirs' | 'both';
};

/** The differences between the record the form knew and the current one. Readable fields only: others were not sent. */
export function differences(setup: { resource: ClientResource; store: FormStore; current: Row }): Difference[] {
  const { resource, store, current } = setup;
  const mine = new Set(store.changedKeys());
  return Object.values(resource.fields).flatMap((field): Difference[] => {
    const keys = keysOf(field);
    if (keys.every((key) => isSame(store.base()[key], current[key]))) return [];
    const isMine = keys.some((key) => mine.has(key));
    const isAgreed = keys.every((key) => isSame(store.values()[key], current[key]));
    if (!isMine || isAgreed) return [{ field, kind: 'theirs' }];
    const members = membersOf({ field, store, current });
    return [{ field, kind: members && !members.some(isClash) ? 'both' : 'clash' }];
  });
}

/** One member of an object, as each side has it; undefined where it has none. */
type Member = {
  readonly name: string;
  /** The value the form was filled with. */
  readonly base: Json | undefined;
  /** The form's current value. */
  readonly mine: Json | undefined;
  /** The value another person has saved since. */
  readonly theirs: Json | undefined;
};

/** The members of an object field; undefined for any other, which is one thing. */
function membersOf(setup: { field: ClientField; store: FormStore; current: Row }): readonly Member[] | undefined {
  const { field, store, current } = setup;
  if (field.type !== 'object') return undefined;
  const sides = [store.base()[field.name], store.values()[field.name], current[field.name]];
  const [base = {}, mine = {}, theirs = {}] = sides.map((side) => (isJsonObject(side) ? side : {}));
  const names = new Set([base, mine, theirs].flatMap((side) => Object.keys(side)));
  return [...names].map((name) => ({ name, base: base[name], mine: mine[name], theirs: theirs[name] }));
}

const isClash = ({ base, mine, theirs }: Member): boolean =>
  !isSame(base, mine) && !isSame(base, theirs) && !isSame(mine, theirs);

/** Applies this person's changes to the other person's. */
function joined(members: readonly Member[]): Json {
  return Object.fromEntries(
    members.map(({ name, base, mine, theirs }) => [name, (isSame(base, mine) ? theirs : mine) ?? null]),
  );
}

/**
 * The record as it is now with this person's changes on it, but for the clashes they gave up.
 * @param theirs names of the fields whose other value is taken
 */
export function valuesAfterConflict(setup: {
  resource: ClientResource;
  store: FormStore;
  current: Row;
  theirs: ReadonlySet<string>;
}): FormValues {
  const { resource, store, current, theirs } = setup;
  const values: Record<string, Json | undefined> = { ...current };
  const changed = new Set(store.changedKeys());
  for (const field of Object.values(resource.fields)) {
    if (theirs.has(field.name)) continue;
    const keys = field.type === 'password' ? [field.name] : keysOf(field);
    const members = membersOf({ field, store, current });
    if (members && changed.has(field.name)) {
      values[field.name] = joined(members);
      continue;
    }
    // A range is one value: a mix of both sides would be wrong for both.
    if (keys.some((key) => changed.has(key))) for (const key of keys) values[key] = store.values()[key];
  }
  return values;
}

/** The rows of a form stay what they are while the record below them becomes a newer one. */
export function withRows(resource: ClientResource, from: FormValues, to: FormValues): FormValues {
  const names = Object.values(resource.fields).flatMap((field) => (isInline(field) ? [field.name] : []));
  return { ...to, ...Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name]] as const] : []))) };
}
