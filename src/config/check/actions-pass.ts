import { fieldKind } from '../fields/registry.ts';
import { fieldOfInput } from '../keys.ts';
import { PROPOSED, stateFieldsSet } from '../normalize.ts';
import type { Action, EnumField, Text } from '../types.ts';
import { questionKeys } from '../question.ts';
import { ownValue, plainText } from '../values.ts';
import { checkFacts } from './facts-pass.ts';
import { checkIcon, knownField, type CheckContext } from './context.ts';
import { checkValue } from './field-types-pass.ts';
import { checkActionName } from './fields-pass.ts';
import { pointerOf } from './json-file.ts';
import { listedNames, unknownName } from './suggest.ts';
import { checkWhere, fieldAt } from './where-pass.ts';
import { said, type BilingualText } from './said.ts';

/** Actions and the states they lead through; rules between fields. Codes RES201, RES204, RES209, RES213, RES217, RES903. */
export function checkActions(context: CheckContext): void {
  const { resource } = context;
  const actions = Object.values(resource.actions);
  const field = resource.stateField === undefined ? undefined : ownValue(resource.fields, resource.stateField);
  const state = field?.type === 'enum' ? field : undefined;
  for (const action of actions) checkAction(context, action, state);
  const { lockedIf: where } = resource;
  if (where) checkWhere({ context, where, pointer: '/lockedIf', inBrowser: true, isNear: true });
  if (resource.duplicate)
    resource.duplicate.forEach((name, index) => knownField(context, name, pointerOf('/duplicate', index)));
  const moved = stateFieldsSet(
    resource.fields,
    actions.filter(({ from }) => from.length > 0),
  );
  if (moved.length > 1) {
    const message = said`Actions with "from" move more than one field (${listedNames(moved)}); one of them must be the state.`;
    context.report({ code: 'RES217', pointer: '/actions', message });
  }
  if (state) checkReachable(context, state);
  checkDraft(context, state);
  checkRules(context);
}

function checkAction(context: CheckContext, action: Action, state: EnumField | undefined): void {
  const pointer = pointerOf('/actions', action.name);
  checkActionName(context, action.name, pointer);
  checkIcon(context, action.icon, `${pointer}/icon`);
  if (action.when)
    checkWhere({ context, where: action.when, pointer: `${pointer}/when`, inBrowser: true, isNear: true });
  if (action.from.length > 0 && !state) {
    context.report({
      code: 'RES217',
      pointer: `${pointer}/from`,
      message: said`No action sets an enum field, so there is no state it could start from.`,
    });
  }
  const states = state?.options.map(({ value }) => value) ?? [];
  action.from.forEach((value, index) => {
    if (states.length === 0 || states.includes(value)) return;
    const message = unknownName({ what: 'value', wrong: value, known: states, ...(state && { of: state.name }) });
    context.report({ code: 'RES204', pointer: pointerOf(pointer, 'from', index), message });
  });
  checkSet(context, action, pointer);
  checkAsked(context, action, pointer);
  checkFirst(context, action, `${pointer}/first`);
  checkCopy(context, action, pointer);
  checkQuestion(context, action.confirm, `${pointer}/confirm`);
  checkConfirmIf(context, action, `${pointer}/confirmIf`);
  checkQuestion(context, action.done, `${pointer}/done`);
  checkFacts(context, context.raw.actions?.[action.name]?.facts, `${pointer}/facts`);
  checkFacts(context, context.raw.actions?.[action.name]?.outcome, `${pointer}/outcome`);
  checkOutcome(context, action, `${pointer}/outcome`);
  checkUndo(context, action, `${pointer}/undo`);
  checkAtCreate(context, action, `${pointer}/atCreate`);
}

/** An action at creation is named in the body among the fields, has no dialog, and runs on any new record. */
function checkAtCreate({ resource, report }: CheckContext, action: Action, pointer: string): void {
  if (!action.atCreate) return;
  const { name, ask, copy, when, from, set } = action;
  const { stateField } = resource;
  const first = Object.values(resource.actions).find(({ atCreate }) => atCreate);
  const start = stateField === undefined ? undefined : ownValue(resource.fields, stateField)?.default;
  const isEarly = from.length > 0 && !(typeof start === 'string' && from.includes(start));
  const wrong =
    ask.length > 0 || copy || when || Object.keys(set).length === 0
      ? said`What is done while a record is created sets something, and has no "ask", "when" or "copy".`
      : isEarly
        ? said`New records start as "${plainText(start ?? null)}", and this action comes from ${listedNames(from)}.`
        : Object.hasOwn(resource.fields, name)
          ? said`"${name}" is a field too: a body could not say which of them it means.`
          : first !== action
            ? said`"${first?.name ?? ''}" is done while a record is created already: there is one such action.`
            : undefined;
  if (wrong) report({ code: 'RES213', pointer, message: wrong });
}

/**
 * The browser decides whether to ask, so the condition must be about the record itself; and there must be a question.
 */
