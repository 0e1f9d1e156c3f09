/**
 * Runs a transaction that can be a dry run: calling `undo` makes its argument the result and rolls everything back. A
 * preview is therefore the real change, undone, and cannot promise anything the change would not do.
 */
export async function withDryRun<Outcome>(
  work: (undo: (outcome: Outcome) => never) => Promise<Outcome>,
): Promise<Outcome> {
  const undone = new WeakMap<Error, { readonly outcome: Outcome }>();
  try {
    return await work((outcome) => {
      const thrown = new Error('undone');
      undone.set(thrown, { outcome });
      throw thrown;
    });
  } catch (error) {
    const found = error instanceof Error ? undone.get(error) : undefined;
    if (found) return found.outcome;
    throw error;
  }
}
