import { format } from 'prettier';
import { SERVER_OWNED } from '../src/config/values.ts';
import type { Field, Resource } from '../src/config/types.ts';

/** Options of an enum that are named one by one; of more, countries, nobody asks for one. */
const MOST_NAMED = 20;
/** Owned by the server and texts, all but the count of versions. */
const STAMPS = SERVER_OWNED.filter((key) => key !== 'id' && key !== 'version');

const quoted = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const member = (name: string, type: string): string => `readonly ${quoted(name)}: ${type} | null;`;
const inner = (fields: Readonly<Record<string, Field>>): string =>
  `{ ${Object.values(fields).map(membersOf).join(' ')} }`;

/** The type of what is stored of a field; undefined where nothing is, or where nobody reads it by that name. */
function typeOf(field: Field): string | undefined {
  switch (field.type) {
    case 'integer':
    case 'number':
    case 'percent':
    case 'rating':
    case 'money':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'enum': {
      if (field.options.length > MOST_NAMED) return field.multiple ? 'readonly string[]' : 'string';
      const values = field.options.map(({ value }) => JSON.stringify(value)).join(' | ');
      return field.multiple ? `readonly (${values})[]` : values;
    }
    case 'ref':
      return field.multiple ? 'readonly string[]' : 'string';
    case 'tags':
      return 'readonly string[]';
    case 'object':
      return inner(field.fields);
    case 'repeater':
      return `readonly ${inner(field.fields)}[]`;
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

function membersOf(field: Field): string {
  if (field.type === 'dateRange') return `${member(field.start, 'string')} ${member(field.end, 'string')}`;
  const type = field.compute ? undefined : typeOf(field);
  return type === undefined ? '' : member(field.name, type);
}

/** `out-of-order-periods` → `OutOfOrderPeriodsRow` */
export const rowTypeName = (collection: string): string =>
  `${collection.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Row`;

/** The file that says what a row of a resource may hold, made of its configuration. */
export async function rowTypeText(resource: Resource, options: Parameters<typeof format>[1]): Promise<string> {
  const own = [
    'readonly id: string;',
    ...STAMPS.map((key) => member(key, 'string')),
    member('version', 'number'),
    ...Object.values(resource.fields)
      .filter(({ name }) => !(SERVER_OWNED as readonly string[]).includes(name))
      .map(membersOf)
      .filter((line) => line !== ''),
  ].join('\n');
  const text = `/** Made of the resource \`${resource.name}\` by \`npm run row-types\`; whatever is typed here is lost. */
export type ${rowTypeName(resource.name)} = {
${own}
};
`;
  const isJson = /\bJson\b/.test(own);
  const imports = isJson ? "import type { Json } from '../../src/config/types.ts';\n\n" : '';
  return format(imports + text, { ...options, parser: 'typescript' });
}
