/** One thing the checker found. `error` turns its file off, `warning` does not. */
export type Finding = {
  readonly code: string;
  readonly level: 'error' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** JSON pointer. */
  readonly pointer: string;
  /** What is wrong, what was probably meant, what is allowed. English: it is read in terminals and editors too. */
  readonly message: string;
  /** The same in Turkish. */
  readonly tr?: string;
  /** Of what records keep under a former name: of a field (`key`), of a value of its list (`key` and `value`), of the resource (`name`). */
  readonly kept?: {
    readonly resource: string;
    readonly key?: string;
    readonly value?: string;
    readonly name?: string;
  };
};
