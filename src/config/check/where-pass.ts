import { isIsoDate, isIsoInstant } from '../../domain/calendar/iso-date.ts';
import { LIST_OPERATORS } from '../fields/kind.ts';
import { fieldKind } from '../fields/registry.ts';
import { needsAnswer } from '../link-computed.ts';
import { storedKeys, SYSTEM_FIELDS } from '../keys.ts';
import { partsOf } from '../parts.ts';
import type { Field, Json, Operator, Resource, Where } from '../types.ts';
import { isVariable, ownValue, plainText, readsValue } from '../values.ts';
import { comparisonsOf } from '../where-paths.ts';
import type { CheckContext } from './context.ts';
import { pointerOf } from './json-file.ts';
import { listedNames, unknownName } from './suggest.ts';
import { type BilingualText, said } from './said.ts';

/** Values the server knows about the caller. */
export const USER_VALUES: readonly string[] = [
  'id',
  'role',
  'tenantId',
  'investorId',
  'estateScope',
  'showGuestContact',
  'showPrices',
];
/** Values the browser knows about its user. */
const USER_VALUES_IN_BROWSER: readonly string[] = ['id', 'role', 'tenantId'];

/** The context without the position of the condition. */
type WhereContext = Pick<CheckContext, 'resource' | 'resources' | 'report'>;

type WhereCheck = {
  readonly context: WhereContext;
  readonly where: Where;
  readonly pointer: string;
  /** The resource of the matched records; by default the file's own. */
  readonly resource?: Resource;
  /** The browser evaluates it too, and knows less about its user. */
  readonly inBrowser?: boolean;
  /** It must read only the record itself: the browser lacks the records it refers to. */
  readonly isNear?: boolean;
};

/**
 * Checks that every path exists, and that every operator and value fits its field. Codes RES201, RES204, RES213,
 * RES214.
 */
export function checkWhere({ where, ...check }: WhereCheck): void {
  const { context, pointer, resource = context.resource, inBrowser = false, isNear = false } = check;
  for (const [key, right] of Object.entries(where)) {
    const at = pointerOf(pointer, key);
    if (key === '$comment') continue;
    if (key === 'not') checkWhere({ ...check, where: right as Where, pointer: at });
    else if (key === 'any' || key === 'all') {
      (right as readonly Where[]).forEach((part, index) => {
        checkWhere({ ...check, where: part, pointer: pointerOf(at, index) });
      });
    } else checkCondition({ context, path: key, right, pointer: at, resource, inBrowser, isNear });
  }
}

type ConditionCheck = Omit<Required<WhereCheck>, 'where'> & { readonly path: string; readonly right: Json };

function checkCondition({ context, path, right, pointer, resource, inBrowser, isNear }: ConditionCheck): void {
  if (isNear) checkNearby(context, path, pointer);
  const field = fieldAt({ context, path, pointer, resource });
  for (const [operator, operand] of comparisonsOf(right)) {
    const isShort = typeof right !== 'object' || right === null || Array.isArray(right);
    const at = isShort ? pointer : pointerOf(pointer, operator);
    const isList = isInList({ context, path, resource });
    if (field && !operatorsOf(field, isList).includes(operator)) {
      const message = said`"${operator}" makes no sense for a field of type "${field.type}". Allowed: ${listedNames(operatorsOf(field, isList))}`;
      context.report({ code: 'RES213', pointer: at, message });
    } else {
      for (const value of Array.isArray(operand) ? (operand as readonly Json[]) : [operand]) {
        checkOperand({ context, field, operator, value, pointer: at, inBrowser, isNear });
      }
    }
  }
}

/** Operators a condition may use on a field: those of a list, and all forms of equality. */
function operatorsOf(field: Field, isList: boolean): readonly Operator[] {
  if (isList) return LIST_OPERATORS;
  return [...new Set<Operator>(['eq', 'ne', ...fieldKind(field.type).operators(field)])];
}

/** Whether the path ends in a part of a list's entries; its value is then the list of all of them. */
function isInList({ context, path, resource }: Pick<ConditionCheck, 'context' | 'path' | 'resource'>): boolean {
  const [key = '', ...rest] = path.split('.');
  const field = ownValue(resource.fields, key);
  if (field?.type === 'repeater') return rest.length > 0;
  const target = field?.type === 'ref' ? ownValue(context.resources, field.resource) : undefined;
  return target !== undefined && rest.length > 0 && isInList({ context, path: rest.join('.'), resource: target });
}

