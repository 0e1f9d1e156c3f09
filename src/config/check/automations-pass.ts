import { setOff } from '../automations/sets-off.ts';
import type { Automation, CreateEffect, DateTrigger, Effect, SendEffect, SetEffect } from '../automations/types.ts';
import { fieldKind } from '../fields/registry.ts';
import { builtInActions } from '../history-actions.ts';
import { fieldOfInput } from '../keys.ts';
import { isEmailAddress } from '../../domain/text/email-address.ts';
import { namesIn } from '../../domain/text/placeholders.ts';
import { isMasked } from '../masked.ts';
import type { RawEffect, RawTrigger } from '../raw.ts';
import type { Field, Json, Resource } from '../types.ts';
import { isMissing, isUserVariable, isVariable, ownValue, readsValue } from '../values.ts';
import { checkRoles, type CheckContext, knownField, knownResource } from './context.ts';
import { checkValue } from './field-types-pass.ts';
import { pointerOf } from './json-file.ts';
import { NOTHING, said } from './said.ts';
import { listedNames, unknownName } from './suggest.ts';
import { checkWhere, fieldAt } from './where-pass.ts';

/**
 * Rules the server runs by itself: their triggers, records and effects. Codes RES103, RES201, RES202, RES204, RES208,
 * RES209, RES213, RES214, RES220, RES224, RES228.
 */
export function checkAutomations(context: CheckContext): void {
  const { raw, resource, report } = context;
  const rules = resource.automations ?? [];
  if (rules.length > 0 && (resource.tenancy === 'global' || resource.api.routed)) {
    const message = said`Only of records that belong to a tenant, and that the generic calls answer.`;
    report({ code: 'RES220', pointer: '/automations', message });
    return;
  }
  for (const rule of rules) {
    const pointer = pointerOf('/automations', rule.name);
    const written = raw.automations && ownValue(raw.automations, rule.name);
    if (!written) continue;
    checkTrigger(context, { rule, raw: written.when, pointer: `${pointer}/when` });
    if (rule.if) {
      checkWhere({ context, where: rule.if, pointer: `${pointer}/if` });
      checkNoPerson(context, rule.if, `${pointer}/if`);
    }
    rule.then.forEach((effect, index) => {
      const own = written.then[index];
      if (own) checkEffect(context, { rule, effect, raw: own, pointer: pointerOf(pointer, 'then', index) });
    });
    checkCircle(context, rule, pointer);
  }
}

type TriggerCheck = { readonly rule: Automation; readonly raw: RawTrigger; readonly pointer: string };

/** The members allowed beside each trigger. */
const COMPANIONS: Readonly<Record<'on' | 'state' | 'date', readonly (keyof RawTrigger)[]>> = {
  on: ['fields'],
  state: ['from', 'field'],
  date: ['before', 'after', 'at'],
};
const TRIGGERS = ['on', 'state', 'date'] as const;

function checkTrigger(context: CheckContext, { rule, raw, pointer }: TriggerCheck): void {
  const { resource, report } = context;
  if (!isOneOf(context, { raw, ways: TRIGGERS, companions: COMPANIONS, pointer })) return;
  const { when } = rule;
  if (when.kind === 'date') checkDate(context, { when, raw, pointer });
  else if (when.kind === 'change') {
    const known = [...builtInActions(resource.name), ...Object.keys(resource.actions)];
    when.on.forEach((name, index) => {
      if (known.includes(name)) return;
      const message = unknownName({ what: 'action', wrong: name, known });
      const at = typeof raw.on === 'string' ? `${pointer}/on` : pointerOf(pointer, 'on', index);
      report({ code: 'RES209', pointer: at, message });
    });
    when.fields?.forEach((name, index) => knownField(context, name, pointerOf(pointer, 'fields', index)));
    if (when.fields && !when.on.includes('update')) {
      const message = said`"fields" says which changes count: it goes with "on": "update".`;
      report({ code: 'RES213', pointer: `${pointer}/fields`, message });
    }
  } else checkState(context, { field: when.field, to: when.to, from: when.from ?? [], pointer });
}

type StateCheck = {
  readonly field: string;
  readonly to: readonly string[];
  readonly from: readonly string[];
  readonly pointer: string;
};

