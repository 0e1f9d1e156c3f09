import { createBodies } from '../../accounts/link-body.ts';
import type { Module } from '../module.ts';
import { TEMPLATES } from './compose.ts';
import { guestMessageRoutes } from './guest-calls.ts';
import { inboxRoutes } from './inbox/calls.ts';
import { conversationRule, keepThread } from './inbox/followers.ts';
import { mailInCalls, mailInLinkCalls } from './inbox/mail-in.ts';
import { createThreadBeginner } from './inbox/begin-threads.ts';
import { createCollector, hasMailbox } from './inbox/collector.ts';
import { imapMailboxes } from './inbox/mailbox.ts';
import { sendInOwnTime } from './inbox/own-time-job.ts';
import { guestTalkCalls } from './guest-page/calls.ts';
import { MAIL_IN_LINKS, MAIL_IN_TOKENS, MAILBOXES, THREADS_BEGUN } from './inbox/names.ts';
import { letters } from './letters.ts';
import { mailRoutes } from './mail-calls.ts';
import { createPostman } from './postman.ts';
import { reminderRoutes } from './reminder-calls.ts';
import { reminderJob } from './reminder-job.ts';
import { queueOf } from '../../records/queues.ts';
import { createTransports, mayBePrivate, publicAddress } from './transports.ts';
import { messageRule, templateRule, confirmStay, stopConfirmation, stopTimed, tellCancelled } from './rules.ts';
import { MESSAGES } from '../../accounts/one-time-links.ts';

export const mail: Module = {
  name: 'mail',
  rules: { message: messageRule, 'message-template': templateRule, conversation: conversationRule },
  followers: { reservations: [confirmStay, stopConfirmation, tellCancelled, stopTimed], [MESSAGES]: [keepThread] },
  letters,
  define: (define) => {
    for (const name of [MAIL_IN_LINKS, MAILBOXES, THREADS_BEGUN]) define(name, { unique: [], ordered: {}, search: [] });
    define(MAIL_IN_TOKENS, { unique: [], ordered: { until: 'plain' }, search: [] });
  },
  calls: (deps) => [
    ...reminderRoutes(deps),
    ...guestMessageRoutes(deps),
    ...mailRoutes(deps),
    ...inboxRoutes(deps),
    ...mailInCalls(deps),
    ...mailInLinkCalls(deps),
    ...guestTalkCalls(deps),
  ],
  jobs: [reminderJob, sendInOwnTime],
  jobCollections: [TEMPLATES],
  hasWaiting: (table) =>
    hasMailbox(table) || ['WAITING', 'SENDING'].some((status) => table(MESSAGES).equal('status', status).length > 0),
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
      blobs: running.blobs,
      watch,
    });
    const isPrivate = mayBePrivate(running.env);
    const open = imapMailboxes({ mayBePlain: isPrivate, ...(!isPrivate && { resolve: publicAddress }) });
    const collector = createCollector({ ...running, open });
    const beginner = createThreadBeginner({ records, asSystem, watch });
    postman.tick();
    beginner.tick();
    return async () => {
      await Promise.all([postman.stop(), collector.stop(), beginner.stop()]);
    };
  },
};
