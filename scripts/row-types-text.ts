import { asFormatted } from './as-formatted.ts';
import { OWN_KEYS } from './own-keys.ts';
import { SERVER_OWNED } from '../src/config/values.ts';
import type { Field, Resource } from '../src/config/types.ts';

/** Options of an enum that are named one by one; of more, countries, nobody asks for one. */
const MAX_NAMED = 20;
/** Owned by the server and texts, all but the count of versions. */
const STAMPS = SERVER_OWNED.filter((key) => key !== 'id' && key !== 'version');

const quoted = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
/** Records keep no empty values; one of an earlier version or of a seed may have null instead. */
const member = (name: string, type: string, { isNullable = true } = {}): string =>
  `readonly ${quoted(name)}${isNullable ? '?' : ''}: ${type}${isNullable ? ' | null' : ''};`;
const inner = (fields: Readonly<Record<string, Field>>, hasDrafts: boolean): string =>
  `{ ${Object.values(fields)
    .map((field) => membersOf(field, hasDrafts))
    .join(' ')} }`;
/** Nothing is required of a draft, nor of a field that is only shown while a condition holds. */
const isNullable = (field: Field, hasDrafts: boolean): boolean =>
  hasDrafts || !field.required || field.showIf !== undefined;

/** The type of what is stored of a field; undefined where nothing is, or where nobody reads it by that name. */
function typeOf(field: Field, hasDrafts: boolean): string | undefined {
  switch (field.type) {
    case 'integer':
    case 'number':
    case 'percent':
    case 'rating':
      return 'number';
    case 'money':
      return 'MinorUnits';
    case 'date':
      return 'IsoDate';
    case 'dateTime':
      return 'IsoInstant';
    case 'boolean':
      return 'boolean';
    case 'enum': {
      if (field.options.length > MAX_NAMED) return field.multiple ? 'readonly string[]' : 'string';
      const values = field.options.map(({ value }) => JSON.stringify(value)).join(' | ');
      return field.multiple ? `readonly (${values})[]` : values;
    }
    case 'ref':
      return field.multiple ? 'readonly string[]' : 'string';
    case 'tags':
      return 'readonly string[]';
    case 'object':
      return inner(field.fields, hasDrafts);
    case 'repeater':
      return `readonly ${inner(field.fields, hasDrafts)}[]`;
    case 'json':
    case 'keyValue':
    case 'location':
    case 'file':
    case 'images':
      return 'Json';
    case 'children':
    case 'password':
      return undefined;
    default:
      return 'string';
  }
}

function membersOf(field: Field, hasDrafts: boolean): string {
  const as = { isNullable: isNullable(field, hasDrafts) };
  if (field.type === 'dateRange') {
    return `${member(field.start, 'IsoDate', as)} ${member(field.end, 'IsoDate', as)}`;
  }
  // The passwords of people are kept as hashes, those of settings sealed elsewhere.
  if (field.type === 'password') return field.name === 'password' ? member('passwordHash', 'string') : '';
  const type = field.compute ? undefined : typeOf(field, hasDrafts);
  return type === undefined ? '' : member(field.name, type, as);
}

/** `out-of-order-periods` → `OutOfOrderPeriodsRow` */
export const rowTypeName = (collection: string): string =>
  `${collection.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Row`;

/** The file that says what a row of a resource may hold, made of its configuration. */
export async function rowTypeText(resource: Resource): Promise<string> {
  const own = [
    'readonly id: string;',
    ...STAMPS.map((key) => member(key, 'string')),
    member('version', 'number'),
    ...Object.values(resource.fields)
      .filter(({ name }) => !(SERVER_OWNED as readonly string[]).includes(name))
      .map((field) => membersOf(field, resource.draft !== undefined))
      .filter((line) => line !== ''),
    ...Object.entries(OWN_KEYS[resource.name] ?? {}).map(([key, type]) => member(key, type)),
  ].join('\n');
  const text = `/** Made of the resource \`${resource.name}\` by \`npm run row-types\`; whatever is typed here is lost. */
export type ${rowTypeName(resource.name)} = {
${own}
};
`;
  const words = new Set(own.split(/\W+/));
  const named = (names: readonly string[]) => names.filter((name) => words.has(name)).join(', ');
  const days = named(['IsoDate', 'IsoInstant']);
  const money = named(['MinorUnits']);
  const imports = [
    ...(/\bJson\b/.test(own) ? ["import type { Json } from '../../../../src/config/types.ts';"] : []),
    ...(days === '' ? [] : [`import type { ${days} } from '../../../../src/domain/calendar/iso-date.ts';`]),
    ...(money === '' ? [] : [`import type { ${money} } from '../../../../src/domain/money/money.ts';`]),
  ];
  return asFormatted(`${resource.name}.ts`, [...imports, '', text].join('\n'));
}

/** The file that maps each collection, and each rule that a resource names, to the type of its rows. */
export async function storedRowsText(resources: readonly Resource[]): Promise<string> {
  const collections = resources.map(({ name }) => name);
  const domains = [...new Set(resources.flatMap(({ domain }) => domain ?? []))].sort();
  const typesOf = (domain: string): string =>
    resources
      .filter((each) => each.domain === domain)
      .map(({ name }) => rowTypeName(name))
      .join(' | ');
  const imports = collections.map((name) => `import type { ${rowTypeName(name)} } from './stored/${name}.ts';`);
  const members = collections.map((name) => `readonly ${quoted(name)}: ${rowTypeName(name)};`);
  const text = `${imports.join('\n')}

/** Made of the resources that server code reads, by \`npm run row-types\`; whatever is typed here is lost. */
export type StoredRows = {
${members.join('\n')}
};

/** By the name of a rule: the rows of the resources that name it with \`domain\`. */
export type DomainRows = {
${domains.map((domain) => `readonly ${quoted(domain)}: ${typesOf(domain)};`).join('\n')}
};
`;
  return asFormatted('stored-rows.ts', text);
}
