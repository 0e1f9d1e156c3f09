import type { Json } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import type { FormErrors, FormStore } from './form-store.ts';

type PartStoreSetup = {
  readonly store: FormStore;
  /** The field that is made of parts. */
  readonly name: string;
  /** Which entry of a list; absent = an object. */
  readonly index?: number;
  /** Names of the parts; of other keys the record's own values are read (the currency of an amount). */
  readonly parts: readonly string[];
};

/** One object, or one entry of a list, as a store of its own: inputs inside need not know that they are parts. */
export function createPartStore({ store, name, index, parts }: PartStoreSetup): FormStore {
  const prefix = index === undefined ? `${name}.` : `${name}.${String(index)}.`;
  const isPart = (key: string) => parts.includes(key);
  const entryOf = (value: Json | undefined): { readonly [key: string]: Json } => {
    const entry = index === undefined ? value : Array.isArray(value) ? (value as readonly Json[])[index] : undefined;
    return isJsonObject(entry) ? entry : {};
  };
  const entry = () => entryOf(store.get(name));
  /** Keys of the store behind those of the part. */
  const behind = (keys: readonly string[]) =>
    keys.flatMap((key) => (isPart(key) || key === '*' ? [name, `${prefix}${key}`] : [key]));
  const put = (next: Json) => {
    const list = store.get(name);
    if (index === undefined) store.set(name, next);
    else
      store.set(
        name,
        Array.isArray(list) ? (list as readonly Json[]).map((old, at) => (at === index ? next : old)) : [next],
      );
  };
  const own = (errors: FormErrors): FormErrors =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([key, texts]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), texts]] : [],
      ),
    );

  return {
    get: (key) => (isPart(key) ? entry()[key] : store.get(key)),
    values: () => ({ ...store.values(), ...entry() }),
    base: () => ({ ...store.base(), ...entryOf(store.base()[name]) }),
    set: (key, value) => {
      put({ ...entry(), [key]: value });
      const errors = store.errors();
      const cleared = `${prefix}${key}`;
      if (cleared in errors) {
        store.setErrors(Object.fromEntries(Object.entries(errors).filter(([other]) => other !== cleared)));
      }
    },
    changedKeys: () => store.changedKeys(),
    errors: () => own(store.errors()),
    setErrors: (errors) => {
      const others = Object.entries(store.errors()).filter(([key]) => !key.startsWith(prefix));
      const mine = Object.entries(errors).map(([key, texts]) => [`${prefix}${key}`, texts] as const);
      store.setErrors(Object.fromEntries([...others, ...mine]));
    },
    fill: store.fill,
    rebase: store.rebase,
    revision: (keys) => store.revision(behind(keys)),
    subscribe: (keys, listener) => store.subscribe(behind(keys), listener),
  };
}
