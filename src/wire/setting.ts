import type { Finding, Text } from '../config/types.ts';

/** One file of the configuration. */
export type ConfiguredFile = {
  readonly path: string;
  readonly kind: 'RESOURCE' | 'VIEW' | 'PAGE' | 'SHARED';
  readonly name: string;
  /** Absent of shared files, and of those that say nothing that can be used. */
  readonly label: Text | null;
  /** Where it is shown; null for shared files and what is off. */
  readonly address: string | null;
  /** GOOD; WARNED: works, with hints; PARTLY: works but for what is wrong; LAST_GOOD: broken, the version before is in force; OFF: broken, and nothing is. */
  readonly state: 'GOOD' | 'WARNED' | 'PARTLY' | 'LAST_GOOD' | 'OFF';
  /** ISO instant: when what is in force was read. */
  readonly readAt: string;
  /** How much it says: fields and actions of a resource, entries of a shared file. */
  readonly fields: number;
  readonly actions: number;
  readonly findings: readonly Finding[];
};
/** `GET /api/settings/resources` */
export type ConfigurationOverview = {
  readonly version: string;
  readonly readAt: string;
  readonly files: readonly ConfiguredFile[];
};
