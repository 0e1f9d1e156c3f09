import { expect, test } from 'vitest';
import { prettyJson } from './pretty-json.ts';

test('what fits stands in one line, anything longer a member a line', () => {
  const field = { type: 'enum', values: ['NEW', 'DONE'] };
  expect(prettyJson({ fields: {} })).toBe('{ "fields": {} }');
  const text = prettyJson({ fields: { first: field, second: field, third: field } });
  expect(text).toBe(
    [
      '{',
      '  "fields": {',
      '    "first": { "type": "enum", "values": ["NEW", "DONE"] },',
      '    "second": { "type": "enum", "values": ["NEW", "DONE"] },',
      '    "third": { "type": "enum", "values": ["NEW", "DONE"] }',
      '  }',
      '}',
    ].join('\n'),
  );
  expect(JSON.parse(text)).toEqual({ fields: { first: field, second: field, third: field } });
});
