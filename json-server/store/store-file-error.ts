/**
 * The stored data cannot be trusted, or are in use, so the store did not open. Nothing was changed. The message is for
 * the person at the terminal: it names the file, the line where known, and what to do.
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
