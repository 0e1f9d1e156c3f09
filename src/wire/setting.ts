import type { Finding, Text } from '../config/types.ts';

/** One file of the configuration. */
export type ConfiguredFile = {
  readonly path: string;
  readonly kind: 'RESOURCE' | 'VIEW' | 'PAGE' | 'SHARED';
  readonly name: string;
  /** Absent for shared files, and for unreadable ones. */
  readonly label: Text | null;
  /** Its address; null for shared and disabled files. */
  readonly address: string | null;
  /**
   * GOOD; WARNED: works, with hints; PARTLY: works without the wrong parts; LAST_GOOD: broken, the previous version is
   * in force; OFF: broken and disabled.
   */
  readonly state: 'GOOD' | 'WARNED' | 'PARTLY' | 'LAST_GOOD' | 'OFF';
  /** ISO instant at which the version in force was read. */
  readonly readAt: string;
  /** Its size: fields and actions of a resource, entries of a shared file. */
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

/** A record with a value under a former name; `to` is its future value, or `problem` why it would stay. */
export type RenameSample = {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly to?: string;
  readonly problem?: string;
};
/** `GET /api/settings/kept`: a dry run of `renamedFrom`, on the records of the caller's company. */
export type RenamePreview = {
  readonly count: number;
  /** Records whose value would stay. */
  readonly left: number;
  /** The target field or value; null if none is chosen. */
  readonly to: string | null;
  readonly targets: readonly { readonly name: string; readonly label: string; readonly count: number }[];
  /** A few, first those that would stay. */
  readonly samples: readonly RenameSample[];
};
