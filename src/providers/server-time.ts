let ahead = 0; // ms the server's clock is ahead of ours

/** Learns the server's clock from an answer; one from a cache would say when it was stored, and is passed over. */
export function noteServerTime(headers: Headers): void {
  const date = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(date) && headers.get('Age') === null) ahead = date - Date.now();
}

/** ms since 1970 by the server's clock, to about a second; ends of tokens are told by it. */
export function serverNow(): number {
  return Date.now() + ahead;
}