function checkState(context: CheckContext, { field: name, to, from, pointer }: StateCheck): void {
  if (name === '') {
    const message = said`No action sets an enum field, so there is no state. Name the choice: "field".`;
    context.report({ code: 'RES217', pointer: `${pointer}/state`, message });
    return;
  }
  const field = knownField(context, name, `${pointer}/field`);
  if (!field) return;
  if (field.type !== 'enum' || field.multiple) {
    const message = said`"${name}" is no single choice, so there is no state to be reached.`;
    context.report({ code: 'RES213', pointer: `${pointer}/field`, message });
    return;
  }
  const known = field.options.map(({ value }) => value);
  for (const [key, values] of [
    ['state', to],
    ['from', from],
  ] as const) {
    for (const wrong of values.filter((value) => !known.includes(value))) {
      const message = unknownName({ what: 'value', wrong, known, of: name });
      context.report({ code: 'RES204', pointer: `${pointer}/${key}`, message });
    }
  }
}

type DateCheck = { readonly when: DateTrigger; readonly raw: RawTrigger; readonly pointer: string };

/** A date is shifted by whole days and has a time of day; a moment is shifted by anything. */
function checkDate(context: CheckContext, { when, raw, pointer }: DateCheck): void {
  const { resource, report } = context;
  const field = fieldAt({ context, path: when.key, pointer: `${pointer}/date`, resource });
  if (raw.before !== undefined && raw.after !== undefined) {
    report({ code: 'RES224', pointer, message: said`Give one of "before" and "after".` });
  }
  if (!field) return;
  const isDate = field.type === 'date' || field.type === 'dateRange';
  if ((!isDate && field.type !== 'dateTime') || when.key.includes('.') || field.compute) {
    const message = said`"${when.key}" is no date or moment of the record itself that is stored.`;
    report({ code: 'RES213', pointer: `${pointer}/date`, message });
    return;
  }
  const isWhole = when.shift.unit === 'day' || when.shift.unit === 'week';
  if (isWhole || !(isDate || when.at !== undefined)) return;
  const message = said`Hours and minutes are counted from a moment; from a date, or with "at", it is days and weeks.`;
  report({ code: 'RES213', pointer: `${pointer}/${raw.before === undefined ? 'after' : 'before'}`, message });
}

type EffectCheck = {
  readonly rule: Automation;
  readonly effect: Effect;
  readonly raw: RawEffect;
  readonly pointer: string;
};

const EFFECTS = ['send', 'call', 'set', 'create', 'notify'] as const;
const PARTS: Readonly<Record<(typeof EFFECTS)[number], readonly (keyof RawEffect)[]>> = {
  send: ['to', 'template', 'subject', 'body'],
  call: [],
  set: [],
  create: ['with'],
  notify: ['text'],
};

function checkEffect(context: CheckContext, { rule, effect, raw, pointer }: EffectCheck): void {
  if (!isOneOf(context, { raw, ways: EFFECTS, companions: PARTS, pointer })) return;
  if (effect.kind === 'send') checkSend(context, effect, pointer);
  else if (effect.kind === 'set') checkSet(context, { rule, effect, pointer });
  else if (effect.kind === 'create') checkCreate(context, effect, pointer);
  else if (effect.kind === 'notify') {
    const { notify } = raw;
    checkRoles(context, effect.roles, (at) =>
      typeof notify === 'string' ? `${pointer}/notify` : pointerOf(pointer, 'notify', at),
    );
    if (rule.then.find(({ kind }) => kind === 'notify') === effect) return;
    const message = said`A rule tells one thing: name all roles in one "notify".`;
    context.report({ code: 'RES213', pointer: `${pointer}/notify`, message });
  }
}

type OneOf<Way extends string, Key extends string> = {
  readonly raw: { readonly [key in Way | Key]?: unknown };
  readonly ways: readonly Way[];
  readonly companions: Readonly<Record<Way, readonly Key[]>>;
  readonly pointer: string;
};

