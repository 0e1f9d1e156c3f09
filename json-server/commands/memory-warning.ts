/**
 * Measured with a million stays: 0.85 GB when the rows are loaded, 3.7 GB with indexes and search texts. A quarter more
 * is room to work in.
 */
const WHOLE = 5.5;
const MB = 1_000_000;
/** MB that suggested limits are multiples of */
const STEP = 1000;

type Heap = {
  /** bytes in use when the rows are loaded and nothing is indexed yet */
  readonly used: number;
  /** bytes that Node allows this process */
  readonly limit: number;
};

/** What to tell whoever runs a server whose data may outgrow Node's limit of memory; undefined = they fit. */
export function memoryWarning({ used, limit }: Heap): string | undefined {
  const needed = used * WHOLE;
  if (needed <= limit) return undefined;
  const suggested = Math.ceil(needed / MB / STEP) * STEP;
  return (
    `The data take ${Math.round(used / MB)} MB, and with their indexes and room to work ${Math.round(needed / MB)} MB; Node allows ` +
    `${Math.round(limit / MB)} MB, beyond which the server ends. Set NODE_OPTIONS=--max-old-space-size=${suggested}.`
  );
}
