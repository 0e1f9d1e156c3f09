import Database from 'libsql';

/** No file. */
export const NOWHERE = ':memory:';

export type Value = string | number | null;

/** ms to wait for another tool that is writing to the file */
const BUSY = 5000;

/** A connection to a file, with statements prepared once. It blocks on the disk: only for threads, and the start. */
export class Connection {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  constructor(file: string) {
    this.#database = new Database(file);
    this.#database.exec(`pragma busy_timeout = ${BUSY}`);
  }

  get isInTransaction(): boolean {
    return this.#database.inTransaction;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /** @returns how many rows changed */
  run(sql: string, ...values: readonly Value[]): number {
    return this.#prepared(sql).run(values).changes;
  }

  /** @typeParam Found what the statement selects */
  rows<Found extends readonly Value[]>(sql: string, ...values: readonly Value[]): Found[] {
    return this.#prepared(sql).raw().all(values) as Found[];
  }

  /** The result of a pragma, or of a statement with one value. */
  value(sql: string, ...values: readonly Value[]): Value {
    return this.rows<[Value]>(sql, ...values)[0]?.[0] ?? null;
  }

  close(): void {
    if (this.isInTransaction) this.exec('rollback');
    this.#statements.clear();
    this.#database.close();
  }

  #prepared(sql: string): Database.Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const made = this.#database.prepare(sql);
    this.#statements.set(sql, made);
    return made;
  }
}
