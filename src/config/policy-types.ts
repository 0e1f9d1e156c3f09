/** One row of the casbin policy: `['p', role, subject, action, effect]` or `['g', role, role]`. */
export type PolicyRow = readonly string[];

/** A row of `_access.csv`, and the line that it comes from. */
export type CsvRule = { readonly line: number; readonly row: PolicyRow };

/** What rules of the policy may name: roles, and subjects with their actions. */
export type PolicyNames = {
  readonly roles: readonly string[];
  readonly rights: { readonly [subject: string]: readonly string[] };
};
