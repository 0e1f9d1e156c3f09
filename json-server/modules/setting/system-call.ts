import type { Route } from '../../accounts/call.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';

/** The server's state, for those who run it: over all companies together, without any record's values. */
export const systemCall = ({ statusOf }: Pick<RouteDeps, 'statusOf'>): Route => ({
  method: 'GET',
  path: '/api/settings/system',
  answer: 'SystemStatus',
  access: { subject: 'System', action: 'read' },
  handle: () => json(200, statusOf()),
});
