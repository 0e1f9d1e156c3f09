import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/**
 * The vocabulary of `resources/` exists twice: as a schema, for editors and the checker, and as types, for code that
 * reads accepted files. This test compares both, down to the last property.
 */
const TYPES = new Map<string, ts.TypeNode>();
/** Interfaces extended by types of fields and blocks, each in its own file. */
const MERGED = new Map<string, ts.TypeElement[]>();
const filesIn = (folder: string): string[] =>
  readdirSync(`src/config/${folder}`).flatMap((name) => (/\.test\./.test(name) ? [] : [`${folder}/${name}`]));
const declared = (node: ts.Statement): void => {
  if (ts.isTypeAliasDeclaration(node)) TYPES.set(node.name.text, node.type);
  if (ts.isInterfaceDeclaration(node)) {
    MERGED.set(node.name.text, [...(MERGED.get(node.name.text) ?? []), ...node.members]);
  }
  if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body)) node.body.statements.forEach(declared);
};
for (const name of [
  'raw.ts',
  'types.ts',
  'page-types.ts',
  'routed-api.ts',
  ...filesIn('fields'),
  ...filesIn('blocks'),
]) {
  const path = `src/config/${name}`;
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest).statements.forEach(declared);
}

type Schema = {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly then?: Schema;
  readonly else?: Schema;
};

/** The keys of objects, and the shapes below each key; `inside`: of lists, and of objects with free keys. */
type Shape<Node> = { readonly keys: Map<string, Node[]>; readonly inside: Node[] };

function schemaShape(root: Schema, nodes: readonly Schema[]): Shape<Schema> {
  const shape: Shape<Schema> = { keys: new Map(), inside: [] };
  const visit = (node: Schema): void => {
    if (node.$ref) visit(definition(root, node.$ref));
    for (const part of [node.oneOf, node.anyOf, node.allOf]) part?.forEach(visit);
    for (const part of [node.then, node.else]) if (part) visit(part);
    for (const [key, below] of Object.entries(node.properties ?? {})) {
      // `true` only passes a base's key on to its variants.
      const known = shape.keys.get(key) ?? [];
      shape.keys.set(key, typeof below === 'object' ? [...known, below] : known);
    }
    if (node.items) shape.inside.push(...[node.items].flat());
    if (typeof node.additionalProperties === 'object') shape.inside.push(node.additionalProperties);
  };
  nodes.forEach(visit);
  return shape;
}

function definition(root: Schema, ref: string): Schema {
  const found = root.definitions?.[ref.replace('#/definitions/', '')];
  if (found === undefined) throw new Error(`${ref} is not defined`);
  return found;
}

const literals = (node: ts.TypeNode | undefined): string[] => {
  if (node === undefined) return [];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(literals);
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
};

function typeShape(nodes: readonly ts.TypeNode[]): Shape<ts.TypeNode> {
  const shape: Shape<ts.TypeNode> = { keys: new Map(), inside: [] };
  const seen = new Set<ts.TypeNode>();
  const visit = (node: ts.TypeNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) node.types.forEach(visit);
    else if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) visit(node.type);
    else if (ts.isArrayTypeNode(node)) shape.inside.push(node.elementType);
    else if (ts.isTupleTypeNode(node)) shape.inside.push(...node.elements);
    else if (ts.isTypeLiteralNode(node)) node.members.forEach(member);
    else if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) reference(node.typeName.text, node);
    else if (ts.isIndexedAccessTypeNode(node)) anyMember(node.objectType);
  };
  /** `RawBlockShapes[keyof RawBlockShapes]` */
  const anyMember = (node: ts.TypeNode): void => {
    if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName)) return;
    for (const each of MERGED.get(node.typeName.text) ?? []) {
      if (ts.isPropertySignature(each) && each.type) visit(each.type);
    }
  };
  const member = (each: ts.TypeElement): void => {
    if (ts.isIndexSignatureDeclaration(each)) shape.inside.push(each.type);
    if (!ts.isPropertySignature(each) || each.type === undefined) return;
    const key = ts.isIdentifier(each.name) || ts.isStringLiteral(each.name) ? each.name.text : '';
    shape.keys.set(key, [...(shape.keys.get(key) ?? []), each.type]);
  };
  const reference = (
    name: string,
    { typeArguments = ts.factory.createNodeArray<ts.TypeNode>() }: ts.TypeReferenceNode,
  ) => {
    const [first, second] = typeArguments;
    if (name === 'Record' && second) shape.inside.push(second);
    else if (name === 'Pick' && first) {
      const whole = typeShape([first]);
      for (const key of literals(second)) shape.keys.set(key, whole.keys.get(key) ?? []);
    } else if (['Readonly', 'Partial', 'Required'].includes(name) && first) visit(first);
    else if (MERGED.has(name)) MERGED.get(name)!.forEach(member);
    else if (TYPES.has(name)) visit(TYPES.get(name)!);
  };
  nodes.forEach(visit);
  return shape;
}

