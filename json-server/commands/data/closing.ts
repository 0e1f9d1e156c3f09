/** Closes what was opened, whatever comes of its use. */
export async function withClosing<Result>(
  opened: { readonly close: () => Promise<void> },
  use: () => Promise<Result>,
): Promise<Result> {
  try {
    return await use();
  } finally {
    await opened.close();
  }
}
