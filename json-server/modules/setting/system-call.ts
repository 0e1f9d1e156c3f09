import type { Route } from '../../accounts/call.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';

/** How the server is, for those who run it: of all companies together, and no value of any record. */
export const systemCall = ({ statusOf }: Pick<RouteDeps, 'statusOf'>): Route => ({
  method: 'GET',
  path: '/api/settings/system',
  answer: 'SystemStatus',
  access: { subject: 'System', action: 'read' },
  handle: () => json(200, statusOf()),
});
