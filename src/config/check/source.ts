import type { CallRight } from '../call-table-types.ts';
import type { JsonSchema } from '../json-schema.ts';
import type { Finding } from '../types.ts';
import type { PolicyNames } from '../policy-types.ts';
import type { BilingualText } from './said.ts';

/** A file as read; `path` below the project, with `/`: `resources/v1/estates/list.json`. */
export type SourceFile = {
  readonly path: string;
  readonly text: string;
  /** The text is not UTF-8, so its content is ignored. */
  readonly encoding?: 'UTF-16' | 'Windows-1254' | undefined;
};

/** The last text of a file without errors, and when it was read (ISO instant). */
export type GoodText = {
  readonly text: string;
  readonly readAt: string;
  /** The names rules of the policy could use then. */
  readonly names?: PolicyNames;
};

/** What happens to a file with a mistake until it is fixed. */
export type Mending = 'part' | 'partAsBefore' | 'fileAsBefore' | 'line' | 'off';

/** A field that code reads: how its values are stored, and the areas that read it most. */
export type NeededField = { readonly kept: string; readonly by: readonly string[] };
/** By resource and stored key, `rooms.beds` for a part. */
export type NeededFields = { readonly [resource: string]: { readonly [path: string]: NeededField } };

/** A GET call without an id in its path. */
export type KnownCall = {
  readonly access: CallRight;
  /** Names of its parameters. */
  readonly query: readonly string[];
  /** Names of its possible answers, among the schemas. */
  readonly answer: readonly string[];
};

/** Names known to the code behind the configuration. */
export type KnownNames = {
  readonly icons: readonly string[];
  readonly domain: readonly string[];
  /** Addresses of hand-written screens. */
  readonly screens: readonly string[];
  /** Hand-written pieces of configured screens. */
  readonly panels: readonly string[];
  /** Paths below `/api/` of the server's own routes; when absent, they are not checked. */
  readonly routes?: readonly string[];
  /** Calls that a table may show, by their path below `/api`, and the schemas of answers; when absent, there are none. */
  readonly calls?: { readonly [path: string]: KnownCall };
  readonly answers?: { readonly [name: string]: JsonSchema };
  /** Fields that the server's own code reads; when absent, they are not checked. */
  readonly needed?: NeededFields;
  /** Mail template → the resource it writes about; absent for templates without one. */
  readonly templates?: { readonly [name: string]: string };
  /** Subject → actions that only code asks the policy for. */
  readonly rights?: PolicyNames['rights'];
};

/** A remark of a check; its caller adds position and file. */
export type Remark = {
  readonly code: string;
  readonly pointer: string;
  readonly message: BilingualText;
  /** `error` (default) turns the file off. */
  readonly level?: Finding['level'];
};
export type ReportRemark = (remark: Remark) => void;
