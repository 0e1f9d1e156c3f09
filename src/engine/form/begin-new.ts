import { titleKeys } from '../../config/title.ts';
import type { ClientResource, Json, RefField } from '../../config/types.ts';
import type { FormValues } from '../fields/inputs/form-store.ts';
import { optionFilters } from '../fields/inputs/use-options.ts';
import { keysOf } from '../resource/keys.ts';
import { isEditable } from './editable.ts';

/**
 * Initial values of a record created for a reference: the search text as its title (with first and last name, the last
 * word is the last name), and the values it needs to be selectable there.
 */
export function beginNew({
  target,
  field,
  typed,
  form,
}: {
  target: ClientResource;
  field: RefField;
  typed: string;
  form: FormValues;
}): Record<string, Json> {
  const formKeys = new Set(
    target.create.sections
      .flatMap(({ rows }) => rows.flat())
      .flatMap((name) => target.fields[name] ?? [])
      .filter((own) => isEditable({ resource: target, field: own }))
      .flatMap(keysOf),
  );
  const wanted = optionFilters({ field, form }).flatMap((filter) =>
    'field' in filter && filter.operator === 'eq' && formKeys.has(filter.field) && isPlain(filter.value)
      ? [[filter.field, filter.value] as const]
      : [],
  );
  return { ...titleFrom(target, formKeys, typed), ...Object.fromEntries(wanted) };
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function titleFrom(target: ClientResource, formKeys: ReadonlySet<string>, typed: string): Record<string, Json> {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  const email = Object.values(target.fields).find(({ type, name }) => type === 'email' && formKeys.has(name));
  if (words.length === 0) return {};
  if (email && words.length === 1 && typed.includes('@')) return { [email.name]: typed };
  const [first, second] = titleKeys(target).filter((key) => target.fields[key]?.type === 'text' && formKeys.has(key));
  if (first === undefined) return {};
  if (second === undefined || words.length === 1) return { [first]: words.join(' ') };
  return { [first]: words.slice(0, -1).join(' '), [second]: words.at(-1) ?? '' };
}