function checkConfirmIf(context: CheckContext, { confirm, confirmIf }: Action, pointer: string): void {
  if (!confirmIf) return;
  checkWhere({ context, where: confirmIf, pointer, inBrowser: true, isNear: true });
  if (confirm) return;
  const message = said`"confirmIf" says when "confirm" is asked, and this action has no "confirm".`;
  context.report({ code: 'RES213', pointer, message });
}

/** The outcome changes with the input, so there must be an input. */
function checkOutcome({ report }: CheckContext, { outcome, ask }: Action, pointer: string): void {
  if (!outcome || ask.length > 0) return;
  report({
    code: 'RES213',
    pointer,
    message: said`"outcome" changes with what is typed, and this action asks nothing.`,
  });
}

/** An undo action runs with one press: it must have no dialog, and must be allowed in the state it is offered in. */
function checkUndo({ resource, report }: CheckContext, action: Action, pointer: string): void {
  const { undo } = action;
  if (undo === undefined) return;
  const known = Object.keys(resource.actions);
  const back = ownValue(resource.actions, undo);
  if (!back) {
    report({ code: 'RES209', pointer, message: unknownName({ what: 'action', wrong: undo, known }) });
  } else if (back.ask.length > 0 || back.copy) {
    report({
      code: 'RES213',
      pointer,
      message: said`"${undo}" asks or copies: it cannot take anything back by itself.`,
    });
  } else {
    const message = deadEnd({ resource, action, back });
    if (message) report({ code: 'RES213', pointer, message });
  }
}

type WayBack = { readonly resource: CheckContext['resource']; readonly action: Action; readonly back: Action };

/** Why `back` never returns to where `action` came from; undefined = it does for some state. */
function deadEnd({ resource, action, back }: WayBack): BilingualText | undefined {
  const { stateField } = resource;
  if (stateField === undefined) return undefined;
  const setIn = ({ set }: Action): readonly string[] => {
    const state = ownValue(set, stateField);
    return typeof state === 'string' ? [state] : [];
  };
  const isIn = (states: readonly string[], among: readonly string[]): boolean =>
    states.length === 0 || among.length === 0 || states.some((state) => among.includes(state));
  const after = setIn(action);
  if (!isIn(after, back.from))
    return said`"${back.name}" cannot run from "${after.join()}", where this action leads: it starts from ${listedNames(back.from)}.`;
  if (!isIn(setIn(back), action.from))
    return said`"${back.name}" leads to "${setIn(back).join()}", and this action comes from ${listedNames(action.from)}.`;
  return undefined;
}

/** A question or title may name only fields of the record with a single value or a date range. */
export function checkQuestion(context: CheckContext, asked: Text | string | undefined, pointer: string): void {
  const texts = typeof asked === 'string' ? [asked] : [asked?.en, asked?.tr];
  const keys = new Set(texts.flatMap((text) => (text === undefined ? [] : questionKeys(text))));
  for (const name of keys) {
    if (name.includes('.')) {
      fieldAt({ context, path: name, pointer, resource: context.resource });
      continue;
    }
    const field = knownField(context, name, pointer);
    if (!field || fieldKind(field.type).isInQuestions) continue;
    context.report({
      code: 'RES213',
      pointer,
      message: said`A question cannot name "${name}": it is no single value.`,
    });
  }
}

function checkSet(context: CheckContext, action: Action, pointer: string): void {
  for (const [name, value] of Object.entries(action.set)) {
    const at = pointerOf(pointer, 'set', name);
    const field = fieldOfInput(context.resource, name) ?? knownField(context, name, at);
    if (!field) continue;
    if (field.name !== name || field.type === 'password' || field.type === 'children' || field.compute) {
      context.report({ code: 'RES213', pointer: at, message: said`An action cannot set "${name}".` });
    } else checkValue({ context, field, value, pointer: at });
  }
}

function checkAsked(context: CheckContext, action: Action, pointer: string): void {
  action.ask.forEach((name, index) => {
    const at = pointerOf(pointer, 'ask', index);
    const field = knownField(context, name, at);
    const { shown, begin } = action.anew[name] ?? {};
    const isMade = field !== undefined && (field.type === 'children' || field.readOnly);
    // A computed value may be shown among the inputs.
    const isRead = shown === true && field?.compute !== undefined;
    if (begin === PROPOSED && context.resource.domain === undefined) {
      const message = said`Nothing proposes "${name}": the resource names no "domain".`;
      context.report({ code: 'RES213', pointer: `${at}/begin`, message });
    }
    if ((isMade && !isRead) || name === context.resource.stateField) {
      context.report({
        code: 'RES213',
        pointer: at,
        message: said`"${name}" cannot be asked for: it is not filled in by people.`,
      });
    }
    if (Object.hasOwn(action.set, name)) {
      context.report({ code: 'RES213', pointer: at, message: said`"${name}" is set by this action already.` });
    }
  });
}

