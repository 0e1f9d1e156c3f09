import { isColumn } from '../list-columns.ts';
import { patternOf } from '../../domain/text/pattern.ts';
import { fieldKind } from '../fields/registry.ts';
import type { RawField } from '../raw.ts';
import { normalizeSort } from '../normalize-screens.ts';
import { sortableKeys } from '../query.ts';
import type { ChildrenField, EnumField, Field, Json, MoneyField, Resource } from '../types.ts';
import { LANGUAGES } from '../text-types.ts';
import { COMPANY_VALUES } from '../company-values.ts';
import { isCompanyVariable, isJsonObject, isVariable, ownValue, plainText } from '../values.ts';
import { checkCompute } from './compute-pass.ts';
import { checkIcon, checkShared, knownField, knownResource, type CheckContext } from './context.ts';
import { pointerOf } from './json-file.ts';
import { listedNames, unknownName } from './suggest.ts';
import { checkFrom } from './from-pass.ts';
import { checkInline } from './inline-pass.ts';
import { checkParts } from './parts-pass.ts';
import { checkWhere } from './where-pass.ts';
import { said } from './said.ts';

/** stars that fit on a line */
const MAX_STARS = 10;

type FieldCheck<F extends Field = Field> = {
  readonly context: CheckContext;
  readonly field: F;
  readonly pointer: string;
};

/**
 * Checks of a field's type that the schema cannot express. Codes RES103, RES201–RES204, RES212, RES213, RES215, RES220,
 * RES221, RES223.
 */
export function checkFieldType({ context, field, pointer }: FieldCheck): void {
  const raw = ownValue(context.raw.fields, field.name);
  if (!raw) return;
  checkLimits(context, raw, pointer);
  checkCompute({ context, field, pointer });
  checkFrom({ context, field, pointer });
  checkSuggested({ context, field, pointer });
  checkOwnLanguage({ context, field, pointer });
  checkLook({ context, field, pointer });
  if (field.type === 'money') checkMoney({ context, field, pointer });
  if (field.type === 'enum') checkEnum({ context, field, pointer }, raw);
  if (field.type === 'ref') {
    const target = knownResource(context, field.resource, `${pointer}/resource`);
    if (target?.of) {
      const message = said`"${target.name}" is a view; refer to "${target.of.name}", whose records it shows, and choose by "optionsWhere".`;
      context.report({ code: 'RES221', pointer: `${pointer}/resource`, message });
    }
    // A global record belongs to no company, so conditions and titles could not follow a reference into one.
    if (context.resource.tenancy === 'global' && target?.tenancy === 'tenant') {
      const message = said`"${target.name}" are records of a company each; those of "tenancy": "global" belong to none, and refer to such only.`;
      context.report({ code: 'RES220', pointer: `${pointer}/resource`, message });
    }
    if (field.optionsWhere && target) {
      checkWhere({ context, where: field.optionsWhere, pointer: `${pointer}/optionsWhere`, resource: target });
    }
  }
  if (field.type === 'children') checkChildren({ context, field, pointer });
  checkParts({
    context,
    field,
    raw,
    pointer,
    checkPart: (inner, part, at) => checkFieldType({ context: inner, field: part, pointer: at }),
  });
  if (field.default !== undefined) checkValue({ context, field, value: field.default, pointer: `${pointer}/default` });
}

/** `inLanguage` must name an object with a text for each language. Codes RES201, RES213. */
function checkOwnLanguage({ context, field, pointer }: FieldCheck): void {
  if (!('inLanguage' in field)) return;
  const at = `${pointer}/inLanguage`;
  const texts = knownField(context, field.inLanguage, at);
  if (!texts) return;
  const isWhole = texts.type === 'object' && LANGUAGES.every((code) => texts.fields[code]?.type === 'text');
  const message = said`"${field.inLanguage}" has no text for each language: an object with the texts ${listedNames(LANGUAGES)} is meant.`;
  if (!isWhole) context.report({ code: 'RES213', pointer: at, message });
}

/** `slugOf` must name fields; `checkFree` needs a unique field. Codes RES201, RES213. */
function checkSuggested({ context, field, pointer }: FieldCheck): void {
  if (field.type !== 'text') return;
  if (field.pattern && !patternOf(field.pattern.is)) {
    const message = said`No pattern. It is made of characters, "\\d", "." and classes such as "[A-Z0-9]", each with "?", "*", "+", "${'{2}'}" or "${'{1,3}'}"; groups and alternatives are no part of it.`;
    context.report({ code: 'RES107', pointer: `${pointer}/pattern/is`, message });
  }
  field.slugOf?.forEach((names, index) => {
    for (const name of names.split(' ')) knownField(context, name, pointerOf(`${pointer}/slugOf`, index));
  });
  if (field.checkFree && !field.unique) {
    const message = said`Only a value that is "unique" can be taken.`;
    context.report({ code: 'RES213', pointer: `${pointer}/checkFree`, message });
  }
}

