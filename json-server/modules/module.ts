import type { Route } from '../call.ts';
import type { LiveConfig } from '../live-config.ts';
import type { AsSystem } from '../records/as-system.ts';
import type { RouteDeps } from '../routes/table.ts';
import type { Also } from '../rules/domain-write.ts';
import type { Store, TableReader } from '../store/types.ts';

/** One look at the clock, for one tenant. */
export type Look = {
  /** Tables of the tenant. */
  readonly table: (collection: string) => TableReader;
  /** ISO instant */
  readonly now: string;
  /** Calendar date of the business. */
  readonly today: string;
  /** Whether this is the first look of this day (or since the start). */
  readonly isNewDay: boolean;
};

/**
 * What the clock does: asked every half minute, and once more inside the transaction that does it. It answers with
 * what is due now and nothing else, so what was done is not due again, and what was missed while the server was down is.
 */
export type Job = { readonly name: string; readonly due: (look: Look) => readonly Also[] };

/** What a worker beside the requests is given. */
export type Running = {
  readonly store: Store;
  readonly config: LiveConfig;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly asSystem: AsSystem;
  /** Folder beside the working data, for what an area keeps in files. */
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where people reach the product, for links in mails; without a slash at the end. */
  readonly publicUrl: string;
};

/** A business area on the server; its rules for writes are in `rules.ts` beside it. */
export type Module = {
  readonly name: string;
  /** Calls that are not generic, checked as all routes are (S25). */
  readonly calls?: (deps: RouteDeps) => readonly Route[];
  readonly jobs?: readonly Job[];
  /** Begins what runs beside the requests (mail, a simulator); answers with what ends it. */
  readonly start?: (running: Running) => (() => void | Promise<void>) | Promise<() => void | Promise<void>>;
};
