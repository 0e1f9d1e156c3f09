export type StoreLogEntry = { readonly level: 'info' | 'warn' | 'error'; readonly message: string };

/** Gets what an operator should know: dropped bytes, failed snapshots, a disk that refuses. */
export type StoreLog = (entry: StoreLogEntry) => void;

/** Gets the time that writes wait. */
export type StoreWatch = {
  /** A group of transactions is durable. @param ms since the engine was asked */
  readonly commit?: ((ms: number) => void) | undefined;
  /** Stands around a transaction until it is durable. */
  readonly transaction?: (<Result>(run: () => Promise<Result>) => Promise<Result>) | undefined;
};
