import { vi } from 'vitest';
import type { IcalApp } from './ical-app.ts';

/**
 * Runs an import with a transaction for each of its steps, as if every one took a whole slice.
 * @param before called before each of them; what it throws is what the store does
 */
export async function stepwise<Result>(
  app: IcalApp,
  run: () => Promise<Result>,
  before: () => unknown,
): Promise<Result> {
  // The token's session is written before anything is counted.
  await app.token('admin');
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const { served } = app;
  const transact = served.transact.bind(served);
  const spy = vi.spyOn(served, 'transact').mockImplementation(async (work) => {
    await before();
    return transact(work);
  });
  try {
    return await run();
  } finally {
    spy.mockRestore();
    clock.mockRestore();
  }
}