/** A dialog may offer first only actions on records of a relation; an action that only opens a form does not count. */
function checkFirst(context: CheckContext, { first = [] }: Action, pointer: string): void {
  first.forEach(({ relation, action }, index) => {
    const at = pointerOf(pointer, index);
    const field = knownField(context, relation, `${at}/relation`);
    if (!field) return;
    if (field.type !== 'children') {
      context.report({ code: 'RES213', pointer: `${at}/relation`, message: said`"${relation}" is no relation.` });
      return;
    }
    const other = ownValue(context.resources, field.resource);
    if (!other) return;
    const known = Object.keys(other.actions);
    if (!known.includes(action)) {
      context.report({
        code: 'RES209',
        pointer: `${at}/action`,
        message: unknownName({ what: 'action', wrong: action, known }),
      });
    } else if (other.actions[action]?.copy) {
      const message = said`"${action}" begins one new record in a form; a dialog cannot do it before.`;
      context.report({ code: 'RES213', pointer: `${at}/action`, message });
    }
  });
}

/** Copied fields must be editable, and an action that copies must not change its own record. */
function checkCopy(context: CheckContext, { copy, set, ask }: Action, pointer: string): void {
  if (!copy) return;
  const at = `${pointer}/copy`;
  if (Object.keys(set).length > 0 || ask.length > 0) {
    const message = said`An action that copies sets and asks nothing: the form of the new record does.`;
    context.report({ code: 'RES213', pointer: at, message });
  }
  const check = (name: string, where: string) => {
    const field = knownField(context, name, where);
    if (field && (field.readOnly || field.type === 'children' || field.generate !== undefined)) {
      context.report({ code: 'RES213', pointer: where, message: said`"${name}" is not filled in by people.` });
    }
    return field;
  };
  copy.fields.forEach((name, index) => check(name, pointerOf(at, 'fields', index)));
  const link = copy.link === undefined ? undefined : check(copy.link, `${at}/link`);
  if (link && (link.type !== 'ref' || link.multiple)) {
    context.report({ code: 'RES213', pointer: `${at}/link`, message: said`"${link.name}" is no reference.` });
  }
}

/** A draft is a state that new records have and that the draft's action leaves. Codes RES204, RES209, RES217. */
function checkDraft({ resource, report }: CheckContext, state: EnumField | undefined): void {
  const { draft, actions } = resource;
  if (!draft) return;
  if (!state) {
    const message = said`Drafts need a state: an enum field that actions set.`;
    report({ code: 'RES217', pointer: '/draft', message });
    return;
  }
  if (state.default !== draft.state) {
    const known = state.options.map(({ value }) => value);
    const message = known.includes(draft.state)
      ? said`New records start as "${plainText(state.default ?? null)}", so none would ever be a draft.`
      : unknownName({ what: 'value', wrong: draft.state, known, of: state.name });
    report({ code: 'RES204', pointer: '/draft/state', message });
  }
  const ways = Object.values(actions).filter(
    ({ from, set }) => from.includes(draft.state) && (ownValue(set, state.name) ?? draft.state) !== draft.state,
  );
  if (ways.some(({ name }) => name === draft.action)) return;
  const message = said`"${draft.action}" is no action that leaves "${draft.state}". Such actions: ${listedNames(ways.map(({ name }) => name))}`;
  report({ code: 'RES209', pointer: '/draft/action', message });
}

/** States no action leads to. A domain rule or an import may set them, so this is a warning. */
function checkReachable(context: CheckContext, state: EnumField): void {
  const states = state.options.map(({ value }) => value);
  const start = typeof state.default === 'string' ? [state.default] : [];
  if (start.length === 0) {
    const message = said`New records have no state: give the field a "default".`;
    context.report({ code: 'RES903', level: 'warning', pointer: pointerOf('/fields', state.name), message });
    return;
  }
  const reached = new Set(start);
  const actions = Object.values(context.resource.actions);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const { from, set } of actions) {
      const to = ownValue(set, state.name);
      if (typeof to === 'string' && (from.length === 0 || from.some((value) => reached.has(value)))) reached.add(to);
    }
  }
  const lost = states.filter((value) => !reached.has(value));
  if (lost.length === 0) return;
  const message = said`No action leads to ${listedNames(lost)} from "${start.join('')}".`;
  context.report({ code: 'RES903', level: 'warning', pointer: pointerOf('/fields', state.name), message });
}

function checkRules(context: CheckContext): void {
  const { rules } = context.resource;
  rules.forEach(({ id, assert, at }, index) => {
    const pointer = pointerOf('/rules', index);
    checkWhere({ context, where: assert, pointer: `${pointer}/assert`, inBrowser: true });
    if (!fieldOfInput(context.resource, at)) knownField(context, at, `${pointer}/at`);
    if (rules.findIndex((rule) => rule.id === id) < index) {
      context.report({ code: 'RES205', pointer: `${pointer}/id`, message: said`There is already a rule "${id}".` });
    }
  });
}