/** Exactly one of the alternatives, without members of another. Codes RES213, RES224. */
function isOneOf<Way extends string, Key extends string>(context: CheckContext, setup: OneOf<Way, Key>): boolean {
  const { raw, ways, companions, pointer } = setup;
  const given = ways.filter((way) => raw[way] !== undefined);
  const [way] = given;
  if (way === undefined || given.length > 1) {
    context.report({ code: 'RES224', pointer, message: said`Give one of these: ${listedNames(ways)}` });
    return false;
  }
  const others = ways.flatMap((other) => (other === way ? [] : companions[other]));
  for (const key of others.filter((key) => raw[key] !== undefined && !companions[way].includes(key))) {
    const message = said`"${key}" does not go with "${way}". With it go: ${listedNames(companions[way])}`;
    context.report({ code: 'RES213', pointer: pointerOf(pointer, key), message });
  }
  return true;
}

/** A mail names its recipient and its text, itself or through its template. */
function checkSend(context: CheckContext, effect: SendEffect, pointer: string): void {
  const { resource, known, report } = context;
  const { to, template, subject, body } = effect;
  if ((template === undefined) === (subject === undefined && body === undefined)) {
    report({ code: 'RES224', pointer, message: said`Give a "template", or "subject" and "body".` });
  } else if (template === undefined) {
    for (const [key, text] of Object.entries({ to, subject, body })) {
      if (text !== undefined) continue;
      report({ code: 'RES103', pointer, message: said`Missing "${key}"${NOTHING}.` });
    }
  } else {
    const templates = known.templates ?? {};
    const of = ownValue(templates, template);
    const names = Object.keys(templates).filter((name) => templates[name] === resource.name);
    if (of === undefined) {
      const message = unknownName({ what: 'template', wrong: template, known: names });
      report({ code: 'RES204', pointer: `${pointer}/template`, message });
    } else if (of !== resource.name) {
      const message = said`"${template}" is written of a record of "${of}". Those of "${resource.name}": ${listedNames(names)}`;
      report({ code: 'RES213', pointer: `${pointer}/template`, message });
    }
  }
  if (to !== undefined) checkAddress(context, to, `${pointer}/to`);
  for (const [key, text] of Object.entries({ subject, body })) {
    for (const each of [text?.en, text?.tr]) if (each !== undefined) checkNames(context, each, `${pointer}/${key}`);
  }
}

function checkAddress(context: CheckContext, to: string, pointer: string): void {
  if (isEmailAddress(to)) return;
  const field = fieldAt({ context, path: to, pointer, resource: context.resource });
  if (!field || field.type === 'email' || field.type === 'text') return;
  const message = said`"${to}" is of type "${field.type}", and no address of a mail.`;
  context.report({ code: 'RES213', pointer, message });
}

/** Names in braces must lead to values that may appear in an outgoing text. */
function checkNames(context: CheckContext, text: string, pointer: string, resource = context.resource): void {
  for (const path of namesIn(text)) {
    const field = fieldAt({ context, path, pointer, resource });
    if (!field || (fieldKind(field.type).isInQuestions && !isMasked(field)) || field.name === 'id') continue;
    const message = said`"${path}" cannot stand in a text: it is no single value, or one that is masked.`;
    context.report({ code: 'RES213', pointer, message });
  }
}

type SetCheck = { readonly rule: Automation; readonly effect: SetEffect; readonly pointer: string };

function checkSet(context: CheckContext, { rule, effect, pointer }: SetCheck): void {
  if (rule.when.kind === 'change' && rule.when.on.includes('delete')) {
    const message = said`What is deleted has no fields to set.`;
    context.report({ code: 'RES213', pointer: `${pointer}/set`, message });
  }
  checkValues(context, { values: effect.values, target: context.resource, pointer: `${pointer}/set` });
}

function checkCreate(context: CheckContext, { resource: name, values }: CreateEffect, pointer: string): void {
  const target = knownResource(context, name, `${pointer}/create`);
  if (!target) return;
  if (target.of || target.api.routed || target.tenancy === 'global') {
    const message = said`Records are made of a resource that keeps its own, in the company's own tables.`;
    context.report({ code: 'RES213', pointer: `${pointer}/create`, message });
    return;
  }
  checkValues(context, { values, target, pointer: `${pointer}/with` });
  const lacking = Object.values(target.fields).filter(
    (field) => field.required && !field.readOnly && !field.showIf && isMissing(field.default),
  );
  const missing = lacking.flatMap((field) =>
    fieldKind(field.type)
      .inputs(field)
      .filter((key) => !Object.hasOwn(values, key)),
  );
  if (missing.length === 0 || target.draft) return;
  const message = said`No such record could be made: "${name}" needs these fields, too: ${listedNames(missing)}`;
  context.report({ code: 'RES103', pointer: `${pointer}/with`, message });
}

