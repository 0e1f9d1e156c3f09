import { join } from 'node:path';
import type { Module, Running } from '../module.ts';
import { fileTransport } from './file-transport.ts';
import { guestMessageRoutes } from './guest-calls.ts';
import { createPostman } from './postman.ts';
import { reminderRoutes } from './reminder-calls.ts';
import { reminderJob } from './reminder-job.ts';
import { settingsJob } from './settings-job.ts';
import { settingsRoutes } from './settings-calls.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

/** The sender's address, as long as `MAIL_FROM` says nothing else. */
const FROM = 'konak@localhost';

/** SMTP where `SMTP_URL` names a server; otherwise files in the folder `mail` beside the data. */
function transportOf({ env, dataDir }: Pick<Running, 'env' | 'dataDir'>): Transport {
  const url = env['SMTP_URL'] ?? '';
  const from = env['MAIL_FROM'] ?? FROM;
  return url === '' ? fileTransport({ folder: join(dataDir, 'mail'), from }) : smtpTransport({ url, from });
}

/** Where people reach the product: `PUBLIC_URL`, or this machine. */
const addressOf = ({ env }: Pick<Running, 'env'>): string =>
  (env['PUBLIC_URL'] || `http://localhost:${env['PORT'] || '3000'}`).replace(/\/+$/u, '');

export const mail: Module = {
  name: 'mail',
  calls: (deps) => [...reminderRoutes(deps), ...guestMessageRoutes(deps), ...settingsRoutes(deps)],
  jobs: [settingsJob, reminderJob],
  start: (running) => {
    const { store, clock, asSystem } = running;
    const postman = createPostman({
      store,
      clock,
      asSystem,
      transport: transportOf(running),
      address: addressOf(running),
    });
    postman.run().catch((error: unknown) => {
      console.error(JSON.stringify({ level: 'error', job: 'mail', error: String(error) }));
    });
    return postman.stop;
  },
};
