import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, programUser } from './postgres-programs.ts';

/** Stops the server in `data` and removes `directory` once this process has ended, however it does: its end of the pipe is closed then. */
export function endWithProcess({ bin, data, directory }: Record<'bin' | 'data' | 'directory', string>): void {
  const end = `cat; "${bin}/pg_ctl" -D "${data}" stop -m immediate; rm -rf "${directory}"`;
  const keeper = spawn('sh', ['-c', end], { ...programUser(), detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  keeper.unref();
  if (keeper.stdin instanceof Socket) keeper.stdin.unref();
}

/** A server for as long as this process lives. */
export class PostgresServer {
  readonly url: string;
  readonly #bin: string;
  readonly #directory: string;
  readonly #port: number;

  private constructor(bin: string, port: number) {
    this.#bin = bin;
    this.#port = port;
    this.url = `postgres://konak@127.0.0.1:${port}/postgres`;
    this.#directory = mkdtempSync(join(tmpdir(), 'postgres-'));
    const { uid = -1, gid = -1 } = programUser();
    chownSync(this.#directory, uid, gid);
    const options = ['-D', this.#data, '-U', 'konak', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
    execFileSync(join(bin, 'initdb'), options, { ...programUser(), cwd: this.#directory, stdio: 'pipe' });
    endWithProcess({ bin, data: this.#data, directory: this.#directory });
  }

  /** @param bin as `findPrograms` finds it */
  static async begin(bin: string, how: { readonly isSynced?: boolean } = {}): Promise<PostgresServer> {
    const server = new PostgresServer(bin, await freePort());
    await server.start(how);
    return server;
  }

  get #data(): string {
    return join(this.#directory, 'data');
  }

  /** @param isSynced as a database in earnest is; nothing that tests keep outlives them */
  async start({ isSynced = false }: { readonly isSynced?: boolean } = {}): Promise<void> {
    const settings = [
      `-p ${this.#port} -k ${this.#directory} -c listen_addresses=127.0.0.1 -c timezone=UTC -c max_connections=100`,
      ...(isSynced ? [] : ['-c fsync=off -c synchronous_commit=off -c full_page_writes=off']),
    ];
    await this.#control('start', '-w', '-l', join(this.#directory, 'log'), '-o', settings.join(' '));
  }

  async stop(): Promise<void> {
    await this.#control('stop', '-w', '-m', 'fast');
  }

  async #control(...args: readonly string[]): Promise<void> {
    await promisify(execFile)(join(this.#bin, 'pg_ctl'), ['-D', this.#data, ...args], {
      ...programUser(),
      cwd: this.#directory,
    });
  }
}
