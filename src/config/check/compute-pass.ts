import { fieldKind } from '../fields/registry.ts';
import { isAnswered, keyOf, namedKeys, operandsOf } from '../compute.ts';
import { storedKeys } from '../keys.ts';
import type { Compute, Field, MoneyField, Operand, Resource } from '../types.ts';
import { isVariable, ownValue, plainText } from '../values.ts';
import { comparisonsOf } from '../where-paths.ts';
import type { Where } from '../where-types.ts';
import { knownField, type CheckContext } from './context.ts';
import { pointerOf } from './json-file.ts';
import { listedNames, unknownName } from './suggest.ts';
import { checkWhere } from './where-pass.ts';
import { said } from './said.ts';

const isNumber = ({ type }: Field): boolean => fieldKind(type).measures === 'number';
const isDay = ({ type }: Field): boolean => fieldKind(type).measures === 'day';

const RULES = [
  'next',
  'sumOf',
  'countOf',
  'of',
  'days',
  'sum',
  'subtract',
  'percent',
  'product',
  'multiply',
  'if',
  'concat',
];

type Check = { readonly context: CheckContext; readonly field: Field; readonly pointer: string };

/** Checks that the operands exist, have the right type, and are not the value itself. Codes RES201, RES213, RES218. */
export function checkCompute({ context, field, pointer }: Check): void {
  const { compute } = field;
  if (!compute) return;
  const at = pointerOf(pointer, 'compute');
  const check = { context, field, pointer: at };
  const given = Object.keys(ownValue(context.raw.fields, field.name)?.compute ?? {});
  const rules = RULES.filter((rule) => given.includes(rule));
  if (rules.length === 0) {
    context.report({
      code: 'RES103',
      pointer: at,
      message: said`How it is computed is missing: ${listedNames(RULES)}`,
    });
    return;
  }
  if (rules.length > 1) {
    const message = said`A value is computed in one way, and this names ${rules.join(', ')}. Name the steps as fields of their own.`;
    context.report({ code: 'RES224', pointer: at, message });
    return;
  }
  if (field.type === 'text' && !('concat' in compute) && !isAnswered(compute)) {
    const message = said`A field of type "text" is computed by "concat" only; this gives a number.`;
    context.report({ code: 'RES213', pointer: at, message });
  } else if ('of' in compute) checkReferred(check, compute.of);
  else if (isAnswered(compute)) checkChildrenRule(check, compute);
  else if ('product' in compute) checkProduct(check, compute);
  else if ('if' in compute) checkChoice(check, compute);
  else {
    const [rule = ''] = Object.keys(compute);
    operandsOf(compute).forEach((operand, index) => checkOperand(check, operand, pointerOf(at, rule, index)));
  }
}

/** A number, a stored key, or a computed field. @returns the field it names */
function checkOperand({ context, field, ...check }: Check, operand: Operand, pointer: string): Field | undefined {
  const { compute } = field;
  const key = keyOf(operand);
  if (key === undefined || !compute) return undefined;
  const owner = storedKeys(context.resource).get(key)?.field ?? computedField(context.resource, key);
  if (!owner) {
    const known = [...storedKeys(context.resource).keys(), ...computedNames(context.resource)];
    context.report({ code: 'RES201', pointer, message: unknownName({ what: 'stored key', wrong: key, known }) });
    return undefined;
  }
  if (owner.compute && isInCircle({ context, field, ...check }, key, pointer)) return undefined;
  if ('days' in compute && !isDay(owner)) {
    context.report({ code: 'RES213', pointer, message: said`"${key}" is no date.` });
  } else if (!('days' in compute) && !('concat' in compute) && !isNumber(owner)) {
    context.report({ code: 'RES213', pointer, message: said`"${key}" is no number.` });
  } else if ('sum' in compute || 'subtract' in compute || 'if' in compute) {
    checkAmount({ context, field }, owner, pointer);
  }
  return owner;
}

const computedField = ({ fields }: Resource, key: string): Field | undefined => {
  const field = ownValue(fields, key);
  return field?.compute && field;
};
const computedNames = ({ fields }: Resource): string[] =>
  Object.values(fields).flatMap(({ compute, name }) => (compute ? name : []));

