import {
  isNode,
  isRecord,
  type Json,
  type Node,
  type SchemaObject,
  type Vocabulary,
} from './config-reference-places.ts';

/** A file of the configuration as a source of examples. */
export type ExampleFile = { readonly path: string; readonly kind: string; readonly value: Json };
export type Example = { readonly value: Json; readonly path?: string | undefined };
type Examples = {
  /** By `place.property`. */
  readonly ofProperties: ReadonlyMap<string, Example>;
  readonly ofPlaces: ReadonlyMap<SchemaObject, Example>;
};

const SHORT = 12;
const LONG = 200;
/** An object of more JSON than this shows too much at once. */
const LARGE = 500;

/** An example from the files for each property and each object. */
export function examplesIn(files: readonly ExampleFile[], vocabulary: Vocabulary): Examples {
  const ofProperties = new Map<string, Example[]>();
  const ofPlaces = new Map<SchemaObject, Example[]>();
  const visit = (value: Json, node: Node, path: string): void => {
    for (const way of vocabulary.ways(node, value)) {
      if (isList(value) && isNode(way.items)) for (const entry of value) visit(entry, way.items, path);
      if (!isRecord(value)) continue;
      const place = vocabulary.placeAt(way);
      if (place) ofPlaces.set(place, [...(ofPlaces.get(place) ?? []), { value, path }]);
      for (const [name, member] of Object.entries(value)) {
        const property = way.properties?.[name] ?? way.additionalProperties;
        if (!isNode(property)) continue;
        if (place?.properties.some((each) => each.name === name)) {
          const key = `${place.name}.${name}`;
          ofProperties.set(key, [...(ofProperties.get(key) ?? []), { value: member, path }]);
        }
        visit(member, property, path);
      }
    }
  };
  for (const { path, kind, value } of files) {
    const root = vocabulary.root(kind);
    if (root) visit(value, root, path);
  }
  return {
    ofProperties: new Map([...ofProperties].map(([key, examples]) => [key, best(examples)])),
    ofPlaces: new Map(
      [...ofPlaces].flatMap(([place, examples]) => fullest(place, examples).map((each) => [place, each])),
    ),
  };
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const sizeOf = ({ value }: Example): number => JSON.stringify(value).length;

/** The first that is a plain value, or neither bare nor long; else the shortest. */
function best(examples: readonly Example[]): Example {
  const isTelling = (each: Example) =>
    typeof each.value !== 'object' || (sizeOf(each) >= SHORT && sizeOf(each) <= LONG);
  return examples.find(isTelling) ?? examples.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0] ?? { value: null };
}

/** The first with the most properties of the place among those that are not too large. */
function fullest({ isTop, title, properties }: SchemaObject, examples: readonly Example[]): readonly Example[] {
  if (isTop || title.startsWith('every ')) return [];
  const told = ({ value }: Example): number => properties.filter(({ name }) => isRecord(value) && name in value).length;
  return examples
    .filter((each) => sizeOf(each) <= LARGE)
    .toSorted((a, b) => told(b) - told(a))
    .slice(0, 1);
}
