/**
 * US1: whether one person's homes are all within another's.
 * @param homes ids; undefined = all homes of the company
 */
export const isScopeWithin = (homes: readonly string[] | undefined, own: readonly string[] | undefined): boolean =>
  own === undefined || (homes?.every((id) => own.includes(id)) ?? false);
