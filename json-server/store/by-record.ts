/** One value per record: table by table, and within a table in the order in which records were first added. */
export class ByRecord<Value> {
  readonly #tables = new Map<string, Map<string, Map<string, Value>>>();

  get({ collection, tenant, id }: Which): Value | undefined {
    return this.#tables.get(collection)?.get(tenant)?.get(id);
  }

  set({ collection, tenant, id }: Which, value: Value): void {
    const tenants = inMap(this.#tables, collection, () => new Map<string, Map<string, Value>>());
    inMap(tenants, tenant, () => new Map<string, Value>()).set(id, value);
  }

  *values(): Generator<Value> {
    for (const tenants of this.#tables.values()) for (const records of tenants.values()) yield* records.values();
  }
}

type Which = { readonly collection: string; readonly tenant: string; readonly id: string };

function inMap<Inner>(map: Map<string, Inner>, key: string, make: () => Inner): Inner {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
