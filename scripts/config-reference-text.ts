import { type Example, type ExampleFile, examplesIn } from './config-reference-examples.ts';
import {
  isNode,
  isForPeople,
  isRecord,
  type Json,
  kindsOf,
  type Node,
  type SchemaObject,
  type ReferenceSchema,
  Vocabulary,
} from './config-reference-places.ts';

type Setup = {
  readonly schemas: readonly ReferenceSchema[];
  readonly files: readonly ExampleFile[];
  /** `place.property` → an example, where no file has the property. */
  readonly own: Readonly<Record<string, Json>>;
};

const PREFACE = `# Reference

Every property of the configuration: its type, its allowed values, one example. The tasks are explained in the
[guide](../configuration.md).

This page is made from \`resources/schemas/\` and the files in \`resources/\` by \`npm run config-reference\`; nobody edits it. An
example with a path below it is what that file says. **Text** means a [text for people](#text).
\`"$comment"\` may stand in any object.
`;

/** What `docs/configuration/reference.md` says. A property of which there is no example anywhere is an error. */
export function configReferenceText({ schemas, files, own }: Setup): string {
  const vocabulary = new Vocabulary(schemas);
  const { places } = vocabulary;
  const { ofProperties: examples, ofPlaces } = examplesIn(files, vocabulary);
  const keys = places.flatMap((place) => place.properties.map(({ name }) => `${place.name}.${name}`));
  const missing = keys.filter((key) => !examples.has(key) && !Object.hasOwn(own, key));
  if (missing.length > 0)
    throw new Error(`Write an example into scripts/config-reference-examples.json: ${missing.join(', ')}`);
  const unused = Object.keys(own).filter((key) => examples.has(key) || !keys.includes(key));
  if (unused.length > 0)
    throw new Error(`Examples in scripts/config-reference-examples.json that a file has: ${unused.join(', ')}`);
  const exampleOf = (key: string): Example => examples.get(key) ?? { value: own[key] ?? null };
  const index = places.map(({ title, isTop }) => `${isTop ? '' : '  '}- [${title}](#${slugOf(title)})`);
  return [
    PREFACE,
    `${index.join('\n')}\n`,
    ...places.map((place) => placeText({ place, vocabulary, exampleOf, whole: ofPlaces.get(place) })),
  ].join('\n');
}

/** The anchor that a heading has. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');

const linkTo = ({ title }: SchemaObject): string => `[${title}](#${slugOf(title)})`;

type PlaceSetup = {
  readonly place: SchemaObject;
  readonly vocabulary: Vocabulary;
  readonly exampleOf: (key: string) => Example;
  readonly whole: Example | undefined;
};

function placeText({ place, vocabulary, exampleOf, whole }: PlaceSetup): string {
  const lines = [`${place.isTop ? '##' : '###'} ${place.title}`, ''];
  if (place.description !== '') lines.push(sentence(place.description), '');
  if (place.properties.length === 0) lines.push(moreOf(place, place.node, vocabulary), '');
  const [kind] = place.title.split(':');
  const home = vocabulary.places.find(({ title }) => title === `every ${kind ?? ''}`) ?? vocabulary.places[0];
  if (home && place.also.length > 0) {
    lines.push(
      `These may stand here too, as ${linkTo(home)} says: ${place.also.map((name) => `\`${name}\``).join(', ')}.`,
      '',
    );
  }
  if (whole && place.properties.length > 1) lines.push('A whole one:', '', ...exampleLines(whole));
  for (const { name, node, isRequired } of place.properties) {
    const { value, path } = exampleOf(`${place.name}.${name}`);
    const facts = [kindText(node, vocabulary), ...(isRequired ? ['must be there'] : []), ...limitsOf(node, vocabulary)];
    const said = [sentence(descriptionOf(node, vocabulary)), moreOf(place, node, vocabulary)];
    const text = said.filter((each) => each !== '').join(' ');
    lines.push(
      `#### \`${name}\` (${place.title.toLowerCase()})`,
      '',
      `${capital(facts.join('; '))}.${text === '' ? '' : ` ${text}`}`,
      '',
    );
    lines.push(...exampleLines({ value: { [name]: value }, path }));
  }
  return lines.join('\n');
}

function moreOf(place: SchemaObject, node: Node, vocabulary: Vocabulary): string {
  const more = vocabulary.leadsTo(node).filter((each) => each.name !== 'text' && each !== place);
  return more.length > 0 ? `More: ${[...new Set(more.map(linkTo))].join(', ')}.` : '';
}

const exampleLines = ({ value, path }: Example): readonly string[] => [
  ...['```json', spaced(value), '```', ''],
  ...(path === undefined ? [] : [`From \`${path}\`.`, '']),
];

const sentence = (text: string): string => (text === '' || /[.?!:…]$/.test(text) ? text : `${text}.`);
const capital = (text: string): string =>
  /^[a-z]/.test(text) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;

function descriptionOf(node: Node, vocabulary: Vocabulary): string {
  return node.description ?? vocabulary.ways(node)[0]?.description ?? '';
}

function kindText(node: Node, vocabulary: Vocabulary): string {
  const ways = vocabulary.ways(node);
  const kinds = ways.flatMap((way) =>
    isForPeople(way) ? [...kindsOf(way).filter((kind) => kind === 'yes/no'), '[text for people](#text)'] : kindsOf(way),
  );
  return [...new Set(kinds)].join(' or ');
}

function limitsOf(node: Node, vocabulary: Vocabulary): string[] {
  const ways = vocabulary.ways(node);
  if (ways.some(isForPeople)) return [];
  const entries = ways.flatMap(({ items }) => (isNode(items) ? [items] : []));
  const limits = [
    listed('one of', ways.flatMap(valuesOf)),
    listed('each one of', entries.flatMap(valuesOf)),
    ...ways.flatMap((way) => [
      bound('at least', way.minimum),
      bound('at most', way.maximum),
      bound('at least', way.minItems, ' entries'),
      bound('at most', way.maxItems, ' entries'),
      bound('at most', way.maxLength, ' characters'),
      way.pattern === undefined ? '' : `its form is \`${way.pattern}\``,
    ]),
  ];
  return [...new Set(limits.filter((limit) => limit !== ''))];
}

/** JSON on one line, for the formatter to break where it is too long. */
function spaced(value: Json): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(spaced).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}: ${spaced(member)}`)
    .join(', ')} }`;
}

const valuesOf = (node: Node): readonly Json[] => node.enum ?? (node.const === undefined ? [] : [node.const]);
const bound = (word: string, value: number | undefined, unit = ''): string =>
  value === undefined || (unit === ' entries' && value < 2) ? '' : `${word} ${String(value)}${unit}`;

function listed(word: string, values: readonly Json[]): string {
  if (values.length === 0) return '';
  return `${values.length > 1 ? word : 'only'} ${values.map((value) => `\`${JSON.stringify(value)}\``).join(', ')}`;
}
