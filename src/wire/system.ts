/** What a backup left beside the data. */
export type Backup = {
  /** ISO instant */
  readonly at: string;
  readonly file: string;
  readonly bytes: number;
};

/** The server's status, for operators. */
export type SystemStatus = {
  readonly version: string;
  readonly node: string;
  /** ISO instant */
  readonly startedAt: string;
  /** ISO instant of this answer, by the server's clock. */
  readonly at: string;
  /** Where records are stored, and whether it accepts writes. */
  readonly data: {
    readonly engine: 'sqlite' | 'postgres' | 'memory';
    readonly isWritable: boolean;
    /** Size of the file and those beside it; absent if unknown. */
    readonly bytes?: number | undefined;
    readonly rows: number;
    /** The last result of `data backup`; absent = unknown: PostgreSQL and other tools have their own. */
    readonly backup?: Backup | undefined;
    /** The largest first. */
    readonly collections: readonly { readonly name: string; readonly rows: number }[];
  };
  /** Resident, of this process. */
  readonly memoryBytes: number;
  readonly openTabs: number;
  /** Whether this server does the work that one does for all. */
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
  /** Routes by the time within which 95 of their last 100 calls were answered, slowest first. */
  readonly slowest: readonly {
    readonly method: string;
    readonly route: string;
    readonly count: number;
    readonly failed: number;
    /** ms */
    readonly p95: number;
  }[];
};
