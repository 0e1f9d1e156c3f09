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
  /** GOOD; WARNED: works, with hints; LAST_GOOD: broken, the version before is in force; OFF: broken, and nothing is. */
  readonly state: 'GOOD' | 'WARNED' | 'LAST_GOOD' | 'OFF';
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

/** `GET /api/settings/company`: what stands at the head of a receipt, and what everybody of a company may know of its ways. */
export type CompanyHead = {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly taxOffice: string;
  readonly taxNo: string;
  readonly website: string;
  /** A small picture as data, or a path of our own; '' without one. */
  readonly logo: string;
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly checkInTime: string;
  readonly checkOutTime: string;
};
