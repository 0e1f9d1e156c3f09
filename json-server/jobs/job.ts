import type { Config } from '../../src/config/types.ts';
import type { Outgoing, RecordWrite } from '../live/rules/domain-write.ts';
import type { Tables } from '../live/rows/company.ts';

/** What a job is given: one run, for one tenant. */
export type JobContext = {
  /** Tables of the tenant. */
  readonly table: Tables;
  /** ISO instant */
  readonly now: string;
  /** Calendar date of the business. */
  readonly today: string;
  /** Whether this is the first run of the day (or since the start). */
  readonly isNewDay: boolean;
  readonly tenant: string;
  /** Tables that belong to no company. */
  readonly shared: Tables;
  /** The configuration in force. */
  readonly config: Config;
  readonly outgoing: Outgoing;
};

/**
 * Scheduled work. `due` is called every half minute, and again inside the transaction that does the work. It returns
 * exactly what is due now: work that is done is no longer due, and work missed while the server was down still is.
 */
export type Job = { readonly name: string; readonly due: (context: JobContext) => readonly RecordWrite[] };

/** A job that runs once a day. */
export const daily = (name: string, due: Job['due']): Job => ({
  name,
  due: (context) => (context.isNewDay ? due(context) : []),
});

/** What an area has done by the clock. */
export type JobArea = {
  readonly jobs?: readonly Job[];
  /** Jobs run for each company that has records in one of these collections. */
  readonly jobCollections?: readonly string[];
  /**
   * Whether background work of the area beside its jobs waits in a company: as long as it does, the company stays in
   * memory of the server that does it.
   */
  readonly hasWaiting?: (table: Tables) => boolean;
  /** The resource that its jobs are about: they do not run for companies whose package lacks its module (TN2). */
  readonly jobsResource?: string;
};