type ValuesCheck = {
  readonly values: SetEffect['values'];
  readonly target: Resource;
  readonly pointer: string;
};

/** A rule may write only fields that a person's form could write, with valid values. */
function checkValues(context: CheckContext, { values, target, pointer }: ValuesCheck): void {
  for (const [name, value] of Object.entries(values)) {
    if (name === '$comment') continue;
    const at = pointerOf(pointer, name);
    const field = fieldOfInput(target, name) ?? knownField({ ...context, resource: target }, name, at);
    if (!field) continue;
    const isTyped = !field.readOnly && !field.compute && field.generate === undefined && !field.from;
    if (!isTyped || field.type === 'password' || field.type === 'children') {
      context.report({ code: 'RES213', pointer: at, message: said`"${name}" is not filled in by people.` });
    } else if (field.name === target.stateField) {
      const message = said`"${name}" is the state: its actions move it.`;
      context.report({ code: 'RES213', pointer: at, message });
    } else checkGiven(context, { field, target, value, pointer: at });
  }
}

type GivenCheck = {
  readonly field: Field;
  readonly target: Resource;
  readonly value: Json;
  readonly pointer: string;
};

function checkGiven(context: CheckContext, { field, target, value, pointer }: GivenCheck): void {
  if (typeof value === 'string' && namesIn(value).length > 0 && (field.type === 'text' || field.type === 'textarea')) {
    checkNames(context, value, pointer);
    return;
  }
  if (!readsValue(value) || isVariable(value)) {
    if (checkNoPerson(context, value, pointer)) checkOwn(context, { field, target, value, pointer });
    return;
  }
  const path = value.slice(1);
  const { resource } = context;
  const source = fieldAt({ context, path, pointer, resource });
  if (!source) return;
  const isOwnId = field.type === 'text' || (field.type === 'ref' && field.resource === resource.name);
  if (path === 'id' ? isOwnId : isAlike(source, field)) return;
  const message = said`"${path}" is of type "${source.type}", and "${field.name}" of type "${field.type}".`;
  context.report({ code: 'RES213', pointer, message });
}

function checkOwn(context: CheckContext, { field, target, value, pointer }: GivenCheck): void {
  // One end of a range counts as a date; whether the other end fits is checked at the write.
  const isEnd = field.type === 'dateRange';
  if (!isEnd) checkValue({ context: { ...context, resource: target }, field, value, pointer });
}

/** Types whose values fit each other's fields: dates, texts of any kind into a text. */
function isAlike(source: Field, field: Field): boolean {
  if (source.type === 'ref' && field.type === 'ref')
    return source.resource === field.resource && source.multiple === field.multiple;
  const isWord = field.type === 'text' || field.type === 'textarea';
  const { isInQuestions, literal } = fieldKind(source.type);
  if (isWord) return isInQuestions === true && literal === undefined && source.type !== 'ref';
  const isDate = ({ type }: Field): boolean => fieldKind(type).literal === 'date';
  return source.type === field.type || (isDate(source) && isDate(field));
}

/** A rule acts without a person, so there is no `$user`. Returns whether none is used. Code RES213. */
function checkNoPerson({ report }: CheckContext, value: Json, pointer: string): boolean {
  const isNamed = (part: Json): boolean => {
    if (typeof part === 'string') return isUserVariable(part);
    if (typeof part !== 'object' || part === null) return false;
    return Object.values<Json>(part as Readonly<Record<string, Json>>).some(isNamed);
  };
  if (!isNamed(value)) return true;
  report({ code: 'RES213', pointer, message: said`A rule runs without a person: there is no "$user" here.` });
  return false;
}

/** Rules that would set each other off for ever. Code RES228. */
function checkCircle({ resource, resources, report }: CheckContext, rule: Automation, pointer: string): void {
  const way = setOff({ resource, rule, resources });
  if (!way) return;
  const message = said`These rules set each other off in a circle: ${listedNames([way.join(' → ')])}`;
  report({ code: 'RES228', pointer, message });
}
