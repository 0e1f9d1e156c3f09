export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [name: string]: Json };
/** A schema of JSON Schema draft 7, as far as the schemas of the configuration use it. */
export type Node = {
  readonly description?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Node | boolean>>;
  readonly additionalProperties?: Node | boolean;
  readonly items?: Node | boolean;
  readonly $ref?: string;
  readonly allOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly if?: Node;
  readonly then?: Node;
  readonly else?: Node;
  readonly not?: Node;
  readonly definitions?: Readonly<Record<string, Node>>;
};
export type ReferenceSchema = { readonly kind: string; readonly schema: Node };
type Property = { readonly name: string; readonly node: Node; readonly isRequired: boolean };
/** An object of the configuration that has properties: a section of the reference. */
export type SchemaObject = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly isTop: boolean;
  readonly node: Node;
  readonly properties: readonly Property[];
  /** Properties that are described with every field, every block or a resource file, and that may stand here too. */
  readonly also: readonly string[];
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isNode = (value: Node | boolean | undefined): value is Node => isRecord(value);

const TOP: Readonly<Record<string, string>> = {
  resource: 'A resource file',
  page: 'A page file',
  menu: 'The file _menu.json',
  enums: 'The file _enums.json',
  dialects: 'The file _dialects.json',
};
/** What every object may have. */
const UNEXPLAINED: readonly string[] = ['$comment', '$schema'];
/** Definitions of which each type has properties of its own, and what one of them is called. */
const TYPED: Readonly<Record<string, string>> = { field: 'field', block: 'block' };

/** The schemas of the configuration as one: what several of them define is described once, as resources have it. */
export class Vocabulary {
  readonly places: readonly SchemaObject[];
  private readonly definitions: ReadonlyMap<string, Node>;
  private readonly roots: ReadonlyMap<string, Node>;
  private readonly found = new Map<Node, SchemaObject>();

  constructor(schemas: readonly ReferenceSchema[]) {
    this.roots = new Map(schemas.map(({ kind, schema }) => [kind, schema]));
    this.definitions = new Map(schemas.toReversed().flatMap(({ schema }) => Object.entries(schema.definitions ?? {})));
    for (const [kind, root] of this.roots) this.add(root, kind, TOP[kind] ?? kind, true);
    this.places = [...this.found.values()];
  }

  /** The schema of a kind of files. */
  root(kind: string): Node | undefined {
    return this.roots.get(kind);
  }

  placeAt(node: Node): SchemaObject | undefined {
    return this.found.get(node);
  }

  /** The schemas that a value may follow, references resolved; with the value, those of its own type too. */
  ways(node: Node, value?: Json): readonly Node[] {
    if (node.$ref !== undefined) return this.ways(this.definition(node.$ref), value);
    const choices = [...(node.oneOf ?? []), ...(node.anyOf ?? [])];
    if (choices.length > 0) return choices.flatMap((each) => this.ways(each, value));
    const parts = node.allOf ?? [];
    const same = parts.filter((part) => part.if === undefined);
    if (same.length > 0) return same.flatMap((part) => this.ways(part, value));
    if (!isRecord(value)) return [node];
    return [
      node,
      ...parts.flatMap((part) =>
        this.branchesOf(part)
          .filter((each) => meets(value, each.if))
          .map((each) => each.then),
      ),
    ];
  }

  /** The places that a property leads to: the object itself, or the entries of its list or object. */
  leadsTo(node: Node): readonly SchemaObject[] {
    return this.ways(node).flatMap((way) => {
      const own = this.found.get(way);
      const within = [way.items, way.additionalProperties].filter(isNode).flatMap((inner) => this.leadsTo(inner));
      return own ? [own, ...(within.length > 0 && way.additionalProperties !== false ? within : [])] : within;
    });
  }

  private definition($ref: string): Node {
    const found = this.definitions.get($ref.split('/').at(-1) ?? '');
    if (!found) throw new Error(`The schemas define no "${$ref}".`);
    return found;
  }

