export type Signal = {
  /** @returns a function that unsubscribes, for `useSyncExternalStore` */
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
};

/**
 * Notifies listeners that something has changed; its owner keeps the value.
 * @param watch called with the first listener; returns a function called after the last one has gone
 */
export function createSignal(watch?: () => () => void): Signal {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) stop = watch?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
    tell: () => {
      for (const listener of [...listeners]) listener();
    },
  };
}
