import { expect, test } from 'vitest';
import { briefFindings, FIELDS, goodResource, label, OTHERS } from './check-fixture.ts';

const NOTES = goodResource({
  name: 'notes',
  fields: {
    thingId: { type: 'ref', resource: 'things', label },
    text: { type: 'text', label, required: true },
    count: { type: 'integer', label, required: true, default: 1 },
    papers: { type: 'object', label, fields: { a: { type: 'text', label } } },
    code: { type: 'text', label, required: true, generate: 'N-{seq:3}' },
  },
});
const found = (inline: unknown, form: object = {}) =>
  briefFindings({
    'things.json': goodResource({
      fields: { ...FIELDS, notes: { type: 'children', resource: 'notes', via: 'thingId', label, inline } },
      ...form,
    }),
    'notes.json': NOTES,
    ...OTHERS,
  }).map((finding) => finding.replace('things.json ', ''));
const inForm = { form: { sections: [{ fields: ['code', 'notes'] }] } };

test.each([
  [true, []],
  [['text'], []],
  [['text', 'count'], []],
  [['count'], ['RES103 /fields/notes/inline']],
  [['text', 'tetx'], ['RES201 /fields/notes/inline/1']],
  [['text', 'thingId'], ['RES213 /fields/notes/inline/1']],
  [['text', 'papers'], ['RES213 /fields/notes/inline/1']],
])('rows of %j', (inline, expected) => {
  expect(found(inline, inForm)).toEqual(expected);
});

test('children stand in a form as rows only', () => {
  expect(found(false, inForm)).toEqual(['RES213 /form/sections/0/fields/1']);
  expect(found(false)).toEqual([]);
});
