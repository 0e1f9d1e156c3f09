/** As an open tab does. Resolves once the server listens; `heard`: when the text has come. */
export async function listen({
  url,
  headers,
  text: wanted,
}: {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly text: string;
}): Promise<{ readonly heard: Promise<number> }> {
  const stop = new AbortController();
  const answer = await fetch(`${url}/api/_meta/events`, { headers, signal: stop.signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const heard = (async () => {
    for (let text = ''; ;) {
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream of events ended');
      text += value;
      if (!text.includes(wanted)) continue;
      const now = performance.now();
      stop.abort();
      return now;
    }
  })();
  return { heard };
}