/** Amounts cannot be added to other numbers, nor to amounts of another currency. Code RES213. */
function checkAmount({ context, field }: Pick<Check, 'context' | 'field'>, owner: Field, pointer: string): void {
  if ((owner.type === 'money') !== (field.type === 'money')) {
    const message =
      owner.type === 'money'
        ? said`"${owner.name}" is an amount: what is computed from it is of type "money".`
        : said`"${owner.name}" is no amount, and what is computed from it is no "money".`;
    context.report({ code: 'RES213', pointer, message });
  } else if (owner.type === 'money' && field.type === 'money') checkCurrency(context, { field, owner }, pointer);
}

function checkCurrency(
  context: CheckContext,
  { field, owner }: { readonly field: MoneyField; readonly owner: MoneyField },
  pointer: string,
): void {
  if (owner.currency === field.currency && owner.currencyField === field.currencyField) return;
  context.report({ code: 'RES213', pointer, message: said`"${owner.name}" may be in another currency.` });
}

/** Reported once a circle, at its first field. Code RES218. */
function isInCircle({ context, field: { name } }: Check, key: string, pointer: string): boolean {
  const circle = circleFrom(context, name);
  if (!circle) return false;
  const names = Object.keys(context.resource.fields);
  const isFirst = !circle.some((other) => names.indexOf(other) < names.indexOf(name));
  if (isFirst && circleFrom(context, key)) {
    const message = said`A value cannot be computed from itself: ${[...circle, name].join(' → ')}.`;
    context.report({ code: 'RES218', pointer, message });
  }
  return true;
}

/** The computed fields that lead from one back to itself. */
function circleFrom({ resource }: CheckContext, start: string): readonly string[] | undefined {
  const seen = new Set<string>();
  const walk = (name: string, path: readonly string[]): readonly string[] | undefined => {
    const { compute } = ownValue(resource.fields, name) ?? {};
    for (const key of compute ? namedKeys(compute) : []) {
      if (key === start) return [...path, name];
      if (seen.has(key)) continue;
      seen.add(key);
      const found = walk(key, [...path, name]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, []);
}

/** Numbers of the record, or of each entry of a list; one of them may be an amount. */
function checkProduct(
  { context, field, pointer }: Check,
  { product, each }: Extract<Compute, { readonly product: unknown }>,
): void {
  const list = each === undefined ? undefined : knownField(context, each, `${pointer}/each`);
  if (each !== undefined && !list) return;
  if (list && list.type !== 'repeater') {
    const message = said`"${list.name}" is no field of type "repeater".`;
    context.report({ code: 'RES213', pointer: `${pointer}/each`, message });
    return;
  }
  const word = ownValue(context.raw.fields, field.name)?.compute ?? {};
  const rule = 'multiply' in word ? 'multiply' : 'product';
  const factors = list?.type === 'repeater' ? list.fields : context.resource.fields;
  let amount: Field | undefined;
  product.forEach((operand, index) => {
    const at = pointerOf(pointer, rule, index);
    const name = keyOf(operand);
    if (name === undefined) return;
    const factor = ownValue(factors, name);
    if (!factor) {
      const what = each === undefined ? 'field' : 'part';
      context.report({
        code: 'RES201',
        pointer: at,
        message: unknownName({ what, wrong: name, known: Object.keys(factors) }),
      });
    } else if (factor.compute && list === undefined && isInCircle({ context, field, pointer }, name, at)) return;
    else if (!isNumber(factor) || (factor.compute && list !== undefined)) {
      context.report({ code: 'RES213', pointer: at, message: said`"${name}" is no number that is stored.` });
    } else if (factor.type === 'money' && amount) {
      const message = said`"${amount.name}" and "${name}" are both amounts: an amount is multiplied by numbers only.`;
      context.report({ code: 'RES213', pointer: at, message });
    } else if (factor.type === 'money') {
      amount = factor;
      checkAmount({ context, field }, factor, at);
    }
  });
}

/** One of two numbers, by a condition on the record itself. */
function checkChoice(check: Check, rule: Extract<Compute, { readonly if: unknown }>): void {
  const { context, pointer } = check;
  const { fields } = context.resource;
  const named = namedKeys(rule).filter((key) => ownValue(fields, key)?.compute);
  if (named.some((key) => isInCircle(check, key, `${pointer}/if`))) return;
  // Values from the server's answer can be read here, too.
  const readable = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { compute, ...plain } = field;
      return [name, compute && isAnswered(compute) ? plain : field] as const;
    }),
  );
  const resource = { ...context.resource, fields: readable };
  checkWhere({
    context: { ...context, resource },
    where: rule.if,
    pointer: `${pointer}/if`,
    inBrowser: true,
    isNear: true,
  });
  for (const value of variablesIn(rule.if)) {
    const message = said`"${value}" changes without the record: what is computed depends on the record alone.`;
    context.report({ code: 'RES213', pointer: `${pointer}/if`, message });
  }
  checkOperand(check, rule.then, `${pointer}/then`);
  if (rule.else !== undefined) checkOperand(check, rule.else, `${pointer}/else`);
}

