import { describe, expect, it, vi } from 'vitest';
import { createFormStore } from './form-store.ts';

describe('the store of a form', () => {
  it('tells only those who listen to the key that changed', () => {
    const store = createFormStore({ a: 1, b: 2 });
    const onA = vi.fn();
    const onB = vi.fn();
    const onAny = vi.fn();
    store.subscribe(['a'], onA);
    store.subscribe(['b'], onB);
    store.subscribe(['*'], onAny);
    store.set('a', 5);
    store.set('a', 5);
    expect([onA, onB, onAny].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 1]);
  });

  it('knows what differs from the base; nothing, null and empty text are the same nothing', () => {
    const store = createFormStore({ a: null, list: ['x'], text: 'old' });
    store.set('a', '');
    store.set('list', ['x']);
    expect(store.changedKeys()).toEqual([]);
    store.set('text', 'new');
    store.set('list', []);
    expect(store.changedKeys().sort()).toEqual(['list', 'text']);
    store.set('text', 'old');
    expect(store.changedKeys()).toEqual(['list']);
  });

  it('takes the errors of a value away with the value', () => {
    const store = createFormStore({ a: 'x', b: 'y' });
    store.setErrors({ a: ['wrong'], b: ['wrong too'] });
    store.set('a', 'z');
    expect(store.errors()).toEqual({ b: ['wrong too'] });
  });

  it('stands on a new base with what was typed', () => {
    const store = createFormStore({ a: 1, b: 1 });
    store.set('a', 2);
    store.rebase({ a: 1, b: 9 }, { a: 2, b: 9 });
    expect(store.changedKeys()).toEqual(['a']);
  });
});
