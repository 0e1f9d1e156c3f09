import type { Effect, Trigger } from '../config/automations/types.ts';
import type { Text, Where } from '../config/types.ts';

/** Runs of the last seven days. */
export type AutomationRuns = { readonly done: number; readonly skipped: number; readonly failed: number };

/** A rule of a file. */
export type AutomationOverview = {
  readonly resource: string;
  readonly name: string;
  readonly label: Text;
  /** Path of the file. */
  readonly file: string;
  readonly isOff: boolean;
  readonly when: Trigger;
  readonly if: Where | null;
  readonly then: readonly Effect[];
  readonly runs: AutomationRuns;
};
/** `GET /api/automations` */
export type AutomationsAnswer = { readonly items: readonly AutomationOverview[] };

/**
 * The result an effect would have had: an address, the fields, the resource, the roles; null if nobody has an address.
 */
export type DryEffect = { readonly kind: Effect['kind']; readonly what: string | null };
export type DryRun = {
  /** ISO instant */
  readonly at: string;
  readonly recordId: string;
  readonly title: string;
  /** Path of the record's page; null when it is gone. */
  readonly link: string | null;
  readonly effects: readonly DryEffect[];
};
/** `POST /api/automations/dry-run` */
export type DryRunAnswer = {
  /** The newest first, up to a limit. */
  readonly items: readonly DryRun[];
  readonly total: number;
  /** ISO instant; the histories in memory do not cover all requested days. */
  readonly since: string;
};
