import { join } from 'node:path';
import { isAtWork } from '../../accounts/packages.ts';
import { queueOf } from '../../records/queues.ts';
import { every } from '../../jobs/ticker.ts';
import type { Module } from '../module.ts';
import { kbsCalls } from './calls.ts';
import { httpGateway } from './gateway.ts';
import { guestIdentityCall } from './guest-page-call.ts';
import { defineGuestLinks } from './links.ts';
import { guestLinkCalls } from './public-calls.ts';
import { createSender } from './sender.ts';
import { startKbsSimulator } from './simulator.ts';
import { NOTIFICATIONS } from './stay.ts';
import {
  stayGuestRule,
  notificationRule,
  noticesOfStay,
  noticeOfStayGuest,
  followGuest,
  followNotification,
} from './rules.ts';
import { STAYS, STAY_GUESTS } from '../reservations/names.ts';

/** ms between two checks for pending notifications */
const INTERVAL = 700;

const portOf = (text: string | undefined): number => {
  const port = Number(text ?? 0);
  return Number.isInteger(port) && port >= 0 && port < 65_536 ? port : 0;
};

/**
 * Identity notifications: those that follow from stays, the people on them, and the messages to the authority
 * (KB1–KB6).
 */
export const kbs: Module = {
  name: 'kbs',
  rules: {
    'stay-guest': stayGuestRule,
    'kbs-notification': notificationRule,
  },
  followers: {
    [STAYS]: [noticesOfStay],
    [STAY_GUESTS]: [noticeOfStayGuest],
    guests: [followGuest],
    [NOTIFICATIONS]: [followNotification],
  },
  hasWaiting: (table) => table(NOTIFICATIONS).equal('status', 'SENDING').length > 0,
  queues: [queueOf({ name: 'identity', collection: NOTIFICATIONS, states: ['SENDING'] })],
  define: defineGuestLinks,
  calls: (deps) => [...kbsCalls(deps), ...guestLinkCalls(deps), guestIdentityCall(deps)],
  start: async ({ records, config, asSystem, clock, dataDir, env, watch }) => {
    const simulator = await startKbsSimulator({
      port: portOf(env['KBS_PORT']),
      file: join(dataDir, 'kbs-simulator.log'),
    }).catch((error: unknown) => {
      // The product starts without it: notifications then wait, and the screen shows the reason.
      watch.mistake('kbs', error);
      return undefined;
    });
    const gateway = httpGateway(simulator?.url ?? 'http://127.0.0.1:9');
    const mayTell = (tenant: string) => isAtWork(records, config.current().config, { tenant, name: NOTIFICATIONS });
    const sender = createSender({ records, asSystem, gateway, clock, isAtWork: mayTell, watch });
    const { stop } = every({ job: 'kbs', interval: INTERVAL, leading: records.leading, round: sender.run, watch });
    return async () => {
      // Pending messages get no answer now; they continue at the next start.
      await Promise.all([stop(), simulator?.close()]);
    };
  },
};
