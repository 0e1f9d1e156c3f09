import type { SourceFile } from '../../src/config/check/source.ts';

/** What the configuration lies in; every path begins with one of them. */
export const CONFIG_FOLDERS = ['resources', 'locales'] as const;
export type ConfigFolder = (typeof CONFIG_FOLDERS)[number];

/** A file as it lies there, byte for byte. */
export type KeptFile = { readonly path: string; readonly bytes: Buffer };

/** `seen`: fingerprint of the text that the change is based on. */
export type FileChange = { readonly path: string; readonly text: string; readonly seen: string };

export type Watching = {
  /** Until then changes go unreported. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
};

/** Where the files of the configuration are. Two adapters: the folders, and versions in a database. */
export type ConfigSource = {
  /** All files of a folder, ordered by path. */
  readonly read: (folder: ConfigFolder) => Promise<readonly SourceFile[]>;
  /**
   * Changes files, all or none, if they are still as seen. @param by who wants it
   * @returns the paths that somebody has changed since; none = done
   */
  readonly write: (files: readonly FileChange[], by: string) => Promise<readonly string[]>;
  /** Calls `changed` after changes, once for those that come together. */
  readonly watch: (changed: () => void) => Watching;
  readonly close: () => Promise<void>;
};
