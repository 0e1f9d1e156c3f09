import { createApp } from '../app.ts';
import { type Environment, SettingError } from '../http/environment.ts';
import { type Rotated, rotateSecret } from '../accounts/server-secret.ts';
import { openData } from './open-data.ts';
import { serverSecret } from './start.ts';

const USAGE = 'OLD_AUTH_SECRET=… AUTH_SECRET=… npm run secret:rotate';

/**
 * `npm run secret:rotate`: seals with the present AUTH_SECRET (or the one kept next to the data) what OLD_AUTH_SECRET opens.
 * The server must be stopped, because it holds the lock on the data.
 * @throws SettingError, StoreFileError with a message for the terminal
 */
export async function secretRotate(
  environment: Environment,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Rotated> {
  const old = env['OLD_AUTH_SECRET'] ?? '';
  if (old === '') throw new SettingError(`OLD_AUTH_SECRET is missing: the secret until now.\n${USAGE}`);
  const { live, store } = await openData(environment, { isWatching: false });
  try {
    const secret = await serverSecret(environment);
    // Defines the tables, as the server does.
    const app = createApp({ store, config: live, secret });
    (app.locals['close'] as () => void)();
    return await rotateSecret({ store, config: live.current().config, old, secret });
  } finally {
    await live.close();
    await store.close();
  }
}
