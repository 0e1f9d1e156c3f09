/** `npm run server`: reads the environment, opens the data, listens. The only file with a side effect. */
import type { AddressInfo } from 'node:net';
import { printFindings } from '../src/config/check/print.ts';
import { demoLogins } from './demo-logins.ts';
import { readEnvironment, SettingError } from './environment.ts';
import { drain, listen, type Opened, openServer } from './start.ts';
import { StoreFileError } from './store/store-file-error.ts';

function printDemoLogins({ store }: Opened): void {
  const present = demoLogins(store);
  if (present.length === 0) return;
  console.log('\n  Demo logins (e-mail / password):');
  for (const { email, password, role } of present) console.log(`    ${email} / ${password}  ${role}`);
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const opened = await openServer(environment);
  const server = await listen(opened.app, environment).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  const { findings } = opened.live.current();
  if (findings.length > 0) console.log(printFindings(findings));
  const { address, port } = server.address() as AddressInfo;
  const shown = address.includes(':') ? `[${address}]` : address;
  console.log(`\n  Konak is at http://${shown === '127.0.0.1' ? 'localhost' : shown}:${port}`);
  if (environment.allowsDemoLogins) printDemoLogins(opened);

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
  // Expected trouble says what to do; anything else shows where it came from.
  const isExpected = error instanceof SettingError || error instanceof StoreFileError;
  console.error(isExpected || (error instanceof Error && error.message.startsWith('Port ')) ? error.message : error);
  process.exit(1);
});
