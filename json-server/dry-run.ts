/**
 * Runs a transaction that may be tried only: what is given to `undo` is the answer, and nothing of the transaction stays.
 * So a preview is the change itself, and cannot say what the change would not do.
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
