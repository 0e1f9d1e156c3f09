import type { RawAutomation, RawEffect, RawTrigger } from '../raw.ts';
import { toText } from '../texts.ts';
import type { Resource } from '../types.ts';
import type { Automation, Effect, Shift, ShiftUnit, Trigger } from './types.ts';

const LENGTH = /^(?<by>\d+) (?<unit>minute|hour|day|week)s?$/;

/** A name or several, as a list. */
const namesOf = (names: string | readonly string[] = []): readonly string[] =>
  typeof names === 'string' ? [names] : names;

/** Fills in every default. If two alternatives are given, which the checker refuses, the first counts. */
export function normalizeAutomations(
  raw: { readonly [name: string]: RawAutomation },
  { stateField }: Pick<Resource, 'stateField'>,
): readonly Automation[] {
  return Object.entries(raw)
    .filter(([name]) => name !== '$comment')
    .map(([name, rule]): Automation => {
      const label = toText(rule.label, name);
      return {
        name,
        label,
        isOff: rule.off ?? false,
        when: normalizeTrigger(rule.when, stateField),
        ...(rule.if && { if: rule.if }),
        then: rule.then.map((effect) => normalizeEffect(effect, label)),
      };
    });
}

function normalizeTrigger(raw: RawTrigger, stateField = ''): Trigger {
  const { on, fields, state, from, field = stateField, date, at } = raw;
  if (state !== undefined)
    return { kind: 'state', field, to: namesOf(state), ...(from !== undefined && { from: namesOf(from) }) };
  if (date !== undefined) return { kind: 'date', key: date, shift: shiftOf(raw), ...(at !== undefined && { at }) };
  return { kind: 'change', on: namesOf(on), ...(fields && { fields }) };
}

function shiftOf({ before, after }: RawTrigger): Shift {
  const { by = '0', unit = 'day' } = LENGTH.exec(before ?? after ?? '')?.groups ?? {};
  return { by: before === undefined ? Number(by) : -Number(by), unit: unit as ShiftUnit };
}

function normalizeEffect(raw: RawEffect, label: Automation['label']): Effect {
  const { send, call, set, create, to, template, subject, body } = raw;
  if (send !== undefined) {
    return {
      kind: 'send',
      ...(to !== undefined && { to }),
      ...(template !== undefined && { template }),
      ...(subject !== undefined && { subject: toText(subject, '') }),
      ...(body !== undefined && { body: toText(body, '') }),
    };
  }
  if (call !== undefined) return { kind: 'call', webhook: call };
  if (set !== undefined) return { kind: 'set', values: set };
  if (create !== undefined) return { kind: 'create', resource: create, values: raw.with ?? {} };
  return { kind: 'notify', roles: namesOf(raw.notify), text: raw.text === undefined ? label : toText(raw.text, '') };
}