/** Keys only a file has: comments, its schema, and its reader. */
const OF_FILES: ReadonlySet<string> = new Set(['$comment', '$schema', 'kind', 'version']);
/** Conditions are the where-language, which has its own tests. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'where',
  'showIf',
  'requiredIf',
  'readOnlyIf',
  'lockedIf',
  'optionsWhere',
  'when',
  'if',
]);
/** The `when` of an automation is its trigger. */
const IS_NO_CONDITION = 'RawResource.automations[].when';

/** One type serves both menus: a page's badge names a resource, a resource's entry may open its form. */
const OF_THE_OTHER: readonly string[] = ['RawResource.menu.badge.resource', 'RawPage.menu.to'];

/** `list.columns[].width`: keys only one side has. */
function differences(root: Schema, type: string, begin: readonly Schema[]): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const compare = (path: string, schemas: readonly Schema[], types: readonly ts.TypeNode[], depth: number): void => {
    const described = schemaShape(root, schemas);
    const typed = typeShape(types);
    // Open shapes (any JSON, an unprocessed list) cannot be compared.
    const isKnown = (shape: Shape<unknown>) => shape.keys.size > 0;
    const name = [...described.keys.keys(), '|', ...typed.keys.keys()].join();
    if (depth > 12 || (isKnown(described) && seen.has(name))) return;
    seen.add(name);
    if (isKnown(described) && isKnown(typed)) {
      for (const key of described.keys.keys()) {
        if (!OF_FILES.has(key) && !typed.keys.has(key)) found.add(`${path}.${key}: only the schema`);
      }
      for (const key of typed.keys.keys()) {
        if (described.keys.has(key) || OF_THE_OTHER.includes(`${path}.${key}`)) continue;
        found.add(`${path}.${key}: only ${type}`);
      }
    }
    for (const [key, below] of described.keys) {
      const other = typed.keys.get(key);
      const isCondition = ELSEWHERE.has(key) && `${path}.${key}` !== IS_NO_CONDITION;
      if (other && !isCondition) compare(`${path}.${key}`, below, other, depth + 1);
    }
    if (described.inside.length > 0 && typed.inside.length > 0)
      compare(`${path}[]`, described.inside, typed.inside, depth + 1);
  };
  compare(type, begin, [ts.factory.createTypeReferenceNode(type)], 0);
  return [...found].sort();
}

const read = (name: string) => JSON.parse(readFileSync(`resources/schemas/${name}.schema.json`, 'utf8')) as Schema;
const fieldsIn = (schema: Schema) =>
  Object.entries(schema.definitions ?? {}).flatMap(([name, each]) => (/Field$/.test(name) ? [each] : []));

describe('the schemas and the types of what stands in files', () => {
  const resource = read('resource');

  test('a resource', () => {
    const { fields: _fields, of: _of, only: _only, where: _where, ...properties } = resource.properties ?? {};
    const { definitions = {} } = resource;
    expect(differences({ definitions }, 'RawResource', [{ properties: { ...properties, fields: {} } }])).toEqual([]);
  });

  test('a field of any type', () => {
    expect(differences(resource, 'RawField', fieldsIn(resource))).toEqual([]);
  });

  test('a page', () => {
    const page = read('page');
    expect(differences(page, 'RawPage', [page])).toEqual([]);
  });

  test('what differs is found', () => {
    const schema: Schema = { properties: { id: {}, label: {}, icon: {} } };
    expect(differences(schema, 'RawView', [schema])).toEqual([
      'RawView.columns: only RawView',
      'RawView.icon: only the schema',
      'RawView.roles: only RawView',
      'RawView.sort: only RawView',
      'RawView.where: only RawView',
    ]);
  });
});
