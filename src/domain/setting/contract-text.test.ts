import { describe, expect, test } from 'vitest';
import { contractBlocks, contractInForce, type ContractVersion, fillContract } from './contract-text.ts';

const both = { en: 'x', tr: 'x' };
const version = (number: number, status: string, validFrom: string): ContractVersion => ({
  id: `v${number}`,
  kind: 'PRIVACY',
  version: number,
  status,
  validFrom,
  title: both,
  body: both,
});
const VERSIONS = [
  version(1, 'SUPERSEDED', '2026-01-01T00:00:00.000Z'),
  version(2, 'PUBLISHED', '2026-06-01T00:00:00.000Z'),
  version(3, 'PUBLISHED', '2027-01-01T00:00:00.000Z'),
  version(4, 'DRAFT', ''),
];

describe('WB7: the text in force', () => {
  test.each([
    ['2025-12-31T23:59:59.999Z', undefined],
    ['2026-01-01T00:00:00.000Z', 1],
    ['2026-05-31T23:59:59.999Z', 1],
    ['2026-06-01T00:00:00.000Z', 2],
    ['2026-12-31T00:00:00.000Z', 2],
    ['2027-01-01T00:00:00.000Z', 3],
  ])('at %s is version %s', (moment, number) => {
    expect(contractInForce(VERSIONS, 'PRIVACY', moment)?.version).toBe(number);
    expect(contractInForce(VERSIONS, 'CANCELLATION', moment)).toBeUndefined();
  });
});

test('names are filled in once, and what nobody knows is a gap', () => {
  expect(fillContract('{guest} in {home}, {total}', { guest: '{home}', home: 'Deniz' })).toBe('{home} in Deniz, ……');
  expect(fillContract('{constructor}', {})).toBe('……');
});

test('headings, lists and paragraphs; everything else is text', () => {
  expect(contractBlocks('# One\nfirst\nsecond\n\n- a\n- b\nthird <b>\n\n\n# Two')).toEqual([
    { kind: 'heading', text: 'One' },
    { kind: 'paragraph', text: 'first\nsecond' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'third <b>' },
    { kind: 'heading', text: 'Two' },
  ]);
  expect(contractBlocks('')).toEqual([]);
});
