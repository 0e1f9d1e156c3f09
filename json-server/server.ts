/** `npm run server`: reads the environment, opens the data, listens. The only file with a side effect. */
import type { AddressInfo } from 'node:net';
import { hasAdministrator } from './commands/administrators.ts';
import { demoLogins } from './seed/demo-logins.ts';
import { type Environment, readEnvironment, SettingError } from './http/environment.ts';
import { wordsOfUnopened } from './accounts/server-secret.ts';
import { drain, listen, type Opened, openServer } from './commands/start.ts';
import { StoreFileError } from './store/store-file-error.ts';
import { StoreUnavailable } from './store/types.ts';
import { tellFindings } from './live/tell-findings.ts';

function printDemoLogins({ store }: Opened): void {
  const present = demoLogins(store);
  if (present.length === 0) return;
  console.log('\n  Demo logins (e-mail / password):');
  for (const { email, password, role } of present) console.log(`    ${email} / ${password}  ${role}`);
}

function tellUnopened({ unopened }: Pick<Opened, 'unopened'>): void {
  if (unopened.length === 0) return;
  console.error(`\n  AUTH_SECRET is not the one that these were sealed with: ${wordsOfUnopened(unopened)}.`);
  console.error('  Start with that one, or seal them anew: OLD_AUTH_SECRET=… npm run secret:rotate');
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
  console.error(`  Neither secret opens: ${wordsOfUnopened(unopened)}. They are as they were.`);
  process.exitCode = 1;
}

async function makeAdministrator(environment: Environment): Promise<void> {
  const { adminCreate, terminalAsk } = await import('./commands/admin-create.ts');
  const setup = { argv: process.argv.slice(3), env: process.env, ask: terminalAsk() };
  const { email, role, tenant } = await adminCreate(environment, setup);
  console.log(`\n  ${email} is ${role} of "${tenant}" and can sign in once the server runs.`);
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const command = COMMANDS.get(process.argv[2] ?? '');
  if (command) {
    await command(environment);
    return;
  }
  const opened = await openServer(environment);
  const server = await listen(opened.app, environment).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  tellUnopened(opened);
  tellFindings(opened.live, (lines) => console.log(lines));
  const { address, port } = server.address() as AddressInfo;
  const shown = address.includes(':') ? `[${address}]` : address;
  console.log(`\n  Konak is at http://${shown === '127.0.0.1' ? 'localhost' : shown}:${port}`);
  if (environment.allowsDemoLogins) printDemoLogins(opened);
  if (!hasAdministrator(opened.store, environment.allowsDemoLogins)) {
    console.log('\n  Nobody can sign in yet. Stop this server and make the first administrator: npm run admin:create');
  }

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    (opened.app.locals['close'] as () => void)();
    await drain(server);
    await opened.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  // Expected errors say what to do; all others show their stack.
  const isExpected =
    error instanceof SettingError || error instanceof StoreFileError || error instanceof StoreUnavailable;
  console.error(isExpected || (error instanceof Error && error.message.startsWith('Port ')) ? error.message : error);
  process.exit(1);
});
