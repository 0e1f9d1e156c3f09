import { ORDERS } from './names.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { every } from '../../jobs/ticker.ts';
import type { Module, WorkerContext } from '../module.ts';
import { nameOfHost } from './addresses.ts';
import { connect, connectionOf, disconnect } from './connection.ts';
import { guestPayCall } from './guest-page-call.ts';
import { expireOrders } from './jobs.ts';
import { publicPayCalls } from './public-calls.ts';
import { createReconciler } from './reconciler.ts';
import { refundToCards } from './refund-asked.ts';
import { simulatorClient } from './simulator-client.ts';
import { type CardSimulator, startPaymentSimulator } from './simulator/server.ts';
import { staffPayCalls } from './staff-calls.ts';
import { orderRule, followRefunds } from './rules.ts';

/** ms between two checks for pending orders */
const INTERVAL = 1000;
/** The payment page; the waiting and the failure page have no frame. */
const PAY_PAGE = /^\/v1\/public\/pay\/(?!3ds\/?$|fail\/?$)[^/]+\/?$/i;

const numberIn = (text: string | undefined, usual: number): number => {
  const number = Number(text ?? usual);
  return Number.isInteger(number) && number >= 0 && number < 65_536 ? number : usual;
};

/** Made at the first start and stored beside the data. */
async function keyIn(dataDir: string): Promise<string> {
  const file = join(dataDir, 'card-payment.key');
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (stored.length >= 32) return stored;
  const made = randomBytes(32).toString('hex');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

const deriveKey = (key: string, purpose: string): string => createHmac('sha256', key).update(purpose).digest('hex');
const withoutSlash = (url: string | undefined): string | undefined => url?.replace(/\/+$/, '') || undefined;

async function simulatorOf({ dataDir, env }: WorkerContext, key: string): Promise<CardSimulator> {
  const publicUrl = withoutSlash(env['PUBLIC_URL']);
  const port = numberIn(env['PORT'], 3000);
  return startPaymentSimulator({
    port: numberIn(env['PAY_PORT'], 0),
    host: env['HOST'] ?? '127.0.0.1',
    file: join(dataDir, 'card-simulator.log'),
    apiKey: deriveKey(key, 'api'),
    noticeSecret: deriveKey(key, 'notice'),
    shopOrigin: (host) => publicUrl ?? `http://${nameOfHost(host)}:${port}`,
  });
}

/** Payments by card through links, with a simulator of the provider on its own port (docs/card-payment.md). */
export const cardPayment: Module = {
  name: 'card-payment',
  rules: { 'card-payment-order': orderRule },
  followers: { reservations: [followRefunds, refundToCards] },
  removalRefusal: {
    'card-payment-order': () => ({ status: 409, field: 'status', key: 'cardPayment.posted', params: {} }),
  },
  calls: (deps) => [...publicPayCalls(deps), ...staffPayCalls(deps), guestPayCall(deps)],
  jobs: [expireOrders],
  // A link names the order but not the company.
  residents: [ORDERS],
  frames: (records, { path, host }) =>
    PAY_PAGE.test(path) ? connectionOf(records)?.provider.frameOrigin(host) : undefined,
  start: async (running) => {
    const { records, asSystem, clock, dataDir, env, watch } = running;
    const key = await keyIn(dataDir);
    const simulator = await simulatorOf(running, key).catch((error: unknown) => {
      // The product starts without it: meanwhile links cannot be paid, and their page says so.
      watch.mistake('card-payment', error);
      return undefined;
    });
    if (!simulator) return () => undefined;
    const payUrl = withoutSlash(env['PAY_URL']);
    const provider = simulatorClient({
      base: simulator.url,
      apiKey: deriveKey(key, 'api'),
      noticeSecret: deriveKey(key, 'notice'),
      originFor: (host) => payUrl ?? `http://${nameOfHost(host)}:${simulator.port}`,
    });
    const connection = { provider, key: deriveKey(key, 'result'), publicUrl: withoutSlash(env['PUBLIC_URL']) };
    connect(records, connection);
    const reconciler = createReconciler({ records, asSystem, clock }, connection, watch);
    const { stop } = every({
      job: 'card-payment',
      interval: INTERVAL,
      leading: records.leading,
      round: reconciler.run,
      watch,
    });
    return async () => {
      disconnect(records);
      await Promise.all([stop(), simulator.close()]);
    };
  },
};
