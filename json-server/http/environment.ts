import { dirname, join } from 'node:path';
import { trustOf } from './client-address.ts';
import { LOG_FORMATS, LOG_LEVELS, type LogFormat, type LogLevel } from './log.ts';

/** The settings of a server process, read from environment variables. */
export type Environment = {
  readonly port: number;
  readonly host: string;
  /** The database file. */
  readonly dbFile: string;
  /** Path of data in the earlier format, read once. */
  readonly earlierFile: string;
  /** The seed file, never written. */
  readonly seedFile: string;
  readonly scratchFile: string;
  /** Uploads: next to the data, outside the web root. */
  readonly filesDir: string;
  /** Storage for uploads instead of `filesDir`: `s3://…` or `file:///…` (see `records/files/open-blobs.ts`). */
  readonly filesUrl: string | undefined;
  /** A PostgreSQL database, which several servers may share. */
  readonly databaseUrl: string | undefined;
  /** ms after which an unused company leaves memory; undefined = all companies stay there. */
  readonly companySilence: number | undefined;
  readonly secretFile: string;
  /** The last good configuration, for starting while the current one is broken. */
  readonly lastGoodFile: string;
  readonly secret: string | undefined;
  readonly resourcesDir: string;
  readonly localesDir: string;
  /** The browser's build. */
  readonly webRoot: string;
  readonly defaultTenant: string;
  /** Failed sign-ins allowed per minute and account. */
  readonly loginRateLimit: number;
  /** Writes per minute and person; 0 = no limit. */
  readonly writeRateLimit: number;
  /** Calls per minute of one API key. */
  readonly apiRateLimit: number;
  /** Percent of the disk at which uploads stop, so that everything else can still be written. */
  readonly diskReserve: number;
  /** The product's public address, used in mails; without a trailing slash. */
  readonly publicUrl: string;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  readonly isProduction: boolean;
  readonly logLevel: LogLevel;
  readonly logFormat: LogFormat;
  /** Port for metrics, on the same host; undefined = no metrics, and nothing is counted for them. */
  readonly metricsPort: number | undefined;
  /** A collector of traces that accepts OTLP over HTTP. */
  readonly tracesUrl: string | undefined;
  /** The service name in traces. */
  readonly serviceName: string;
  readonly allowsDemoLogins: boolean;
};

/** An invalid setting; the message is meant for the terminal. */
export class SettingError extends Error {}

function wholeNumber(name: string, text: string | undefined, fallback: number, max: number): number {
  if (text === undefined || text === '') return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > max) {
    throw new SettingError(`${name}=${text} is not a whole number from 0 to ${max}.`);
  }
  return number;
}

/** The address that people type: the server's own, unless the environment names the address in front of it. */
function publicUrlOf(text: string | undefined, { host, port }: { host: string; port: number }): string {
  if (text === undefined || text === '') return `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new SettingError(`PUBLIC_URL=${text} is not an address that begins with http:// or https://.`);
  }
  return text.replace(/\/+$/, '');
}

/** An error names only the variable, since the value holds a password. */
function databaseUrlOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new SettingError('DATABASE_URL is no address of a database, as in postgres://user:password@host:5432/name.');
  }
  return text;
}

const HOUR = 60 * 60 * 1000; // ms
/** Servers that share a database each hold only the companies they are asked for. */
const HOURS_UNTIL_UNLOADED = 6;

/** `all`, or the hours after which an unused company leaves memory. */
function companySilenceOf(env: Variables): number | undefined {
  const said = env['COMPANIES_IN_MEMORY'] || (env['DATABASE_URL'] ? String(HOURS_UNTIL_UNLOADED) : 'all');
  if (said === 'all') return undefined;
  const hours = Number(said);
  if (!Number.isInteger(hours) || hours < 1 || hours > 1000) {
    throw new SettingError(`COMPANIES_IN_MEMORY=${said} is neither "all" nor a number of hours from 1 to 1000.`);
  }
  return hours * HOUR;
}

function oneOf<Value extends string>(
  name: string,
  text: string | undefined,
  { values, usual }: { values: readonly Value[]; usual: Value },
): Value {
  if (text === undefined || text === '') return usual;
  const value = values.find((each) => each === text);
  if (value === undefined) throw new SettingError(`${name}=${text} is none of ${values.join(', ')}.`);
  return value;
}

function tracesUrlOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  // An error names only the variable, since the value may hold a password.
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new SettingError(
      'OTEL_EXPORTER_OTLP_ENDPOINT is no address that begins with http:// or https://, as in http://localhost:4318.',
    );
  }
  return text;
}

/** Addresses and networks, separated by commas. */
function proxiesOf(text = ''): readonly string[] {
  const proxies = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  try {
    trustOf(proxies);
    return proxies;
  } catch (error) {
    const wrong = error instanceof Error ? error.message : text;
    throw new SettingError(`TRUSTED_PROXIES: "${wrong}" is neither an address nor a network, as in 10.0.0.1,fd00::/8.`);
  }
}
/** Twenty a second, sustained: faster than anybody works, and more than any bulk action of a screen sends. */
const WRITES_A_MINUTE = 1200;

