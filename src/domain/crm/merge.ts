/** A stored value. */
type Value = unknown;
type Values = Readonly<Record<string, Value>>;
export type Side = 'keep' | 'drop';
export type MergeChoice = {
  readonly field: string;
  readonly keep: Value;
  readonly drop: Value;
  /** The record whose value is kept; `both` = the union. */
  readonly chosen: Side | 'both';
};

const isEmpty = (value: Value): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const isSame = (a: Value, b: Value): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * The differences between two records of one person, and which value wins: that of the record that stays, unless it is
 * empty or `take` names the field. Lists of words are merged; a person blocked in one stays blocked.
 */
export function mergeChoices({
  keep,
  drop,
  fields,
  take = [],
}: {
  keep: Values;
  drop: Values;
  fields: readonly string[];
  take?: readonly string[];
}): readonly MergeChoice[] {
  return fields.flatMap((field): MergeChoice[] => {
    const ours = keep[field];
    const theirs = drop[field];
    if (isSame(ours, theirs) || (isEmpty(ours) && isEmpty(theirs))) return [];
    const base = { field, keep: ours ?? null, drop: theirs ?? null };
    if (Array.isArray(ours) && Array.isArray(theirs)) return [{ ...base, chosen: 'both' }];
    if (field === 'isBlocked') return [{ ...base, chosen: theirs === true ? 'drop' : 'keep' }];
    const isWanted = take.includes(field) && !isEmpty(theirs);
    return [{ ...base, chosen: isWanted || isEmpty(ours) ? 'drop' : 'keep' }];
  });
}

/** The values for the record that stays. */
export function mergedValues(choices: readonly MergeChoice[]): Record<string, Value> {
  return Object.fromEntries(
    choices.flatMap(({ field, keep, drop, chosen }) => {
      if (chosen === 'keep') return [];
      if (chosen === 'drop') return [[field, drop]];
      return [[field, [...new Set([...(keep as readonly Value[]), ...(drop as readonly Value[])])]]];
    }),
  );
}
