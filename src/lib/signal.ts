export type Signal = {
  /** @returns the way to stop, as `useSyncExternalStore` wants it */
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
};

/**
 * Tells whoever listens that something has changed; what it is stays with its owner.
 * @param watch begins with the first listener, and answers with what ends it after the last
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