/** Calls of one API key: ten a second, sustained. */
const CALLS_A_MINUTE = 600;

/** Percent */
const DISK_RESERVE = 10;

/** Characters; 256 bits in hexadecimal are 64. */
const MIN_SECRET_LENGTH = 32;

type Variables = Readonly<Record<string, string | undefined>>;

const DEFAULT_FILE = '.data/konak.db';
/** The default path of the earlier format. */
const EARLIER_DEFAULT = '.data/db.json';

/** A name ending in `.json`, as set for the earlier format, means its neighbour ending in `.db`. */
export const dbFileOf = (env: Variables): string => (env['DB_FILE'] ?? DEFAULT_FILE).replace(/\.json$/, '.db');

/** Path of data in the earlier format: the same name ending in `.json`. */
export const earlierFileOf = (env: Variables): string =>
  [undefined, DEFAULT_FILE].includes(env['DB_FILE']) ? EARLIER_DEFAULT : dbFileOf(env).replace(/(\.db)?$/, '.json');

/** Path of the last good configuration: next to the data. */
export const lastGoodFileOf = (env: Variables): string => join(dirname(dbFileOf(env)), 'last-good.json');

/** @throws SettingError naming the variable and what it should be */
export function readEnvironment(env: Variables): Environment {
  const isProduction = env['NODE_ENV'] === 'production';
  const secret = env['AUTH_SECRET'];
  if (secret === undefined && isProduction) {
    throw new SettingError('AUTH_SECRET is required when NODE_ENV=production: at least 32 random characters.');
  }
  if (secret !== undefined && secret.length < MIN_SECRET_LENGTH) {
    throw new SettingError(`AUTH_SECRET is shorter than ${MIN_SECRET_LENGTH} characters.`);
  }
  if (!env['PUBLIC_URL'] && isProduction) {
    throw new SettingError(
      'PUBLIC_URL is required when NODE_ENV=production: the address that people type, https://konak.example; links in mails begin with it.',
    );
  }
  const dbFile = dbFileOf(env);
  const data = dirname(dbFile);
  const port = wholeNumber('PORT', env['PORT'], 3000, 65_535);
  const host = env['HOST'] ?? '127.0.0.1';
  return {
    port,
    host,
    publicUrl: publicUrlOf(env['PUBLIC_URL'], { host, port }),
    dbFile,
    earlierFile: earlierFileOf(env),
    seedFile: 'db.json',
    scratchFile: join(data, 'scratch.json'),
    filesDir: join(data, 'files'),
    filesUrl: env['FILES_URL'] || undefined,
    databaseUrl: databaseUrlOf(env['DATABASE_URL']),
    companySilence: companySilenceOf(env),
    secretFile: join(data, 'auth-secret'),
    lastGoodFile: lastGoodFileOf(env),
    secret,
    resourcesDir: env['RESOURCES_DIR'] ?? 'resources',
    localesDir: env['LOCALES_DIR'] ?? 'locales',
    webRoot: 'dist/client',
    defaultTenant: env['TENANT_DEFAULT'] ?? 'demo',
    loginRateLimit: Math.max(1, wholeNumber('LOGIN_RATE_LIMIT', env['LOGIN_RATE_LIMIT'], 10, 1_000_000)),
    trustedProxies: proxiesOf(env['TRUSTED_PROXIES']),
    writeRateLimit: wholeNumber('WRITE_RATE_LIMIT', env['WRITE_RATE_LIMIT'], WRITES_A_MINUTE, 1_000_000),
    apiRateLimit: Math.max(1, wholeNumber('API_RATE_LIMIT', env['API_RATE_LIMIT'], CALLS_A_MINUTE, 1_000_000)),
    diskReserve: wholeNumber('DISK_RESERVE', env['DISK_RESERVE'], DISK_RESERVE, 99),
    isProduction,
    logLevel: oneOf('LOG_LEVEL', env['LOG_LEVEL'], { values: LOG_LEVELS, usual: 'info' }),
    logFormat: oneOf('LOG_FORMAT', env['LOG_FORMAT'], { values: LOG_FORMATS, usual: isProduction ? 'json' : 'text' }),
    metricsPort: env['METRICS_PORT'] ? wholeNumber('METRICS_PORT', env['METRICS_PORT'], 0, 65_535) : undefined,
    tracesUrl: tracesUrlOf(env['OTEL_EXPORTER_OTLP_ENDPOINT']),
    serviceName: env['OTEL_SERVICE_NAME'] || 'konak',
    allowsDemoLogins: !isProduction || env['DEMO_LOGINS'] === '1',
  };
}
