/** The next id of a list: one above the highest, 1 for the first. */
export function nextId(ids: readonly number[]): number {
  return ids.reduce((highest, id) => Math.max(highest, id), 0) + 1;
}

/** Spec §5 and §7: the count plus one, or one more if taken (and so on: an id never names two). */
export function countBasedId(ids: readonly number[]): number {
  const taken = new Set(ids);
  let id = ids.length + 1;
  while (taken.has(id)) id += 1;
  return id;
}
