/** One thing the checker found. `error` turns its file off, `warning` does not. */
export type Finding = {
  readonly code: string;
  readonly level: 'error' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** JSON pointer. */
  readonly pointer: string;
  /**
   * What is wrong, the probable intention, and the allowed values. In English, because terminals and editors show it
   * too.
   */
  readonly message: string;
  /** The same in Turkish. */
  readonly tr?: string;
  /**
   * Values stored under a former name: of a field (`key`), of an option (`key` and `value`), of the resource (`name`).
   */
  readonly kept?: {
    readonly resource: string;
    readonly key?: string;
    readonly value?: string;
    readonly name?: string;
  };
};
