import type { SourceFile } from '../../src/config/check/source.ts';

/** The folders of the configuration; every path begins with one of them. */
export const CONFIG_FOLDERS = ['resources', 'locales'] as const;
export type ConfigFolder = (typeof CONFIG_FOLDERS)[number];

/** A file as stored, byte for byte. */
export type KeptFile = { readonly path: string; readonly bytes: Buffer };

/** `seen`: fingerprint of the text that the change is based on. */
export type FileChange = { readonly path: string; readonly text: string; readonly seen: string };

export type Watching = {
  /** Changes before this resolves go unreported. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
};

/** Where the configuration's files are. Two adapters: folders, and versions in a database. */
export type ConfigSource = {
  /** All files of a folder, ordered by path. */
  readonly read: (folder: ConfigFolder) => Promise<readonly SourceFile[]>;
  /**
   * Changes files, all or none, if nobody has changed them since they were read. @param by who makes the change
   * @returns the paths that have changed since; none = done
   */
  readonly write: (files: readonly FileChange[], by: string) => Promise<readonly string[]>;
  /** Calls `changed` after changes, once for several at the same time. */
  readonly watch: (changed: () => void) => Watching;
  readonly close: () => Promise<void>;
};
