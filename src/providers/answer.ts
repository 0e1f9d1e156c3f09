/** Reads `a.b` of an answer; '' is the answer itself. */
export function partOfAnswer(body: unknown, path: string): unknown {
  if (path === '') return body;
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      body,
    );
}