/** `$today`, `$user.x` */
function variablesIn(where: Where): string[] {
  return Object.entries(where).flatMap(([key, right]) => {
    if (key === '$comment') return [];
    if (key === 'not') return variablesIn(right as Where);
    if (key === 'any' || key === 'all') return (right as readonly Where[]).flatMap(variablesIn);
    return comparisonsOf(right)
      .flatMap(([, operand]) => operand)
      .map((operand) => plainText(operand as string))
      .filter(isVariable);
  });
}

/** A value of the one record that a reference of this one names. */
function checkReferred({ context, pointer }: Check, [ref, key]: readonly [string, string]): void {
  const at = `${pointer}/of`;
  const field = knownField(context, ref, at);
  if (!field) return;
  if (field.type !== 'ref' || field.multiple) {
    context.report({ code: 'RES213', pointer: at, message: said`"${ref}" is no reference to one record.` });
    return;
  }
  const target = ownValue(context.resources, field.resource);
  if (!target || storedKeys(target).has(key)) return;
  const message = unknownName({ what: 'stored key', wrong: key, known: [...storedKeys(target).keys()] });
  context.report({ code: 'RES201', pointer: at, message });
}

type ChildrenRule = Extract<Compute, { readonly where?: Where }>;

/** The records that refer here, the value used, and the records that count. */
function checkChildrenRule({ context, field, pointer }: Check, rule: Compute): void {
  if (!('next' in rule || 'sumOf' in rule || 'countOf' in rule)) return;
  const { name, nameAt, key, keyAt } = placesOf(rule, pointer);
  const children = knownField(context, name, nameAt);
  if (!children) return;
  if (children.type !== 'children') {
    const message = said`"${name}" is no field of type "children".`;
    context.report({ code: 'RES213', pointer: nameAt, message });
    return;
  }
  // The field itself reports a missing target.
  const target = ownValue(context.resources, children.resource);
  if (!target) return;
  const owner = key === undefined ? undefined : storedKeys(target).get(key)?.field;
  if (key !== undefined && !owner) {
    const message = unknownName({ what: 'stored key', wrong: key, known: [...storedKeys(target).keys()] });
    context.report({ code: 'RES201', pointer: keyAt, message });
  } else if (owner && 'next' in rule && !isDay(owner)) {
    context.report({ code: 'RES213', pointer: keyAt, message: said`"${key ?? ''}" is no date.` });
  } else if (owner && 'sumOf' in rule && !isNumber(owner)) {
    context.report({ code: 'RES213', pointer: keyAt, message: said`"${key ?? ''}" is no number.` });
  } else if (owner && 'sumOf' in rule && (owner.type === 'money') !== (field.type === 'money')) {
    checkAmount({ context, field }, owner, keyAt);
  }
  const via = ownValue(target.fields, children.via);
  if (!('next' in rule) && via?.type === 'ref' && via.multiple) {
    const message = said`"${children.via}" may name several records; what belongs to several is neither counted nor added up.`;
    context.report({ code: 'RES213', pointer: nameAt, message });
  }
  if (rule.where)
    checkWhere({ context: { ...context, resource: target }, where: rule.where, pointer: `${pointer}/where` });
}

function placesOf(rule: ChildrenRule, pointer: string) {
  if ('countOf' in rule) return { name: rule.countOf, nameAt: `${pointer}/countOf`, key: undefined, keyAt: pointer };
  const [word, [name, key]] = 'next' in rule ? (['next', rule.next] as const) : (['sumOf', rule.sumOf] as const);
  return { name, nameAt: pointerOf(pointer, word, 0), key, keyAt: pointerOf(pointer, word, 1) };
}
