/** One row of the casbin policy: `['p', role, subject, action, effect]` or `['g', role, role]`. */
export type PolicyRow = readonly string[];

/** A row of `_access.csv`, with its line number. */
export type CsvRule = { readonly line: number; readonly row: PolicyRow };

/** Names the policy's rules may use: roles, and subjects with their actions. */
export type PolicyNames = {
  readonly roles: readonly string[];
  readonly rights: { readonly [subject: string]: readonly string[] };
};
