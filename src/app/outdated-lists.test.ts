import { expect, test } from 'vitest';
import { sampleConfig } from '../../tests/screens/sample-config.ts';
import type { ClientConfig, ClientResource } from '../config/types.ts';
import { outdatedLists } from './outdated-lists.ts';

const estate = sampleConfig().resources['estates']!;
/** Estates, guests and stays, with what has changed of them. */
const configOf = (
  version: string,
  changes: { readonly [name: string]: Partial<ClientResource> } = {},
): ClientConfig => {
  const resources = Object.fromEntries(
    ['estates', 'guests', 'stays'].map((name) => [name, { ...estate, name, ...changes[name] }]),
  );
  return { ...sampleConfig(), version, resources };
};
const before = configOf('v1');
const outdated = (after: ClientConfig, names: readonly string[]) => outdatedLists({ before, after, names });

test('what the server names, although it may look the same here', () => {
  expect(outdated(configOf('v2'), ['guests'])).toEqual(new Set(['guests']));
});
test('what differs here beside it: two files were saved at once, or rights changed with one', () => {
  expect(outdated(configOf('v2', { stays: { can: ['list'] } }), ['guests'])).toEqual(new Set(['guests', 'stays']));
});
test('nothing, where only what is wrong with the files is told anew', () => {
  expect(outdated({ ...before, findings: [] }, [])).toEqual(new Set());
});
test('all, where something else has changed: a package, rights, what the company has set', () => {
  expect(outdated(configOf('v2'), [])).toBe('all');
  const company = { currencies: ['EUR'] } as never;
  expect(outdated({ ...before, company }, [])).toBe('all');
});
test('all, where records have another title, which stands in the lists of others', () => {
  expect(outdated(configOf('v2', { guests: { title: '{code}' } }), ['guests'])).toEqual(new Set(['guests']));
  expect(outdated(configOf('v2', { guests: { title: '{lastName}' } }), ['guests'])).toBe('all');
});
