import type { LiveConfig } from './live-config.ts';
import type { Snapshot } from './snapshot.ts';

const PAUSE = 10; // ms between two, each of which takes two or three: requests have their turn
const LATE = 5; // ms after which a turn has waited behind requests

/**
 * Computes the rights of each role in the background, one resource at a time, after the start and after each new
 * configuration: the first questions to the policy take tens of milliseconds, and nobody's first search should wait for
 * them. Pauses while requests are running, which compute what they need anyway.
 * @returns a function that stops it
 */
export function warmRights(live: LiveConfig): () => void {
  let timer: NodeJS.Timeout | undefined;
  const warm = (work: Iterator<void>): void => {
    const due = performance.now() + PAUSE;
    // Unref'd, so that it does not keep the process alive.
    timer = setTimeout(() => {
      const isBusy = performance.now() - due > LATE;
      if (isBusy || work.next().done !== true) warm(work);
    }, PAUSE).unref();
  };
  const start = (): void => {
    clearTimeout(timer);
    warm(allRights(live.current()));
  };
  const forget = live.onChange(start);
  start();
  return () => {
    forget();
    clearTimeout(timer);
  };
}

function* allRights({ config, rightsOf }: Snapshot): Generator<void> {
  const roles = new Set(
    config.policy.rows.flatMap(([kind, role]) => (kind === 'p' && role !== undefined ? [role] : [])),
  );
  for (const role of roles) {
    for (const resource of Object.values(config.resources)) {
      rightsOf({ role, resource });
      yield;
    }
  }
}
