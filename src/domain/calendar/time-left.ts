/** The remaining time of a hold. */
export type TimeLeft = {
  readonly days: number;
  /** 0–23, of the current day. */
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/** @param ms until the end; undefined once it has passed */
export function timeLeft(ms: number): TimeLeft | undefined {
  if (!(ms > 0)) return undefined;
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60, seconds: seconds % 60 };
}

/** How long a displayed value stays correct, in ms: a second in the last hour, a minute before. */
export const tickOf = (ms: number): number => (ms <= 3_600_000 ? 1000 : 60_000);
