/** What is made of an object, once: it is kept as long as the object is. */
export function oncePer<Owner extends object, Made extends object>(make: (owner: Owner) => Made): typeof make {
  const made = new WeakMap<Owner, Made>();
  return (owner) => {
    const known = made.get(owner) ?? make(owner);
    made.set(owner, known);
    return known;
  };
}
