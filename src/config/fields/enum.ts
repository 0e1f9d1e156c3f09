import { resolveVariable } from '../values.ts';
import type { EnumField, Json } from '../types.ts';
import { CHOICE_OPERATORS, LIST_OPERATORS, singleKind, type Checked, type CheckSetup } from './kind.ts';
import { checkList } from './lists.ts';

/** One of a list of values, or several of them (`multiple`). Values are codes: compared exactly (R15). */
export const enumKind = singleKind<EnumField>({
  stored: (field) => (field.multiple ? 'list' : 'plain'),
  operators: (field) => (field.multiple ? LIST_OPERATORS : CHOICE_OPERATORS),
  check: (setup) =>
    setup.field.multiple
      ? checkList({ value: setup.value, max: setup.field.options.length, check: (value) => checkOption(setup, value) })
      : checkOption(setup, setup.value),
  filter: ({ field, text }) => (field.options.some(({ value }) => value === text) ? text : undefined),
});

function checkOption(setup: CheckSetup<EnumField>, value: Json): Checked {
  const option = setup.field.options.find((candidate) => candidate.value === value);
  if (!option) return { issue: 'validation.option' };
  return isAbove(setup, option.value) ? { issue: 'validation.notAbove' } : { value: option.value };
}

/** S3: nobody hands out more than they have. Leaving a higher value as it stands is no handing out. */
function isAbove({ field, values, before }: CheckSetup<EnumField>, value: string): boolean {
  if (field.notAbove === undefined) return false;
  const unchanged = Array.isArray(before) ? before.includes(value) : before === value;
  const own = resolveVariable(field.notAbove, values);
  const rank = (code: Json | undefined) => field.options.find((option) => option.value === code)?.rank;
  return !unchanged && (rank(value) ?? 0) > (rank(own) ?? 0);
}
