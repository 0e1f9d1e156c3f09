/** Stands in for query-string (vite.config.ts): simple-rest uses it in calls that `providers/data.ts` makes itself. */
export function stringify(): never {
  throw new Error('query-string is not part of this build');
}
