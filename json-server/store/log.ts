export type StoreLogEntry = { readonly level: 'info' | 'warn' | 'error'; readonly message: string };

/** Told what an operator should know: bytes dropped, snapshots failed, the disk refusing. */
export type StoreLog = (entry: StoreLogEntry) => void;
