let ahead = 0; // ms the server's clock is ahead of ours

/** Learns the server's clock from an answer; one from a cache would say when it was stored, and is passed over. */
export function noteServerTime(headers: Headers): void {
  const date = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(date) && headers.get('Age') === null) ahead = date - Date.now();
}

/** ms since 1970 by the server's clock, accurate to about a second; used for the expiry of tokens. */
export function serverNow(): number {
  return Date.now() + ahead;
}
