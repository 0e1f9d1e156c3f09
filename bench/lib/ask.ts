/** No single request of the bench takes longer unless its server hangs, ms. */
const LIMIT = 60_000;

/** `fetch` that gives up, so that a hanging server is named instead of hanging the bench. @throws naming the URL */
export async function ask(
  url: string,
  init: RequestInit = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT) });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    throw new Error(`no answer from ${url}`, { cause: error });
  }
}
