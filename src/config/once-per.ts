/** Computes something from an object once, and keeps it as long as the object. */
export function oncePer<Owner extends object, Made extends string | number | object>(
  make: (owner: Owner) => Made,
): typeof make {
  const made = new WeakMap<Owner, Made>();
  return (owner) => {
    let known = made.get(owner);
    if (known === undefined) made.set(owner, (known = make(owner)));
    return known;
  };
}
