import type { Text } from '../text-types.ts';
import type { Json, Where } from '../where-types.ts';

export type ShiftUnit = 'minute' | 'hour' | 'day' | 'week';
/** How far from the date; `by` is negative before it. */
export type Shift = { readonly by: number; readonly unit: ShiftUnit };

export type ChangeTrigger = {
  readonly kind: 'change';
  /** `create`, `update`, `delete`, or names of actions. */
  readonly on: readonly string[];
  /** On an update: one of these fields has a new value; absent = any change. */
  readonly fields?: readonly string[];
};
export type StateTrigger = {
  readonly kind: 'state';
  readonly field: string;
  readonly to: readonly string[];
  /** Absent = from any state, or new. */
  readonly from?: readonly string[];
};
export type DateTrigger = {
  readonly kind: 'date';
  /** A stored key: a date, a moment, an end of a range. */
  readonly key: string;
  readonly shift: Shift;
  /** Time of day in the business time zone. */
  readonly at?: string;
};
export type Trigger = ChangeTrigger | StateTrigger | DateTrigger;

export type SendEffect = {
  readonly kind: 'send';
  /** An address, or the path to one; absent = the template's recipient. */
  readonly to?: string;
  readonly template?: string;
  readonly subject?: Text;
  readonly body?: Text;
};
/** Calls a webhook of the company, by its name. */
export type CallEffect = { readonly kind: 'call'; readonly webhook: string };
export type SetEffect = { readonly kind: 'set'; readonly values: { readonly [field: string]: Json } };
export type CreateEffect = {
  readonly kind: 'create';
  readonly resource: string;
  readonly values: { readonly [field: string]: Json };
};
export type NotifyEffect = { readonly kind: 'notify'; readonly roles: readonly string[]; readonly text: Text };
export type Effect = SendEffect | CallEffect | SetEffect | CreateEffect | NotifyEffect;

/** When … then …, run by the server. */
export type Automation = {
  readonly name: string;
  readonly label: Text;
  readonly isOff: boolean;
  readonly when: Trigger;
  readonly if?: Where;
  readonly then: readonly Effect[];
};
