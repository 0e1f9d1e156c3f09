import { describe, expect, test } from 'vitest';
import { boundedCache, boundedCachePer } from './bounded-cache.ts';

describe('a memory with a limit', () => {
  test('never holds more than it may; the oldest goes first', () => {
    const memory = boundedCache<number>(3);
    for (let at = 0; at < 100; at += 1) memory.set(`n${at}`, at);
    expect(memory.size).toBe(3);
    expect(['n96', 'n97', 'n98', 'n99'].map((name) => memory.get(name))).toEqual([undefined, 97, 98, 99]);
  });

  test('what is put there again pushes nothing out', () => {
    const memory = boundedCache<string>(2);
    memory.set('a', '1');
    memory.set('b', '2');
    memory.set('a', '3');
    expect([memory.get('a'), memory.get('b')]).toEqual(['3', '2']);
  });

  test('is worked out once, and anew once it was forgotten; a failure is not kept', () => {
    const memory = boundedCache<string>(1);
    let made = 0;
    const make = () => `made ${(made += 1)}`;
    expect([memory.of('a', make), memory.of('a', make)]).toEqual(['made 1', 'made 1']);
    memory.of('b', make);
    expect(memory.of('a', make)).toBe('made 3');
    memory.delete('a');
    expect(() =>
      memory.of('a', () => {
        throw new Error('not now');
      }),
    ).toThrow('not now');
    expect(memory.of('a', make)).toBe('made 4');
    memory.clear();
    expect(memory.size).toBe(0);
  });

  test('is one for each that it is about', () => {
    const memoryOf = boundedCachePer<number>(1);
    const one = {};
    const other = {};
    memoryOf(one).set('a', 1);
    memoryOf(other).set('a', 2);
    expect([memoryOf(one).get('a'), memoryOf(other).get('a')]).toEqual([1, 2]);
  });
});
