import type { ChildrenField, ClientResource, Json } from '../../../config/types.ts';
import type { FormErrors, FormStore, FormValues } from '../../fields/inputs/form-store.ts';
import { knownRows, type TypedRow, typedRows } from './typed-rows.ts';

type RowStoreSetup = {
  /** The store of the parent's form. */
  readonly store: FormStore;
  readonly field: ChildrenField;
  readonly child: ClientResource;
  readonly rowKey: string;
};

const ANY = ['*'] as const;
const NO_ERRORS: readonly string[] = [];

/** One row as a store of its own: inputs need not know that they stand in another record's form. */
export function createRowStore({ store, field, child, rowKey }: RowStoreSetup): FormStore {
  const { name, via } = field;
  /** What the server will copy from the parent: it may be typed just now. */
  const copied = new Map(
    Object.values(child.fields).flatMap(({ from, name: own }) => (from?.ref === via ? [[own, from.key] as const] : [])),
  );
  const place = () => typedRows(store, name).findIndex(({ _key }) => _key === rowKey);
  const row = (): FormValues => typedRows(store, name)[place()] ?? {};
  const before = (): FormValues => knownRows(store, name).find(({ _key }) => _key === rowKey) ?? {};
  const prefix = () => `${name}.${place()}.`;
  const get = (key: string): Json | undefined => {
    const parentKey = copied.get(key);
    if (parentKey !== undefined) return store.get(parentKey);
    return key === via ? store.get('id') : row()[key];
  };
  const whole = (values: FormValues): FormValues => ({
    ...values,
    ...Object.fromEntries([via, ...copied.keys()].map((key) => [key, get(key)] as const)),
  });
  const put = (key: string, value: Json) =>
    store.set(
      name,
      typedRows(store, name).map((other): TypedRow => (other._key === rowKey ? { ...other, [key]: value } : other)),
    );
  const errorsOf = (key: string) => store.errors()[`${prefix()}${key}`] ?? NO_ERRORS;
  // All rows are one value of the form; each cell must only draw itself again when its own part of it changes.
  const seen = new Map<
    string,
    { readonly value: Json | undefined; readonly errors: unknown; readonly count: number }
  >();
  const revisionOf = (key: string): number => {
    const value = key === '*' ? (row() as Json) : get(key);
    const errors = key === '*' ? store.errors() : errorsOf(key);
    const last = seen.get(key);
    if (last?.value === value && last?.errors === errors) return last.count;
    const count = (last?.count ?? 0) + 1;
    seen.set(key, { value, errors, count });
    return count;
  };

  return {
    get,
    values: () => whole(row()),
    base: () => whole(before()),
    set: (key, value) => {
      put(key, value);
      const cleared = [`${prefix()}${key}`, `${name}.${place()}`];
      const errors = Object.entries(store.errors());
      if (errors.some(([other]) => cleared.includes(other))) {
        store.setErrors(Object.fromEntries(errors.filter(([other]) => !cleared.includes(other))));
      }
    },
    // Values that the server copies from the parent need not be kept here.
    fill: (key, value) => {
      if (!copied.has(key)) put(key, value);
    },
    changedKeys: () => Object.keys(row()).filter((key) => row()[key] !== before()[key]),
    errors: () => ownErrors(store.errors(), prefix()),
    setErrors: (errors) => {
      const others = Object.entries(store.errors()).filter(([key]) => !key.startsWith(prefix()));
      const mine = Object.entries(errors).map(([key, texts]) => [`${prefix()}${key}`, texts] as const);
      store.setErrors(Object.fromEntries([...others, ...mine]));
    },
    rebase: store.rebase,
    revision: (keys) => keys.reduce((sum, key) => sum + revisionOf(key), 0),
    subscribe: (_, listener) => store.subscribe(ANY, listener),
  };
}

function ownErrors(errors: FormErrors, prefix: string): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, texts]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), texts] as const] : [],
    ),
  );
}
