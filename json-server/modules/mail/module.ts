import { createBodies } from '../../accounts/link-body.ts';
import type { Module } from '../module.ts';
import { guestMessageRoutes } from './guest-calls.ts';
import { inboxRoutes } from './inbox/calls.ts';
import { conversationRule, keepThread } from './inbox/followers.ts';
import { letters } from './letters.ts';
import { mailRoutes } from './mail-calls.ts';
import { MESSAGES } from './names.ts';
import { createPostman } from './postman.ts';
import { reminderRoutes } from './reminder-calls.ts';
import { reminderJob } from './reminder-job.ts';
import { queueOf } from '../../records/queues.ts';
import { createTransports } from './transports.ts';
import { messageRule, templateRule, confirmStay, stopConfirmation, tellCancelled } from './rules.ts';

export const mail: Module = {
  name: 'mail',
  rules: { message: messageRule, 'message-template': templateRule, conversation: conversationRule },
  followers: { reservations: [confirmStay, stopConfirmation, tellCancelled], [MESSAGES]: [keepThread] },
  letters,
  calls: (deps) => [...reminderRoutes(deps), ...guestMessageRoutes(deps), ...mailRoutes(deps), ...inboxRoutes(deps)],
  jobs: [reminderJob],
  hasWaiting: (table) => ['WAITING', 'SENDING'].some((status) => table(MESSAGES).equal('status', status).length > 0),
  queues: [queueOf({ name: 'outbox', collection: MESSAGES, states: ['WAITING', 'SENDING'] })],
  jobsResource: 'messages',
  start: (running) => {
    const { records, clock, asSystem, publicUrl, watch } = running;
    const bodyOf = createBodies({ ...running, company: running.records.company });
    const postman = createPostman({
      records,
      clock,
      asSystem,
      transportFor: createTransports(running),
      publicUrl,
      bodyOf,
      watch,
    });
    postman.tick();
    return postman.stop;
  },
};
