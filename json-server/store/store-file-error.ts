/**
 * The stored data cannot be trusted, or is in use, so the store did not open. Nothing was changed. The message names
 * the file, the line where known, and what to do; it is meant for the person at the terminal.
 */
export class StoreFileError extends Error {
  readonly path: string;
  readonly line: number | undefined;

  constructor({ path, line, problem, hint }: { path: string; line?: number; problem: string; hint: string }) {
    super(`${path}${line === undefined ? '' : `:${line}`}: ${problem}. ${hint}`);
    this.name = 'StoreFileError';
    this.path = path;
    this.line = line;
  }
}
