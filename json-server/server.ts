/** `npm run server`: reads the environment, opens the data, listens. The only file with a side effect. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasAdministrator } from './commands/administrators.ts';
import { demoLogins } from './seed/demo-logins.ts';
import { type Environment, readEnvironment, SettingError } from './http/environment.ts';
import { unopenedSummary } from './accounts/server-secret.ts';
import { drain, listen, type StartedServer, openServer } from './commands/start.ts';
import { StoreFileError } from './store/store-file-error.ts';
import { StoreUnavailable } from './store/types.ts';
import { openTelemetry } from './commands/open-telemetry.ts';
import { errorFields } from './http/safe-error.ts';
import type { Log } from './http/log.ts';
import type { Telemetry } from './http/telemetry.ts';
import { VERSION } from './routes/system-status.ts';

function printDemoLogins({ store }: StartedServer): void {
  const present = demoLogins(store);
  if (present.length === 0) return;
  console.log('\n  Demo logins (e-mail / password):');
  for (const { email, password, role } of present) console.log(`    ${email} / ${password}  ${role}`);
}

function tellUnopened({ unopened }: Pick<StartedServer, 'unopened'>, notice: (text: string) => void): void {
  if (unopened.length === 0) return;
  notice(
    `AUTH_SECRET is not the one that these were sealed with: ${unopenedSummary(unopened)}.
  Start with that one, or seal them anew: OLD_AUTH_SECRET=… npm run secret:rotate`,
  );
}

/** They are part of the same build, so that production needs no second tool. */
const COMMANDS: ReadonlyMap<string, (environment: Environment) => Promise<void>> = new Map([
  ['admin:create', makeAdministrator],
  ['secret:rotate', sealAnew],
  ['config', runConfig],
  ['data', runData],
]);

async function runConfig(environment: Environment): Promise<void> {
  const { configCommand } = await import('./commands/config/command.ts');
  process.exitCode = await configCommand(environment, process.argv.slice(3), (lines) => console.log(lines));
}

async function runData(environment: Environment): Promise<void> {
  const { data } = await import('./commands/data/data.ts');
  const print = (line: string): void => console.log(line);
  process.exitCode = await data(environment, { argv: process.argv.slice(3), print, output: process.stderr });
}

async function sealAnew(environment: Environment): Promise<void> {
  const { secretRotate } = await import('./commands/secret-rotate.ts');
  const { sealed, unopened } = await secretRotate(environment, process.env);
  console.log(`\n  Sealed anew: ${sealed}.`);
  if (unopened.length === 0) return;
  console.error(`  Neither secret opens: ${unopenedSummary(unopened)}. They are as they were.`);
  process.exitCode = 1;
}

async function makeAdministrator(environment: Environment): Promise<void> {
  const { adminCreate, terminalAsk } = await import('./commands/admin-create.ts');
  const setup = { argv: process.argv.slice(3), env: process.env, ask: terminalAsk() };
  const { email, role, tenant } = await adminCreate(environment, setup);
  console.log(`\n  ${email} is ${role} of "${tenant}" and can sign in once the server runs.`);
}

/** Whoever starts a server in a terminal reads where it is, and who may sign in; in a log there is no place for passwords. */
function printBanner(opened: StartedServer, { allowsDemoLogins }: Environment, url: string): void {
  console.log(`\n  Konak is at ${url}`);
  if (allowsDemoLogins) printDemoLogins(opened);
}

function tellStart(log: Log, { environment, opened, url }: Started): void {
  const { isProduction, companySilence, metricsPort, tracesUrl } = environment;
  log.info(
    {
      url,
      version: VERSION,
      node: process.version,
      environment: isProduction ? 'production' : 'development',
      engine: opened.store.kind === 'file' ? 'sqlite' : 'postgres',
      pid: process.pid,
      ...(companySilence !== undefined && { companiesInMemoryMs: companySilence }),
      ...(metricsPort !== undefined && { metricsPort }),
      ...(tracesUrl !== undefined && { traces: true }),
    },
    `Konak is at ${url}`,
  );
}

type Started = { readonly environment: Environment; readonly opened: StartedServer; readonly url: string };

function urlOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  const shown = address.includes(':') ? `[${address}]` : address;
  return `http://${shown === '127.0.0.1' ? 'localhost' : shown}:${port}`;
}

async function serve(environment: Environment, telemetry: Telemetry): Promise<void> {
  const { log } = telemetry;
  const opened = await openServer(environment, { telemetry });
  const server = await listen(opened.app, environment).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  const url = urlOf(server);
  tellStart(log, { environment, opened, url });
  const isText = environment.logFormat === 'text';
  const notice = isText ? (text: string) => console.error(`\n  ${text}`) : (text: string) => log.warn({}, text);
  tellUnopened(opened, notice);
  if (isText) printBanner(opened, environment, url);
  if (!hasAdministrator(opened.store, environment.allowsDemoLogins)) {
    const text = 'Nobody can sign in yet. Stop this server and make the first administrator: npm run admin:create';
    if (isText) console.log(`\n  ${text}`);
    else log.warn({}, text);
  }

  let isStopping = false;
  const stop = async (why: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ why }, 'stopping');
    (opened.app.locals['close'] as () => void)();
    await drain(server);
    await opened.close();
    log.info({ why, uptimeSeconds: Math.round(process.uptime()) }, 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  // What nobody has caught leaves memory unsure: the next start reads what is kept.
  process.on('uncaughtException', (error) => {
    log.error({ why: 'uncaught exception', ...errorFields(error) }, 'stopped');
    process.exit(1);
  });
}

/** Expected errors say what to do; all others show their stack. */
const isExpected = (error: unknown): error is Error =>
  error instanceof SettingError || error instanceof StoreFileError || error instanceof StoreUnavailable;

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const command = COMMANDS.get(process.argv[2] ?? '');
  if (command) {
    await command(environment);
    return;
  }
  const telemetry = await openTelemetry(environment);
  await serve(environment, telemetry).catch((error: unknown) => {
    if (environment.logFormat === 'text') throw error;
    telemetry.log.error(isExpected(error) ? { reason: error.message } : errorFields(error), 'did not start');
    process.exit(1);
  });
}

main().catch((error: unknown) => {
  console.error(isExpected(error) ? error.message : error);
  process.exit(1);
});