function checkLimits(context: CheckContext, raw: RawField, pointer: string): void {
  const pairs = [
    ['min', 'max'],
    ['minLength', 'maxLength'],
    ['minDays', 'maxDays'],
  ] as const;
  for (const [low, high] of pairs) {
    const from = raw[low];
    const to = raw[high];
    if (from === undefined || to === undefined || typeof from !== typeof to || String(from).startsWith('$')) continue;
    if (from > to)
      context.report({
        code: 'RES215',
        pointer: `${pointer}/${low}`,
        message: said`"${low}" is greater than "${high}".`,
      });
  }
}

/** A slider needs both bounds, and stars need a count. Codes RES103, RES213. */
function checkLook({ context, field, pointer }: FieldCheck): void {
  const at = `${pointer}/look`;
  if (field.type !== 'integer' && field.type !== 'number' && field.type !== 'percent') return;
  if (field.look === 'slider' && (field.min === undefined || field.max === undefined)) {
    context.report({ code: 'RES103', pointer: at, message: said`A slider goes from "min" to "max": give both.` });
  }
  if (field.look === 'rating' && (field.type !== 'integer' || (field.max ?? 0) < 1 || (field.max ?? 0) > MAX_STARS)) {
    const message = said`A rating is a field of type "integer" with a "max" from 1 to ${MAX_STARS}.`;
    context.report({ code: 'RES213', pointer: at, message });
  }
}

function checkMoney({ context, field, pointer }: FieldCheck<MoneyField>): void {
  if ((field.currency === undefined) === (field.currencyField === undefined)) {
    const message = said`Give "currency" (a fixed code such as "EUR") or "currencyField" (the field that holds it), one of the two.`;
    context.report({ code: 'RES103', pointer, message });
  }
  if (field.currencyField === undefined) return;
  const at = `${pointer}/currencyField`;
  const holder = knownField(context, field.currencyField, at);
  if (holder && holder.type !== 'enum' && holder.type !== 'text') {
    context.report({
      code: 'RES213',
      pointer: at,
      message: said`"${holder.name}" cannot hold a currency: it is of type "${holder.type}", not "enum".`,
    });
  }
}

function checkEnum({ context, field, pointer }: FieldCheck<EnumField>, raw: RawField): void {
  const { shared, report } = context;
  if ((raw.enum === undefined) === (raw.values === undefined)) {
    report({
      code: 'RES103',
      pointer,
      message: said`Give "values" (the list itself) or "enum" (a list of _enums.json), one of the two.`,
    });
  }
  if (raw.enum !== undefined) {
    checkShared(context, {
      code: 'RES203',
      file: '_enums.json',
      what: 'list',
      wrong: raw.enum,
      known: Object.keys(shared.enums),
      pointer: `${pointer}/enum`,
    });
  }
  raw.values?.forEach((option, index) => {
    if (typeof option !== 'string') checkIcon(context, option.icon, pointerOf(`${pointer}/values`, index, 'icon'));
  });
  if (field.among !== undefined) checkCompanyVariable({ context, value: field.among, pointer: `${pointer}/among` });
  const values = field.options.map(({ value }) => value);
  const twice = values.find((value, index) => values.indexOf(value) < index);
  if (twice !== undefined)
    report({ code: 'RES215', pointer: `${pointer}/values`, message: said`"${twice}" stands here twice.` });
  for (const value of Object.keys(raw.colors ?? {})) {
    if (values.length === 0 || values.includes(value)) continue;
    report({
      code: 'RES204',
      pointer: pointerOf(pointer, 'colors', value),
      message: unknownName({ what: 'value', wrong: value, known: values }),
    });
  }
  if (field.notAbove !== undefined && field.options.every(({ rank }) => rank === undefined)) {
    report({
      code: 'RES215',
      pointer: `${pointer}/notAbove`,
      message: said`None of the values has a "rank", so nothing is above anything.`,
    });
  }
}

