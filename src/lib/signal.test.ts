import { expect, test } from 'vitest';
import { createSignal } from './signal.ts';

test('whoever listens is told, and who stops is not', () => {
  const heard: string[] = [];
  const { subscribe, tell } = createSignal();
  const stop = subscribe(() => heard.push('a'));
  subscribe(() => heard.push('b'));
  tell();
  stop();
  tell();
  expect(heard).toEqual(['a', 'b', 'b']);
});

test('who stops while everybody is told disturbs nobody', () => {
  const heard: string[] = [];
  const { subscribe, tell } = createSignal();
  const stop = subscribe(() => {
    heard.push('a');
    stop();
  });
  subscribe(() => heard.push('b'));
  tell();
  expect(heard).toEqual(['a', 'b']);
});

test('what it needs begins with the first listener and ends after the last, each time', () => {
  const seen: string[] = [];
  const { subscribe } = createSignal(() => {
    seen.push('on');
    return () => seen.push('off');
  });
  const first = subscribe(() => undefined);
  const second = subscribe(() => undefined);
  first();
  first();
  second();
  subscribe(() => undefined)();
  expect(seen).toEqual(['on', 'off', 'on', 'off']);
});
