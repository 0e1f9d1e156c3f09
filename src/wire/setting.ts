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

/** A record that keeps something under a former name; `to` what it would be, or `problem` why it would stay where it is. */
export type RenameSample = {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly to?: string;
  readonly problem?: string;
};
/** `GET /api/settings/kept`: a dry run of `renamedFrom`, over the records of the caller's company. */
export type RenamePreview = {
  readonly count: number;
  /** Records in which it would stay where it is. */
  readonly left: number;
  /** The field or the value it would become; null where none is chosen. */
  readonly to: string | null;
  readonly targets: readonly { readonly name: string; readonly label: string; readonly count: number }[];
  /** A few, those that would stay first. */
  readonly samples: readonly RenameSample[];
};
