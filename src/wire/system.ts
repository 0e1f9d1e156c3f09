/** What a backup left beside the data. */
export type Backup = {
  /** ISO instant */
  readonly at: string;
  readonly file: string;
  readonly bytes: number;
};

/** How the server is, for those who run it. */
export type SystemStatus = {
  readonly version: string;
  readonly node: string;
  /** ISO instant */
  readonly startedAt: string;
  /** ISO instant of this answer, by the server's clock. */
  readonly at: string;
  /** What keeps the records, and whether it takes writes. */
  readonly data: {
    readonly engine: 'sqlite' | 'postgres' | 'memory';
    readonly isWritable: boolean;
    /** Size of the file and of what lies beside it; absent if unknown. */
    readonly bytes?: number | undefined;
    readonly rows: number;
    /** What `data backup` wrote last; absent = none known: PostgreSQL and other tools keep their own. */
    readonly backup?: Backup | undefined;
    /** The largest first. */
    readonly collections: readonly { readonly name: string; readonly rows: number }[];
  };
  /** Resident, of this process. */
  readonly memoryBytes: number;
  readonly openTabs: number;
  /** Whether this server does what one of them does for all. */
  readonly isLeading: boolean;
  readonly queues: readonly {
    readonly name: string;
    readonly length: number;
    /** ISO instant */
    readonly oldestAt?: string | undefined;
  }[];
  readonly findings: { readonly error: number; readonly warning: number };
  /** The last round of each job. */
  readonly jobs: readonly {
    readonly job: string;
    /** ISO instant */
    readonly at: string;
    readonly ms: number;
    readonly done: number;
    readonly outcome: 'ok' | 'failed';
  }[];
  /** Routes by the time within which 95 of their last 100 calls were answered, the slowest first. */
  readonly slowest: readonly {
    readonly method: string;
    readonly route: string;
    readonly count: number;
    readonly failed: number;
    /** ms */
    readonly p95: number;
  }[];
};