  private branchesOf({ if: asked, then, else: otherwise }: Node): readonly { if: Node; then: Node }[] {
    if (!asked || !then) return [];
    if (then.$ref !== undefined) return [{ if: asked, then: this.definition(then.$ref) }];
    if (!then.if || !then.then) return [];
    const both = { ...asked, required: [...(asked.required ?? []), ...(then.if.required ?? [])] };
    return [
      ...this.branchesOf({ if: both, then: then.then }),
      ...((otherwise ?? then.else)
        ? this.branchesOf({ if: { ...asked, not: then.if }, then: otherwise ?? then.else ?? {} })
        : []),
    ];
  }

  private add(node: Node, name: string, title: string, isTop: boolean): void {
    if (this.found.has(node)) return;
    const entries = Object.entries(node.properties ?? {}).filter(([key]) => !UNEXPLAINED.includes(key));
    const properties = entries.flatMap(([key, each]) =>
      isNode(each) ? [{ name: key, node: each, isRequired: node.required?.includes(key) === true }] : [],
    );
    if (entries.length > 0 || isTop) {
      const also = entries.filter(([, each]) => !isNode(each)).map(([key]) => key);
      this.found.set(node, { name, title, description: node.description ?? '', isTop, node, properties, also });
    }
    const prefix = name === 'resource' ? [] : [name];
    for (const { name: key, node: each } of properties) this.into(each, [...prefix, key]);
    if (isNode(node.additionalProperties)) this.into(node.additionalProperties, [name]);
    const typed = TYPED[name];
    if (typed === undefined) return;
    for (const branch of (node.allOf ?? []).flatMap((part) => this.branchesOf(part))) {
      this.add(branch.then, nameOf(this.definitions, branch.then), `${typed}: ${typesOf(branch.if)}`, false);
    }
  }

  private into(node: Node, path: readonly string[]): void {
    for (const way of this.ways(node)) {
      if (isForPeople(way) && way !== this.definitions.get('text')) continue;
      const defined = nameOf(this.definitions, way);
      const words = defined === '' ? path : [defined];
      const typed = TYPED[defined];
      if (way.properties)
        this.add(way, words.join('.'), typed === undefined ? titleOf(words) : `every ${typed}`, false);
      for (const inner of [way.items, way.properties ? undefined : way.additionalProperties])
        if (isNode(inner)) this.into(inner, words);
    }
  }
}

/** A text in the languages of the product. */
export const isForPeople = (node: Node): boolean => node.properties?.['en'] !== undefined;

/** `textField.pattern` is called "field text pattern". */
const titleOf = (words: readonly string[]): string =>
  words
    .join(' ')
    .replaceAll('.', ' ')
    .replace(/\b([A-Za-z]+)(Field|Block)\b/g, (_all, type: string, kind: string) => `${kind.toLowerCase()} ${type}`);

const nameOf = (definitions: ReadonlyMap<string, Node>, node: Node): string =>
  [...definitions].find(([, each]) => each === node)?.[0] ?? '';

const typeIn = (node: Node): readonly Json[] => {
  const type = node.properties?.['type'];
  return isNode(type) ? (type.enum ?? (type.const === undefined ? [] : [type.const])) : [];
};

function typesOf(asked: Node): string {
  const extra = asked.required?.filter((name) => name !== 'type') ?? [];
  const types = typeIn(asked).filter((type) => typeof type === 'string');
  return `${types.join(', ')}${extra.length > 0 ? ` with ${extra.join(', ')}` : ''}`;
}

function meets(value: JsonObject, asked: Node): boolean {
  if (!typeIn(asked).includes(value['type'] ?? null)) return false;
  if (asked.not?.required?.every((name) => name in value)) return false;
  return (asked.required ?? []).every((name) => name in value);
}

/** Words for what a value of a file is. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  object: 'object',
  array: 'list',
  boolean: 'yes/no',
  integer: 'whole number',
  number: 'number',
  null: '`null`',
};

/** What a value is, in words. */
export function kindsOf(node: Node): readonly string[] {
  const values = node.enum ?? (node.const === undefined ? [] : [node.const]);
  const types =
    node.type === undefined ? values.map((value) => (value === null ? 'null' : typeof value)) : [node.type].flat();
  return [...new Set(types)].map((type) => KINDS[type] ?? type);
}
