import { describe, expect, it, test } from 'vitest';
import { isDraft } from './draft-step.ts';
import { validateRecord } from './record.ts';
import { makeResource, TEST_VALUES } from './testing.ts';
import type { Json } from './types.ts';

const resource = makeResource({
  name: 'homes',
  fields: {
    code: { type: 'text', required: true, maxLength: 5 },
    guests: { type: 'integer', required: true, min: 1 },
    isForSale: { type: 'boolean', default: false },
    salePrice: { type: 'integer', required: true, showIf: { isForSale: true } },
    address: {
      type: 'object',
      required: true,
      fields: { city: { type: 'text', required: true }, zip: { type: 'text' } },
    },
    owners: {
      type: 'repeater',
      required: true,
      fields: {
        who: { type: 'text', required: true },
        share: { type: 'percent', required: true },
        from: { type: 'date', required: true },
        to: { type: 'date' },
      },
      shares: { by: 'who', percent: 'share', from: 'from', to: 'to' },
    },
    status: { type: 'enum', values: ['DRAFT', 'ACTIVE', 'PASSIVE'], default: 'DRAFT', readOnly: true },
  },
  actions: {
    publish: { from: ['DRAFT', 'PASSIVE'], set: { status: 'ACTIVE' } },
    rest: { from: ['ACTIVE'], set: { status: 'PASSIVE' } },
  },
  draft: { state: 'DRAFT', action: 'publish' },
  rules: [{ id: 'few', assert: { guests: { lte: 10 } }, at: 'guests', message: 'Too many' }],
});

type Case = { readonly operation: 'create' | 'merge' | 'action'; readonly before?: Json; readonly to?: string };
function issuesOf(input: Json, { operation, before, to }: Case): string[] {
  const { issues } = validateRecord({
    resource,
    operation,
    input,
    ...(before === undefined ? {} : { before: before as never }),
    values: TEST_VALUES,
    canWrite: () => true,
    ...(to === undefined ? {} : { set: { status: to }, allowed: [] }),
  });
  return issues.map(({ field, key }) => `${field} ${key.replace('validation.', '')}`);
}

const whole = {
  id: 'h1',
  code: 'A',
  guests: 2,
  isForSale: false,
  address: { city: 'Kaş', zip: null },
  owners: [{ who: 'a', share: 100, from: '2026-01-01', to: null }],
};

describe('a draft', () => {
  it('needs nothing, in no part', () => {
    expect(issuesOf({}, { operation: 'create' })).toEqual([]);
    const incomplete = { address: { zip: '1' }, owners: [{ who: 'a' }, { share: 60, from: '2026-01-01' }] };
    expect(issuesOf(incomplete, { operation: 'create' })).toEqual([]);
    expect(issuesOf({ guests: null }, { operation: 'merge', before: { ...whole, status: 'DRAFT' } })).toEqual([]);
  });

  it('keeps formats, bounds and rules', () => {
    expect(issuesOf({ code: 'too long', guests: 0 }, { operation: 'create' })).toEqual(['code tooLong', 'guests min']);
    expect(issuesOf({ guests: 11 }, { operation: 'create' })).toEqual(['guests rule']);
    const owners = [{ who: 'a', share: 60, from: '2026-01-01' }];
    expect(issuesOf({ owners }, { operation: 'create' })).toEqual(['owners.0.share shareSum']);
  });

  it('is asked for everything when it leaves its state, hidden fields excepted', () => {
    const before = {
      id: 'h1',
      status: 'DRAFT',
      isForSale: true,
      address: { zip: '1' },
      owners: [{ who: 'a', share: 100 }],
    };
    expect(issuesOf({}, { operation: 'action', before, to: 'ACTIVE' })).toEqual([
      'code required',
      'guests required',
      'salePrice required',
      'address.city required',
      'owners.0.from required',
    ]);
    expect(issuesOf({}, { operation: 'action', before: { ...whole, status: 'DRAFT' }, to: 'ACTIVE' })).toEqual([]);
    const broken = { ...whole, status: 'DRAFT', guests: 11 };
    expect(issuesOf({}, { operation: 'action', before: broken, to: 'ACTIVE' })).toEqual(['guests rule']);
  });

  it('is nothing that a published record could become by an edit', () => {
    const before = { ...whole, status: 'ACTIVE' };
    expect(issuesOf({ code: null }, { operation: 'merge', before })).toEqual(['code required']);
    expect(issuesOf({ owners: [{ who: 'a' }] }, { operation: 'merge', before })).toEqual([
      'owners.0.share required',
      'owners.0.from required',
    ]);
    // Other actions require only what they ask for.
    expect(issuesOf({}, { operation: 'action', before: { ...before, code: null }, to: 'PASSIVE' })).toEqual([]);
  });
});

test('which records are drafts', () => {
  expect(isDraft({ resource, row: undefined })).toBe(true);
  expect(isDraft({ resource, row: { id: 'x', status: 'DRAFT' } })).toBe(true);
  expect(isDraft({ resource, row: { id: 'x', status: 'ACTIVE' } })).toBe(false);
  expect(isDraft({ resource: { fields: resource.fields }, row: undefined })).toBe(false);
});