/** The field at the end of a dotted path; undefined if it was reported, or is in a disabled resource. */
export function fieldAt({
  context,
  path,
  pointer,
  resource,
}: Omit<ConditionCheck, 'right' | 'inBrowser' | 'isNear'>): Field | undefined {
  const [key = '', ...rest] = path.split('.');
  const field = ownValue(resource.fields, key);
  const part = field && partOf(field, rest);
  if (part) return part;
  if (rest.length > 0) {
    if (field?.type !== 'ref') {
      const refs = Object.values(resource.fields)
        .filter(({ type }) => type === 'ref')
        .map(({ name }) => name);
      const message = said`"${key}" is no reference of "${resource.name}", so "${path}" leads nowhere. References: ${listedNames(refs)}`;
      context.report({ code: 'RES214', pointer, message });
      return undefined;
    }
    const target = ownValue(context.resources, field.resource);
    return target && fieldAt({ context, path: rest.join('.'), pointer, resource: target });
  }
  const computed = field?.compute && !needsAnswer(field, resource.fields) ? field : undefined;
  const found = storedKeys(resource).get(key)?.field ?? computed ?? ownValue(SYSTEM_FIELDS, key);
  if (found || key === 'tenantId') return found;
  context.report({ code: 'RES201', pointer, message: unreadable(resource, key, field) });
  return undefined;
}

/** The part of an object or of a list's entries at the rest of a path. */
function partOf(field: Field, [name = '', ...more]: readonly string[]): Field | undefined {
  return more.length > 0 ? undefined : partsOf(field).find((part) => part.name === name);
}

function unreadable(resource: Resource, key: string, field: Field | undefined): BilingualText {
  if (field?.type === 'dateRange')
    return said`A condition reads one end of a range: "${field.start}" or "${field.end}".`;
  if (field) return said`A field of type "${field.type}" has no value that a condition could read.`;
  const computed = Object.values(resource.fields)
    .filter((field) => field.compute && !needsAnswer(field, resource.fields))
    .map(({ name }) => name);
  const known = [...storedKeys(resource).keys(), ...computed, ...Object.keys(SYSTEM_FIELDS)];
  return unknownName({ what: 'field', wrong: key, known, of: resource.name, fields: resource.fields });
}

type OperandCheck = {
  readonly context: WhereContext;
  readonly field: Field | undefined;
  readonly operator: Operator;
  readonly value: Json;
  readonly pointer: string;
  readonly inBrowser: boolean;
  readonly isNear: boolean;
};

function checkOperand({ context, field, operator, value, pointer, inBrowser, isNear }: OperandCheck): void {
  if (value === null || operator === 'null') return;
  if (readsValue(value)) {
    checkVariable({ context, value, pointer, inBrowser, isNear });
    return;
  }
  const wanted = field && wantedValue(field, operator, value);
  if (wanted !== undefined) {
    context.report({ code: wanted.en.startsWith('No value') ? 'RES204' : 'RES213', pointer, message: wanted });
  }
}

type VariableCheck = {
  readonly context: WhereContext;
  readonly value: string;
  readonly pointer: string;
  readonly inBrowser: boolean;
  readonly isNear: boolean;
};

/** `$user.x`, `$today`, `$now`, or a field of the record itself. */
function checkVariable({ context, value, pointer, inBrowser, isNear }: VariableCheck): void {
  if (value.startsWith('$user.')) {
    const name = value.slice('$user.'.length);
    const known = inBrowser ? USER_VALUES_IN_BROWSER : USER_VALUES;
    if (known.includes(name)) return;
    const message = unknownName({ what: 'value of the user', wrong: name, known });
    context.report({ code: 'RES201', pointer, message });
  } else if (!isVariable(value)) {
    const path = value.slice(1);
    if (isNear) checkNearby(context, path, pointer);
    fieldAt({ context, path, pointer, resource: context.resource });
  }
}

/** Code RES214. */
function checkNearby(context: WhereContext, path: string, pointer: string): void {
  if (!path.includes('.')) return;
  const message = said`"${path}" is not known here: what forms and buttons depend on can read the record itself only.`;
  context.report({ code: 'RES214', pointer, message });
}

/** What is wrong with a literal, or undefined. */
export function wantedValue(field: Field, operator: Operator, value: Json): BilingualText | undefined {
  if (operator === 'contains' || operator === 'startswith') {
    return typeof value === 'string' || field.type === 'enum' ? undefined : said`Must be a text in quotes.`;
  }
  if (field.type === 'enum') {
    const values = field.options.map((option) => option.value);
    if (values.length === 0 || (typeof value === 'string' && values.includes(value))) return undefined;
    return unknownName({ what: 'value', wrong: plainText(value), known: values, of: field.name });
  }
  switch (fieldKind(field.type).literal) {
    case 'number':
      return typeof value === 'number' ? undefined : said`Must be a number, without quotes.`;
    case 'boolean':
      return typeof value === 'boolean' ? undefined : said`Must be true or false, without quotes.`;
    case 'date':
      return isIsoDate(value) ? undefined : said`Must be a date such as "2026-05-01", or "$today".`;
    case 'moment':
      return isIsoDate(value) || isIsoInstant(value)
        ? undefined
        : said`Must be a moment such as "2026-05-01T08:00:00Z", a date, or "$now".`;
    default:
      return typeof value === 'string' ? undefined : said`Must be a text in quotes.`;
  }
}
