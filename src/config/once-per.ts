/** Computes something from an object once, and keeps it as long as the object exists. */
export function oncePer<Owner extends object, Made extends object>(make: (owner: Owner) => Made): typeof make {
  const made = new WeakMap<Owner, Made>();
  return (owner) => {
    const known = made.get(owner) ?? make(owner);
    made.set(owner, known);
    return known;
  };
}
