import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OPERATORS } from '../types.ts';
import { makeField } from '../testing.ts';
import { FIELD_TYPES, fieldKind } from './registry.ts';

type Branch = { properties: Record<string, unknown>; additionalProperties: unknown; description?: string };
type Schema = {
  definitions: Record<string, Branch> & {
    field: Branch & { allOf: { if: { properties: { type: { enum: string[] } } }; then: { $ref: string } }[] };
  };
};
const root = join(import.meta.dirname, '../../..');
const schema = JSON.parse(readFileSync(join(root, 'resources/schemas/resource.schema.json'), 'utf8')) as Schema;
const reference = readFileSync(join(root, 'docs/configuration/reference.md'), 'utf8').split(/^### /m);
const { field } = schema.definitions;

describe.each(FIELD_TYPES)('%s', (type) => {
  const branches = field.allOf.filter((branch) => branch.if.properties.type.enum.includes(type));
  const own = schema.definitions[branches[0]?.then.$ref.split('/').at(-1) ?? ''];

  test('has a kind, whose operators are those of the where-language', () => {
    const kind = fieldKind(type);
    const example = makeField({ type, start: 'from', end: 'to' });
    expect(kind.operators(example).filter((operator) => !OPERATORS.includes(operator))).toEqual([]);
    expect(kind.inputs(example)).toEqual(expect.arrayContaining(kind.keys(example).map(({ key }) => key)));
  });

  test('is a type of the schema, with exactly one branch that refuses unknown keys', () => {
    expect((field.properties['type'] as { enum: string[] }).enum).toContain(type);
    expect(branches).toHaveLength(1);
    expect(own?.additionalProperties).toBe(false);
    expect(Object.keys(own?.properties ?? {})).toEqual(
      expect.arrayContaining(['$comment', 'type', 'label', 'help', 'showIf']),
    );
  });

  test('explains each of its keys to editors', () => {
    const unexplained = Object.entries(own?.properties ?? {}).filter(([key, value]) => {
      const described = value === true ? field.properties[key] : value;
      return key !== '$comment' && described !== undefined && !/"(description|\$ref)"/.test(JSON.stringify(described));
    });
    expect(unexplained).toEqual([]);
  });

  test('is in docs/configuration/reference.md, with each key of its own', () => {
    const section = reference.find((part) => /^field: (.+)$/m.exec(part)?.[1]?.split(', ').includes(type));
    expect(section).toBeDefined();
    const ownKeys = Object.entries(own?.properties ?? {}).filter(
      ([key, value]) => value !== true && key !== '$comment',
    );
    expect(ownKeys.map(([key]) => key).filter((key) => !section?.includes(`#### \`${key}\``))).toEqual([]);
  });
});

test('the schema knows no other types', () => {
  expect((field.properties['type'] as { enum: string[] }).enum).toEqual([...FIELD_TYPES]);
});
