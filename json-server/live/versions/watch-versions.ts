import pg from 'pg';
import type { Watching } from '../config-source.ts';
import { CHANNEL } from './config-versions.ts';

/** ms between two looks; a lost message delays a change no longer than that */
const LOOK = 1000;

/**
 * Looks as soon as the database announces something new, and every second. While the database is away it does nothing
 * but reconnect.
 */
export function watchVersions(databaseUrl: string, look: (connection: pg.ClientBase) => Promise<void>): Watching {
  let connection: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isClosed = false;
  let begun: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    begun = resolve;
  });

  const connect = async (): Promise<pg.Client> => {
    const made = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'konak',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    // The next look notices that it is gone.
    made.on('error', () => undefined);
    made.on('notification', () => void round());
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}`);
      return made;
    } catch (error) {
      await made.end().catch(() => undefined);
      throw error;
    }
  };
  const rounds = async (): Promise<void> => {
    while (isAsked && !isClosed) {
      isAsked = false;
      try {
        connection ??= await connect();
        await look(connection);
        begun();
      } catch {
        await connection?.end().catch(() => undefined);
        connection = undefined;
      }
    }
  };
  const round = (): Promise<void> => {
    isAsked = true;
    clearTimeout(timer);
    running ??= rounds().finally(() => {
      running = undefined;
      if (!isClosed) timer = setTimeout(() => void round(), LOOK).unref();
    });
    return running;
  };
  void round();
  return {
    ready,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
      begun();
      await connection?.end().catch(() => undefined);
    },
  };
}
