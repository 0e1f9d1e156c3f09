export type StoreLogEntry = { readonly level: 'info' | 'warn' | 'error'; readonly message: string };

/** Receives messages for the operator: dropped bytes, failed snapshots, a full disk. */
export type StoreLog = (entry: StoreLogEntry) => void;

/** Measures how long writes wait. */
export type StoreWatch = {
  /** A group of transactions is durable. @param ms since the engine was called */
  readonly commit?: ((ms: number) => void) | undefined;
  /** Wraps a transaction until it is durable. */
  readonly transaction?: (<Result>(run: () => Promise<Result>) => Promise<Result>) | undefined;
};
