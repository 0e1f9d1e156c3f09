import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OrderedIndex } from './ordered-index.ts';
import { PlainKeys, TextKeys } from './slot-keys.ts';

const collator = new Intl.Collator('tr', { numeric: true });
type Value = string | number | null;

const KINDS = [
  { kind: 'plain', make: () => new PlainKeys(), values: fc.option(fc.integer({ min: 0, max: 40 })) },
  {
    kind: 'text',
    make: () => new TextKeys(),
    values: fc.option(fc.string({ unit: fc.constantFrom('a', 'A', 'ç', 'ı', 'İ', 'é', '1', '0', ' '), maxLength: 3 })),
  },
] as const;

function inOrder(model: ReadonlyMap<number, Value>): number[] {
  return [...model.keys()].sort((a, b) => {
    const left = model.get(a) ?? null;
    const right = model.get(b) ?? null;
    if (left === null || right === null) return Number(left === null) - Number(right === null) || a - b;
    if (typeof left === 'number' && typeof right === 'number') return left - right || a - b;
    return collator.compare(String(left), String(right)) || a - b;
  });
}

function collect(walk: (visit: (slot: number) => boolean) => void, limit = Infinity): number[] {
  const slots: number[] = [];
  walk((slot) => slots.push(slot) >= limit);
  return slots;
}

test.each(KINDS)('$kind: any sequence of insertions and removals leaves the order of a sort', ({ make, values }) => {
  const step = fc.record({ slot: fc.integer({ min: 0, max: 1500 }), value: values as fc.Arbitrary<Value> });
  const run = fc.property(fc.array(step, { minLength: 1, maxLength: 1500, size: 'max' }), (steps) => {
    const index = new OrderedIndex(make());
    const model = new Map<number, Value>();
    for (const { slot, value } of steps) {
      if (model.has(slot)) index.remove(slot);
      if (model.delete(slot)) continue;
      model.set(slot, value);
      index.add(slot, value);
    }
    const expected = inOrder(model);
    expect(index.size).toBe(expected.length);
    expect([...index.slots('ASC')]).toEqual(expected);
    expect([...index.slots('DESC')]).toEqual(expected.toReversed());
    const middle = expected.length >>> 1;
    expect(collect((visit) => index.ascend(middle, visit), 5)).toEqual(expected.slice(middle, middle + 5));
    expect(collect((visit) => index.descend(middle, visit), 5)).toEqual(
      expected.toReversed().slice(middle, middle + 5),
    );
    const probe = [...model.values()].find((value) => value !== null) ?? 'a';
    const first = expected.findIndex((slot) => {
      const value = model.get(slot) ?? null;
      if (value === null) return true;
      return typeof value === 'number' ? value >= Number(probe) : collator.compare(value, String(probe)) >= 0;
    });
    expect(index.position(probe)).toBe(first === -1 ? expected.length : first);

    const built = new OrderedIndex(make());
    built.build([...model.keys()], (slot) => model.get(slot));
    expect([...built.slots('ASC')]).toEqual(expected);
  });
  fc.assert(run, { numRuns: 60 });
});

test('ten thousand insertions in random places keep every chunk findable', () => {
  const index = new OrderedIndex(new PlainKeys());
  const model = new Map<number, number>();
  for (let slot = 0; slot < 10_000; slot++) {
    const value = (slot * 7919) % 997;
    index.add(slot, value);
    model.set(slot, value);
  }
  for (let slot = 0; slot < 10_000; slot += 3) {
    index.remove(slot);
    model.delete(slot);
  }
  expect([...index.slots('ASC')]).toEqual(inOrder(model));
});

test('removing a slot that is not there is an error, not silent damage', () => {
  const index = new OrderedIndex(new PlainKeys());
  index.add(1, 'x');
  expect(() => index.remove(2)).toThrow('not in the index');
});
