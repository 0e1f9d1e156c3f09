export type StoreLogEntry = { readonly level: 'info' | 'warn' | 'error'; readonly message: string };

/** Told what an operator should know: bytes dropped, snapshots failed, the disk refusing. */
export type StoreLog = (entry: StoreLogEntry) => void;

/** Told how long writes wait. */
export type StoreWatch = {
  /** A group of transactions is durable. @param ms since the engine was asked */
  readonly commit?: ((ms: number) => void) | undefined;
  /** Stands around a transaction until it is durable. */
  readonly transaction?: (<Result>(run: () => Promise<Result>) => Promise<Result>) | undefined;
};
