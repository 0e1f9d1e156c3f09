import { createBodies } from '../../accounts/link-body.ts';
import type { Module } from '../module.ts';
import { guestMessageRoutes } from './guest-calls.ts';
import { mailRoutes } from './mail-calls.ts';
import { createPostman } from './postman.ts';
import { reminderRoutes } from './reminder-calls.ts';
import { reminderJob } from './reminder-job.ts';
import { createTransports } from './transports.ts';
import { messageRule, templateRule, confirmStay, stopConfirmation, tellOwner } from './rules.ts';

export const mail: Module = {
  name: 'mail',
  rules: { message: messageRule, 'message-template': templateRule },
  followers: { reservations: [confirmStay, stopConfirmation], statements: [tellOwner] },
  calls: (deps) => [...reminderRoutes(deps), ...guestMessageRoutes(deps), ...mailRoutes(deps)],
  jobs: [reminderJob],
  jobsResource: 'messages',
  start: (running) => {
    const { records, clock, asSystem, publicUrl } = running;
    const bodyOf = createBodies({ ...running, company: running.records.company });
    const postman = createPostman({
      records,
      clock,
      asSystem,
      transportFor: createTransports(running),
      publicUrl,
      bodyOf,
    });
    postman.run().catch((error: unknown) => {
      console.error(JSON.stringify({ level: 'error', job: 'mail', error: String(error) }));
    });
    return postman.stop;
  },
};
