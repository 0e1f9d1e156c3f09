/** A stream of numbers that is the same on every machine for the same name. */
export type Random = {
  /** 0 ≤ x < 1 */
  readonly next: () => number;
  /** Whole number, both ends included. */
  readonly int: (min: number, max: number) => number;
  /** True with this probability, 0–1. */
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Picks by weight; the weights need not sum to anything. */
  readonly weighted: <Item>(items: readonly (readonly [item: Item, weight: number])[]) => Item;
};

/**
 * Mulberry32, started from a name. Each part of the seed has its own stream, so that one more estate does not change
 * every guest.
 */
export function createRandom(name: string): Random {
  let state = 2_166_136_261;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError(`Nothing to pick from in ${name}`);
    return item;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick,
    weighted: (items) => {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return pick(items)[0];
    },
  };
}
