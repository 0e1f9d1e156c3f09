import { beginTry, type TryRequest, type Begun, type Deps } from './attempts.ts';
import type { ProviderConnection } from './connection.ts';

/** Serializes calls for one order; a repeat of the same call waits for the first one's answer. */
export function createBeginOnce(deps: Deps) {
  const running = new Map<string, { readonly key: string; readonly begun: Promise<Begun> }>();
  return (connection: ProviderConnection, asked: TryRequest): Promise<Begun> => {
    const { id } = asked.found.order;
    const before = running.get(id);
    const key = asked.requestKey === '' ? '' : `${asked.requestKey} ${asked.installment}`;
    if (before && key !== '' && before.key === key) return before.begun;
    const begun = Promise.resolve(before?.begun)
      .catch(() => undefined)
      .then(() => beginTry(deps, connection, asked));
    const entry = { key, begun };
    running.set(id, entry);
    const forget = (): void => {
      if (running.get(id) === entry) running.delete(id);
    };
    begun.then(forget, forget);
    return begun;
  };
}