function checkChildren({ context, field, pointer }: FieldCheck<ChildrenField>): void {
  const target = knownResource(context, field.resource, `${pointer}/resource`);
  if (!target) return;
  checkTheirList({ context, field, pointer }, target);
  checkInline({ context, field, pointer }, target);
  const via = ownValue(target.fields, field.via);
  if (via?.type === 'ref' && via.resource === context.resource.name) return;
  const refs = Object.values(target.fields).filter(
    (other) => other.type === 'ref' && other.resource === context.resource.name,
  );
  const message = said`"${field.via}" is no reference from "${target.name}" to "${context.resource.name}". Such references: ${listedNames(refs.map(({ name }) => name))}`;
  context.report({ code: 'RES212', pointer: `${pointer}/via`, message });
}

/** The list of a `children` field: its fields and view. Codes RES201, RES213, RES223. */
function checkTheirList({ context, field, pointer }: FieldCheck<ChildrenField>, target: Resource): void {
  const inside = { resource: target, report: context.report };
  field.columns?.forEach((name, index) => {
    const at = pointerOf(pointer, 'columns', index);
    const column = knownField(inside, name, at);
    if (column && !isColumn(column)) {
      const message = said`A field of type "${column.type}" cannot be a column.`;
      context.report({ code: 'RES213', pointer: at, message });
    }
  });
  const sortable = sortableKeys(target, new Set(Object.keys(target.fields)));
  const sorted = field.sort === undefined ? undefined : normalizeSort(field.sort, target.fields).key;
  if (sorted !== undefined && !sortable.includes(sorted)) {
    const message = unknownName({ what: 'sortable field', wrong: sorted, known: sortable, of: target.name });
    context.report({ code: 'RES201', pointer: pointerOf(pointer, 'sort'), message });
  }
  const actions = Object.keys(context.resource.actions);
  if (field.addedBy !== undefined && !actions.includes(field.addedBy)) {
    const message = unknownName({ what: 'action', wrong: field.addedBy, known: actions, of: context.resource.name });
    context.report({ code: 'RES201', pointer: pointerOf(pointer, 'addedBy'), message });
  }
  const views = target.list.views.map(({ id }) => id);
  if (field.view !== undefined && !views.includes(field.view)) {
    const message = unknownName({ what: 'view', wrong: field.view, known: views, of: target.name });
    context.report({ code: 'RES223', pointer: pointerOf(pointer, 'view'), message });
  }
}

const isOfCompany = (json: Json): boolean => typeof json === 'string' && isCompanyVariable(json);

/** `$company.x`: a company setting visible to everybody in it. Code RES201. */
function checkCompanyVariable({
  context,
  value,
  pointer,
}: Omit<FieldCheck, 'field'> & { readonly value: string }): void {
  const wrong = value.replace(/^\$company\.?/, '');
  if (COMPANY_VALUES.some((name) => name === wrong)) return;
  context.report({
    code: 'RES201',
    pointer,
    message: unknownName({ what: 'value of the company', wrong, known: COMPANY_VALUES }),
  });
}

/** Checks whether a client could write this value, for defaults and values set by actions. Codes RES204, RES215. */
export function checkValue({ context, field, value, pointer }: FieldCheck & { readonly value: Json }): void {
  if (value === null || (typeof value === 'string' && (isVariable(value) || value.startsWith('$$')))) return;
  if (isOfCompany(value)) {
    checkCompanyVariable({ context, value: plainText(value), pointer });
    return;
  }
  if (isJsonObject(value) && Object.values(value).some(isOfCompany)) {
    const [of, rest] = [true, false].map((is) => Object.entries(value).filter(([, part]) => isOfCompany(part) === is));
    for (const [name, part] of of ?? [])
      checkCompanyVariable({ context, value: plainText(part), pointer: pointerOf(pointer, name) });
    checkValue({ context, field, value: Object.fromEntries(rest ?? []), pointer });
    return;
  }
  const parsed = fieldKind(field.type).parse({
    field,
    input: { [field.name]: value },
    values: { user: {}, today: '0001-01-01', now: '0001-01-01T00:00:00.000Z' },
    // A default may be incomplete.
    isDraft: true,
  });
  if (!('issues' in parsed)) return;
  const [issue] = parsed.issues;
  // The right to write a value is checked at the write.
  if (!issue || issue.key === 'validation.notAbove') return;
  if (field.type === 'enum') {
    if (field.options.length === 0) return;
    const known = field.options.map((option) => option.value);
    context.report({
      code: 'RES204',
      pointer,
      message: unknownName({ what: 'value', wrong: JSON.stringify(value).replace(/"/g, ''), known, of: field.name }),
    });
  } else {
    context.report({
      code: 'RES215',
      pointer,
      message: said`Not a value of "${field.name}": ${issue.key.replace('validation.', '')}.`,
    });
  }
}
